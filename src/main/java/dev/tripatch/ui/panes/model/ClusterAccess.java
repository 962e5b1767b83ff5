package dev.tripatch.ui.panes.model;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.ui.panes.document.SchemaDocuments;
import dev.tripatch.workspace.schemas.ClusterSchemas;
import dev.tripatch.workspace.schemas.Schemas.BroughtSchema;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The way to clusters that one object and a list of many share. Nothing runs before somebody asks.
 *
 * @param kubectl the person's own
 * @param builtIn the schemas that clusters' own are put over
 * @param cache where what clusters publish is kept; empty to keep nothing
 * @param tell is told, on any thread, why a cluster's schemas cannot be used
 */
public record ClusterAccess(
    Kubectl kubectl, SchemaSource builtIn, Optional<Path> cache, Consumer<String> tell) {

  /** A cluster; nothing is asked yet. */
  public Cluster to(Connection connection) {
    return new Cluster(kubectl, connection);
  }

  /** What a cluster publishes of its kinds; nothing is asked yet. */
  public ClusterSchemas schemasOf(Cluster cluster) {
    return new ClusterSchemas(cluster, builtIn, cache, tell);
  }

  /** Puts a cluster's schemas below whatever else the person brought. */
  public static void use(ClusterSchemas published, SchemaDocuments own) {
    own.setBrought(
        Stream.concat(
                own.broughtProperty().get().stream()
                    .filter(each -> !(each.source() instanceof ClusterSchemas)),
                Stream.<BroughtSchema>of(published.brought()))
            .toList());
  }
}
