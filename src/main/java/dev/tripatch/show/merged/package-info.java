/**
 * What a window shows of a merge by field, as data: the three versions and the result with their
 * fields, and a row for each field that a side changed.
 *
 * <p>A file has several objects, so the first step of each path is the name of its object. Values
 * of Secrets are masked before anything is shown. Start reading at {@link
 * dev.tripatch.show.merged.MergeSheet}.
 */
@NullMarked
package dev.tripatch.show.merged;

import org.jspecify.annotations.NullMarked;
