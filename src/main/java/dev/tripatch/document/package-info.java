/**
 * Text in, values with exact places out, and back: reading YAML and JSON as kubectl does, finding
 * the objects in a file, changing values in a text, writing values as YAML or JSON.
 *
 * <p>It must not know schemas, patches or any toolkit. Start reading at {@link
 * dev.tripatch.document.reader.SourceReader}, which makes a {@link
 * dev.tripatch.document.SourceDocument} of a text; at {@link
 * dev.tripatch.document.reader.ManifestFile} for files with several objects; at {@link
 * dev.tripatch.document.YamlWriter} for the way back.
 */
@NullMarked
package dev.tripatch.document;

import org.jspecify.annotations.NullMarked;
