/**
 * What kubectl does around the patch engine: so far, the annotation that holds the last-applied
 * configuration.
 *
 * <p>No files, no processes, no toolkit. Start reading at {@link
 * dev.tripatch.kubectl.LastAppliedAnnotation}.
 */
@NullMarked
package dev.tripatch.kubectl;

import org.jspecify.annotations.NullMarked;
