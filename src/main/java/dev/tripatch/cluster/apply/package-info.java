/**
 * What kubectl apply does around the patch engine: the annotation that holds the last-applied
 * configuration, what is sent and how, and the errors that it prints; and server-side apply,
 * foretold from the documents alone ({@code merge} merges as a server does).
 *
 * <p>No files, no processes, no toolkit. Start reading at {@link
 * dev.tripatch.cluster.apply.AppliedConfiguration} and {@link dev.tripatch.cluster.apply.Request};
 * for server-side apply at {@link dev.tripatch.cluster.apply.ServerSideApply}.
 */
@NullMarked
package dev.tripatch.cluster.apply;

import org.jspecify.annotations.NullMarked;
