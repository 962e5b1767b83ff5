/**
 * Commands between Tripatch and other programs: what differs between two files or folders, field by
 * field, and the same as kubectl's external diff; git's merge driver; a release of Helm; and the
 * one that makes kubectl, git and helm start this program.
 *
 * <p>It must not know JavaFX, the window, or how fields are merged. Start reading at {@link
 * dev.tripatch.cli.command.tools.DiffCommand}, {@link dev.tripatch.cli.command.tools.MergeCommand}
 * and {@link dev.tripatch.cli.command.tools.HelmCommand}.
 */
@NullMarked
package dev.tripatch.cli.command.tools;

import org.jspecify.annotations.NullMarked;
