package dev.tripatch.engine.step;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;

/**
 * A place that a step reads or writes.
 *
 * @param text the document, the patch as far as it has come, or as the result live as far as it has
 *     changed
 * @param field where in it
 */
public record StepSpot(Role text, FieldPath field) {}
