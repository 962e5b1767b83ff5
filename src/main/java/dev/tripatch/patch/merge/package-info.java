/**
 * The JSON merge patch (RFC 7396), and the three-way patch that kubectl makes of it for kinds
 * without patch metadata.
 *
 * <p>It knows values only. Start reading at {@link dev.tripatch.patch.merge.JsonMerge} and {@link
 * dev.tripatch.patch.merge.JsonThreeWay}.
 */
@NullMarked
package dev.tripatch.patch.merge;

import org.jspecify.annotations.NullMarked;
