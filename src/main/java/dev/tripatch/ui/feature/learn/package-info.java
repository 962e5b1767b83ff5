/**
 * Pages to read beside the documents: Markdown as text with links, and the reference.
 *
 * <p>Start reading at {@link dev.tripatch.ui.feature.learn.MarkdownView}.
 */
@NullMarked
package dev.tripatch.ui.feature.learn;

import org.jspecify.annotations.NullMarked;
