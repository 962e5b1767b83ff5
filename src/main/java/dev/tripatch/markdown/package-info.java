/**
 * Markdown, as far as our own pages and lessons use it: headings, paragraphs, lists, tables,
 * quotations, fenced code, and in them code, emphasis and links. Anything else is plain text.
 *
 * <p>It must not know what the texts are about, nor how they are shown. Start reading at {@link
 * dev.tripatch.markdown.MarkdownReader}.
 */
@NullMarked
package dev.tripatch.markdown;

import org.jspecify.annotations.NullMarked;
