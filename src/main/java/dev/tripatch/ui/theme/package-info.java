/**
 * Colours, fonts and glyphs: light and dark, and how each outcome looks.
 *
 * <p>It must not know panes or documents. Start reading at {@link dev.tripatch.ui.theme.Theme} and
 * the style sheets beside it. The window reads those that the build makes of them and of
 * AtlantaFX's ({@code src/build/java/CompileStyleSheets.java}), so a change is seen after {@code
 * mvn process-classes}.
 */
@NullMarked
package dev.tripatch.ui.theme;

import org.jspecify.annotations.NullMarked;
