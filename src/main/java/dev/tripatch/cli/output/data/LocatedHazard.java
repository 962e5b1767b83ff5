package dev.tripatch.cli.output.data;

import dev.tripatch.hazard.Hazard;

/**
 * A hazard and where people find it.
 *
 * @param place {@code file:line:column}; the document's name if it is in no file
 */
public record LocatedHazard(Hazard hazard, String place) {}
