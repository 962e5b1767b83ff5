/**
 * Hazards of single fields: unknown names, wrong types, what is missing, what the server fills in
 * again.
 *
 * <p>It must not know directives or dialects. Start reading at {@link
 * dev.tripatch.hazard.check.FieldFaults}.
 */
@NullMarked
package dev.tripatch.hazard.check;

import org.jspecify.annotations.NullMarked;
