/**
 * What the commands read: options, files, cases, patches, and the comparison they ask for.
 *
 * <p>It must not know commands and tables. Start reading at {@link
 * dev.tripatch.cli.input.CaseFiles}.
 */
@NullMarked
package dev.tripatch.cli.input;

import org.jspecify.annotations.NullMarked;
