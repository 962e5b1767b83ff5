/**
 * What the commands print: messages, tables, lists for programs, colours.
 *
 * <p>It must not know commands and files. Start reading at {@link
 * dev.tripatch.cli.output.Terminal}.
 */
@NullMarked
package dev.tripatch.cli.output;

import org.jspecify.annotations.NullMarked;
