/**
 * A hazard, its kind and page, and what the checks share: the texts that they look at, and the list
 * of what they found.
 *
 * <p>It must not know any single check. Start reading at {@link dev.tripatch.hazard.Hazard}.
 */
@NullMarked
package dev.tripatch.hazard;

import org.jspecify.annotations.NullMarked;
