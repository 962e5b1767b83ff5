/**
 * Colours, fonts and glyphs: light and dark, for high contrast and for colour blindness, and how
 * each outcome looks.
 *
 * <p>It must not know panes or documents. Start reading at {@link dev.tripatch.ui.theme.Theme} and
 * the style sheets beside it: {@code light.css}, {@code dark.css} and their kin name colours,
 * {@code tripatch.css} uses them. AtlantaFX's are below them.
 */
@NullMarked
package dev.tripatch.ui.theme;

import org.jspecify.annotations.NullMarked;
