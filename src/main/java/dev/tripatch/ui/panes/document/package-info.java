/**
 * The open documents: texts, the files they come from, their edits and one history over all.
 *
 * <p>It must not know what is compared. Start reading at {@link
 * dev.tripatch.ui.panes.document.DocumentViewModel}.
 */
@NullMarked
package dev.tripatch.ui.panes.document;

import org.jspecify.annotations.NullMarked;
