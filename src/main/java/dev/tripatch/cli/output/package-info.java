/**
 * What the commands print: messages, tables, lists.
 *
 * <p>It must not know commands, their options, or the files that they read. Start reading at {@link
 * dev.tripatch.cli.output.ExplainTable}.
 */
@NullMarked
package dev.tripatch.cli.output;

import org.jspecify.annotations.NullMarked;
