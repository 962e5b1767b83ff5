/**
 * Hazards: what is legal, or refused, and probably not what was meant, found in the documents before
 * anything is sent.
 *
 * <p>No text for terminals, no toolkit, no files. Start reading at {@link
 * dev.tripatch.hazard.Hazards}.
 */
@NullMarked
package dev.tripatch.hazard;

import org.jspecify.annotations.NullMarked;
