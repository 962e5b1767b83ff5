/**
 * What shells and {@code man} know of the commands: one completer in the program with a short
 * script for each shell that asks it, and the manual pages, made from what the help says.
 *
 * <p>Start reading at {@link dev.tripatch.cli.shell.WordCompleter} and {@link
 * dev.tripatch.cli.shell.Manual}.
 */
@NullMarked
package dev.tripatch.cli.shell;

import org.jspecify.annotations.NullMarked;
