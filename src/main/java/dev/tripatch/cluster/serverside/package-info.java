/**
 * What server-side apply would do with the same local document: which fields the manager would set
 * and own, which it gives up, who is in conflict with it, and what nobody can know without the
 * server.
 *
 * <p>Only {@code metadata.managedFields}, list types and map types count here; the last-applied
 * configuration counts where kubectl and the server themselves read it. Nothing in it knows files,
 * time or a cluster. Start reading at {@link dev.tripatch.cluster.serverside.ServerSideApply}.
 */
@NullMarked
package dev.tripatch.cluster.serverside;

import org.jspecify.annotations.NullMarked;
