package dev.tripatch.dialect;

import dev.tripatch.json.FieldPath;

/**
 * A place where a dialect departs from Kubernetes, whether or not that shows.
 *
 * @param path the field whose value may come out differently
 * @param cause why
 */
record Departure(FieldPath path, Cause cause) {}
