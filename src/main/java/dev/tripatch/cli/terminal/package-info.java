/**
 * What a terminal shows: colours, widths, wrapped text, tables, and the screen that is asked about.
 *
 * <p>It must not know what is said. Start reading at {@link dev.tripatch.cli.terminal.Terminal}.
 */
@NullMarked
package dev.tripatch.cli.terminal;

import org.jspecify.annotations.NullMarked;
