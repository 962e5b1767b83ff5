/**
 * Where the parts of the window are, and how they share its room.
 *
 * <p>It must not know commands or dialogs. Start reading at {@link
 * dev.tripatch.ui.app.layout.MainView}.
 */
@NullMarked
package dev.tripatch.ui.app.layout;

import org.jspecify.annotations.NullMarked;
