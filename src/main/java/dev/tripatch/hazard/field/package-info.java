/**
 * Hazards of single fields: unknown names, wrong types, what is missing, what the server fills in
 * again.
 *
 * <p>It must not know directives or dialects. Start reading at {@link
 * dev.tripatch.hazard.field.FieldFaults}.
 */
@NullMarked
package dev.tripatch.hazard.field;

import org.jspecify.annotations.NullMarked;
