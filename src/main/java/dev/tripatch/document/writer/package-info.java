/**
 * Values out: writes them as YAML or JSON that reads back as the same values.
 *
 * <p>It must not know where the text goes or what it is about. Start reading at {@link
 * dev.tripatch.document.writer.YamlWriter}.
 */
@NullMarked
package dev.tripatch.document.writer;

import org.jspecify.annotations.NullMarked;
