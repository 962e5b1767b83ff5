/**
 * Live objects from a cluster, for every command that takes them: its options, and what is told
 * when the cluster does not answer.
 *
 * <p>It knows no command and no file. Start reading at {@link
 * dev.tripatch.cli.cluster.ClusterOptions}.
 */
@NullMarked
package dev.tripatch.cli.cluster;

import org.jspecify.annotations.NullMarked;
