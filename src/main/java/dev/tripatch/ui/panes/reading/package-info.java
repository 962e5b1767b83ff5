/**
 * Markdown to read, as lessons, the reference and the course show it.
 *
 * <p>It computes nothing, and knows no feature. Start reading at {@link
 * dev.tripatch.ui.panes.reading.MarkdownView}.
 */
@NullMarked
package dev.tripatch.ui.panes.reading;

import org.jspecify.annotations.NullMarked;
