/**
 * What the commands print: messages, tables, lists for programs, colours; and the terminal that
 * they print to.
 *
 * <p>It must not know commands, their options, or the files that they read. Start reading at {@link
 * dev.tripatch.cli.terminal.Terminal}.
 */
@NullMarked
package dev.tripatch.cli.output;

import org.jspecify.annotations.NullMarked;
