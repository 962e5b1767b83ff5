/**
 * Options that several commands have, and the names that shells propose for them.
 *
 * <p>It must not know a command. Start reading at {@link dev.tripatch.cli.option.HelpOption}.
 */
@NullMarked
package dev.tripatch.cli.option;

import org.jspecify.annotations.NullMarked;
