/**
 * The command that makes kubectl, git and helm start this program.
 *
 * <p>Start reading at {@link dev.tripatch.cli.command.setup.SetupCommand}.
 */
@NullMarked
package dev.tripatch.cli.command.setup;

import org.jspecify.annotations.NullMarked;
