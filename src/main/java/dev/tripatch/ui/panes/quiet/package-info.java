/**
 * What is shown as wrong while a person types: nothing flashes because a word is half typed.
 *
 * <p>It must not know any view. Start reading at {@link dev.tripatch.ui.panes.quiet.QuietErrors}.
 */
@NullMarked
package dev.tripatch.ui.panes.quiet;

import org.jspecify.annotations.NullMarked;
