/**
 * Where the parts of the window are, and how they share its room.
 *
 * <p>It must not know features: tabs and what is beside them are given to it. Start reading at
 * {@link dev.tripatch.ui.window.layout.MainView}.
 */
@NullMarked
package dev.tripatch.ui.window.layout;

import org.jspecify.annotations.NullMarked;
