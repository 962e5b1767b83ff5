/**
 * The window's content put together, and the work that is kept and offered again after a crash.
 *
 * <p>It must not know stages and pictures. Start reading at {@link
 * dev.tripatch.ui.app.content.WindowContent}.
 */
@NullMarked
package dev.tripatch.ui.app.content;

import org.jspecify.annotations.NullMarked;
