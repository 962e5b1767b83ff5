/**
 * Hazards: what is legal, or refused, and probably not what was meant, found in the documents and
 * in what comes out of them before anything is sent. Each kind has a page among the resources.
 *
 * <p>No text for terminals, no toolkit, no kubectl. Start reading at {@link
 * dev.tripatch.hazard.Hazards}.
 */
@NullMarked
package dev.tripatch.hazard;

import org.jspecify.annotations.NullMarked;
