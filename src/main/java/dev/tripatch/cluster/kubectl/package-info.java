/**
 * What kubectl apply does around the patch engine: the annotation that holds the last-applied
 * configuration, what is sent and how, and ({@code error}) the errors that it prints.
 *
 * <p>No files, no processes, no toolkit. Start reading at {@link
 * dev.tripatch.cluster.kubectl.AppliedConfiguration} and {@link
 * dev.tripatch.cluster.kubectl.Request}.
 */
@NullMarked
package dev.tripatch.cluster.kubectl;

import org.jspecify.annotations.NullMarked;
