/**
 * A hazard, its kind and page, and what the checks share: the texts that they look at, and the list
 * of what they found. Slips, too: what is written in good form and does something other than what
 * is meant, each found by what it does to this very live object.
 *
 * <p>It must not know the checks in {@code check}. Start reading at {@link
 * dev.tripatch.hazard.Hazard}; for slips at {@link dev.tripatch.hazard.Slips}.
 */
@NullMarked
package dev.tripatch.hazard;

import org.jspecify.annotations.NullMarked;
