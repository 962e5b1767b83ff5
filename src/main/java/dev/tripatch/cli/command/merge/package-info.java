/**
 * {@code tripatch merge}: git's merge driver, and what git's mergetool gets where there is no
 * window. What cannot be merged by field is left to git itself.
 *
 * <p>It must not know how fields are merged. Start reading at {@link
 * dev.tripatch.cli.command.merge.MergeCommand}.
 */
@NullMarked
package dev.tripatch.cli.command.merge;

import org.jspecify.annotations.NullMarked;
