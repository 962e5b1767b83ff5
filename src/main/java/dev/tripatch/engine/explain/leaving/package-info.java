/**
 * Leaving fields out of a calculated patch: the explanation's tree without what they contribute.
 *
 * <p>It knows neither the documents nor who applies the patch; {@code threeway.Selection} proves
 * each step. Start reading at {@code LeavingOut}.
 */
@NullMarked
package dev.tripatch.engine.explain.leaving;

import org.jspecify.annotations.NullMarked;
