/**
 * The open documents: texts, the files they come from, their edits and one history over all; and
 * what is shown as wrong while a person types: nothing flashes because a word is half typed.
 *
 * <p>It must not know what is compared. Start reading at {@link
 * dev.tripatch.ui.panes.document.DocumentViewModel}; for what is wrong at {@link
 * dev.tripatch.ui.panes.document.QuietErrors}.
 */
@NullMarked
package dev.tripatch.ui.panes.document;

import org.jspecify.annotations.NullMarked;
