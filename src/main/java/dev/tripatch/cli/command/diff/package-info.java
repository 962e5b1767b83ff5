/**
 * {@code tripatch diff}: what differs between two files or folders, field by field; and the same
 * for the two folders that kubectl gives to its external diff, with the reasons of apply.
 *
 * <p>It must not know JavaFX or the window. Start reading at {@link
 * dev.tripatch.cli.command.diff.DiffCommand}; what an answer looks like is in {@code DiffText}.
 */
@NullMarked
package dev.tripatch.cli.command.diff;

import org.jspecify.annotations.NullMarked;
