/**
 * The commands about one set of documents, one class each.
 *
 * <p>It must not know how a file is read or a table laid out. Start reading at {@link
 * dev.tripatch.cli.command.PatchCommand}.
 */
@NullMarked
package dev.tripatch.cli.command;

import org.jspecify.annotations.NullMarked;
