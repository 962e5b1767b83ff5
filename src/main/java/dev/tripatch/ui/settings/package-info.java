/**
 * What a person chooses about the program, its dialog, and how it is stored; the keyboard of this
 * system, and work beside the UI thread. How it looks: colours, fonts and glyphs, light and dark,
 * for high contrast and for colour blindness, and how each outcome looks.
 *
 * <p>It must not know panes or documents, or where choices take effect: it gets their properties.
 * Start reading at {@link dev.tripatch.ui.settings.Setting}; for looks at {@link
 * dev.tripatch.ui.settings.Theme} and the style sheets beside it: {@code light.css}, {@code
 * dark.css} and their kin name colours, {@code tripatch.css} uses them. AtlantaFX's are below them.
 */
@NullMarked
package dev.tripatch.ui.settings;

import org.jspecify.annotations.NullMarked;
