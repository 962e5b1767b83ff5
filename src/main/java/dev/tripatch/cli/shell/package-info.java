/**
 * Completion in shells: one completer in the program, and a short script for each shell that asks
 * it.
 *
 * <p>Start reading at {@link dev.tripatch.cli.shell.WordCompleter}.
 */
@NullMarked
package dev.tripatch.cli.shell;

import org.jspecify.annotations.NullMarked;
