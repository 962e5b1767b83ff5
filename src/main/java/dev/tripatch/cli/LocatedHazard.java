package dev.tripatch.cli;

import dev.tripatch.hazard.Hazard;

/**
 * A hazard and where people find it.
 *
 * @param place {@code file:line:column}; the document's name if it stands in no file
 */
record LocatedHazard(Hazard hazard, String place) {}
