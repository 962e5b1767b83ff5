/**
 * Puts the window's content together; keeps unsaved work, and offers it again after a crash.
 *
 * <p>It must not know what shows it: a stage or a picture. Start reading at {@link
 * dev.tripatch.ui.app.content.WindowContent}.
 */
@NullMarked
package dev.tripatch.ui.app.content;

import org.jspecify.annotations.NullMarked;
