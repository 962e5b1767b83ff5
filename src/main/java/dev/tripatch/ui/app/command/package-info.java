/**
 * The menus, and the commands that menus, keys and buttons run.
 *
 * <p>It must not know how the window is put together. Start reading at {@link
 * dev.tripatch.ui.app.command.FileCommands}.
 */
@NullMarked
package dev.tripatch.ui.app.command;

import org.jspecify.annotations.NullMarked;
