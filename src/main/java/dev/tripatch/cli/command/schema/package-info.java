/**
 * The commands of {@code tripatch schema}, one class each.
 *
 * <p>It must not know how a file is read or a table laid out. Start reading at {@link
 * dev.tripatch.cli.command.schema.SchemaShowCommand}.
 */
@NullMarked
package dev.tripatch.cli.command.schema;

import org.jspecify.annotations.NullMarked;
