/**
 * The checks for hazards, one idea each: of single fields (unknown names, wrong types, what is
 * missing, what the server fills in again) and of whole documents (keys, directives, sizes).
 *
 * <p>It must not know what is shown of a hazard. Start reading at {@link
 * dev.tripatch.hazard.check.Hazards}.
 */
@NullMarked
package dev.tripatch.hazard.check;

import org.jspecify.annotations.NullMarked;
