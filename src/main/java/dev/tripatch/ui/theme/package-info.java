/**
 * Colours, fonts and glyphs: light and dark, and how each outcome looks.
 *
 * <p>It must not know panes or documents. Start reading at {@link dev.tripatch.ui.theme.Theme} and
 * the style sheets beside it.
 */
@NullMarked
package dev.tripatch.ui.theme;

import org.jspecify.annotations.NullMarked;
