package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.Connection;
import java.util.Optional;

/**
 * Which live object is wanted.
 *
 * @param connection the cluster and the namespace, as far as they were said
 * @param object as kubectl takes it: {@code deploy/web}
 * @param overlay the folder from which kustomize builds its manifest; empty to look for one
 */
public record LiveTarget(Connection connection, String object, Optional<String> overlay) {

  /** An object whose manifest is looked for. */
  public LiveTarget(Connection connection, String object) {
    this(connection, object, Optional.empty());
  }
}
