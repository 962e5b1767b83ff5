/**
 * Text in: reads YAML and JSON as kubectl does, into trees of nodes with exact places, and says
 * what is wrong with the text.
 *
 * <p>It must not know schemas, patches, or files with several objects. Start reading at {@link
 * dev.tripatch.document.reader.SourceReader}.
 */
@NullMarked
package dev.tripatch.document.reader;

import org.jspecify.annotations.NullMarked;
