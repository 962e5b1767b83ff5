/**
 * What a cluster holds, read through kubectl: contexts, names, one live object, all objects of a
 * namespace, how one object changes, and what a server would make of a change. Nothing in it
 * changes a cluster.
 *
 * <p>It knows kubectl's words and answers, and nothing of comparisons, files or a window. Start
 * reading at {@link dev.tripatch.cluster.live.Cluster}.
 */
@NullMarked
package dev.tripatch.cluster.live;

import org.jspecify.annotations.NullMarked;
