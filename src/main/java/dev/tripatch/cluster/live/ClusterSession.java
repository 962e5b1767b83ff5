package dev.tripatch.cluster.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What was learned of a cluster, whichever namespace was asked. Safe for several threads. */
final class ClusterSession {
  final String server;
  private final Map<String, List<ServedKind>> groups = new ConcurrentHashMap<>();
  volatile boolean hasAnswered;

  /**
   * Whether kubectl is from before 1.21, which always shows managed fields, and has no option for
   * it.
   */
  volatile boolean isOld;

  /** The namespace of the context; empty while nobody asked. */
  volatile Optional<String> namespace = Optional.empty();

  /**
   * Nothing yet.
   *
   * @param server the only one that is asked; empty for whichever the kubeconfig says
   */
  ClusterSession(String server) {
    this.server = server;
  }

  Optional<ServedKind> kind(String apiVersion, String kind) {
    return find(groups.getOrDefault(apiVersion, List.of()), kind);
  }

  void kinds(String apiVersion, List<ServedKind> kinds) {
    groups.put(apiVersion, kinds);
  }

  static Optional<ServedKind> find(List<ServedKind> kinds, String kind) {
    return kinds.stream().filter(each -> each.kind().equals(kind)).findFirst();
  }
}
