/**
 * Slips: what is written in good form and does something other than what is meant, each found by
 * what it does to this very live object.
 *
 * <p>It must not know the other checks. Start reading at {@link dev.tripatch.hazard.slip.Slips}.
 */
@NullMarked
package dev.tripatch.hazard.slip;

import org.jspecify.annotations.NullMarked;
