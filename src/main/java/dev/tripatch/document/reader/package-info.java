/**
 * Text in: reads YAML and JSON as kubectl does, into trees of nodes with exact places, and says
 * what is wrong with the text. Files with several objects: finds them, names them, chooses the one
 * that is meant, and puts it back when it has changed.
 *
 * <p>It must not know schemas or patches. Start reading at {@link
 * dev.tripatch.document.reader.SourceReader}; for files with several objects at {@link
 * dev.tripatch.document.reader.ManifestFile}.
 */
@NullMarked
package dev.tripatch.document.reader;

import org.jspecify.annotations.NullMarked;
