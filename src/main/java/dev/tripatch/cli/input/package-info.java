/**
 * What the commands share on their way in: options, files, cases, patches, and the comparison of
 * what was read.
 *
 * <p>It must not know commands or how answers are laid out. Start reading at {@link
 * dev.tripatch.cli.input.CaseFiles}.
 */
@NullMarked
package dev.tripatch.cli.input;

import org.jspecify.annotations.NullMarked;
