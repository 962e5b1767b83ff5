/**
 * Tripatch in a terminal: the commands, what they read, and what they print.
 *
 * <p>It must not know JavaFX or the window. Start reading at {@link
 * dev.tripatch.cli.TerminalProgram} and {@link dev.tripatch.cli.command.PatchCommand}.
 */
@NullMarked
package dev.tripatch.cli;

import org.jspecify.annotations.NullMarked;
