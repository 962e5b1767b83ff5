package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.LiveList;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.ResourceName;
import dev.tripatch.document.manifest.ManifestFile;
import dev.tripatch.document.manifest.ObjectName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The live objects of a cluster for local ones. A namespace with few of them is asked for each
 * object, any other for one list: that is quicker than kubectl's requests one after the other.
 */
public final class ClusterObjects {
  /** From here on a list is quicker, even if most of it is not used. */
  private static final int MOST_BY_NAME = 20;

  private final Cluster cluster;

  /** Asks nothing yet. */
  public ClusterObjects(Cluster cluster) {
    this.cluster = cluster;
  }

  /**
   * The same objects in the cluster. What cannot be read is told, and hides nothing else.
   *
   * @param watch follows the namespaces
   */
  public ObjectSet liveOf(ObjectSet local, Watch watch) {
    Map<String, List<ObjectName>> byNamespace = new LinkedHashMap<>();
    local.objects().stream()
        .map(FoundObject::name)
        .filter(name -> !name.name().isEmpty())
        .forEach(
            name ->
                byNamespace.computeIfAbsent(name.namespace(), each -> new ArrayList<>()).add(name));
    ObjectSet live = ObjectSet.NONE;
    int done = 0;
    for (Map.Entry<String, List<ObjectName>> entry : byNamespace.entrySet()) {
      if (watch.isCancelled()) {
        return live;
      }
      live = live.and(in(cluster.inNamespace(entry.getKey()), entry.getValue()));
      done++;
      watch.done(done, byNamespace.size());
    }
    return live;
  }

  private static ObjectSet in(Cluster namespace, List<ObjectName> names) {
    if (names.size() <= MOST_BY_NAME) {
      return set(names, namespace.getAll(names.stream().map(ResourceName::of).toList()));
    }
    Map<String, List<ObjectName>> byKind = new LinkedHashMap<>();
    for (ObjectName name : names) {
      byKind.computeIfAbsent(ResourceName.kind(name), each -> new ArrayList<>()).add(name);
    }
    ClusterAnswer<LiveList> all = namespace.list(List.copyOf(byKind.keySet()), false);
    boolean isOfEach =
        all instanceof ClusterAnswer.Failed<LiveList>(Failure failure) && failure.isOfOneKind();
    return isOfEach ? eachKind(namespace, byKind) : set(names, all);
  }

  private static ObjectSet eachKind(Cluster namespace, Map<String, List<ObjectName>> byKind) {
    ObjectSet all = ObjectSet.NONE;
    for (Map.Entry<String, List<ObjectName>> kind : byKind.entrySet()) {
      all = all.and(set(kind.getValue(), namespace.list(List.of(kind.getKey()), false)));
    }
    return all;
  }

  /** Of a list only those that were asked for; the rest of it is nobody's business here. */
  private static ObjectSet set(List<ObjectName> names, ClusterAnswer<LiveList> answer) {
    return switch (answer) {
      case ClusterAnswer.Got<LiveList>(LiveList list, List<String> warnings) -> {
        Set<String> wanted = new HashSet<>();
        names.forEach(name -> wanted.add(key(name)));
        Map<String, LiveObject> found = new LinkedHashMap<>();
        list.objects().stream()
            .filter(each -> wanted.contains(key(each.name())))
            .forEach(each -> found.putIfAbsent(key(each.name()), each));
        yield new ObjectSet(
            found.values().stream().map(ClusterObjects::found).toList(),
            List.of(),
            warnings,
            unknown(names.stream().filter(name -> !found.containsKey(key(name))).toList(), list));
      }
      case ClusterAnswer.Failed<LiveList>(Failure failure) ->
          new ObjectSet(List.of(), List.of(), List.of(), unknown(names, failure.sentence()));
    };
  }

  /**
   * Those that the server did not call missing, where it did not tell all: somebody who may not see
   * an object must not read that apply would create it.
   */
  private static Map<ObjectName, String> unknown(List<ObjectName> missing, LiveList list) {
    List<Failure> refusals =
        list.failures().stream().filter(each -> !each.isOfMissingObject()).toList();
    if (refusals.isEmpty()) {
      return Map.of();
    }
    Map<ObjectName, String> unknown = new HashMap<>();
    for (ObjectName name : missing) {
      if (list.failures().stream().noneMatch(each -> each.isMissing(name.name()))) {
        Failure own =
            refusals.stream()
                .filter(each -> each.names(name.name()))
                .findFirst()
                .orElse(refusals.getFirst());
        unknown.put(name, own.sentence());
      }
    }
    return unknown;
  }

  private static Map<ObjectName, String> unknown(List<ObjectName> names, String reason) {
    Map<ObjectName, String> unknown = new HashMap<>();
    names.forEach(name -> unknown.put(name, reason));
    return unknown;
  }

  private static String key(ObjectName name) {
    return name.group() + "/" + name.kind() + "/" + name.name();
  }

  /** An object as if a file of its own had held it. */
  public static FoundObject found(LiveObject live) {
    String yaml = live.yaml();
    ManifestFile manifest = ManifestFile.read(live.name().toString(), yaml);
    return new FoundObject(
        new ObjectFile(Optional.empty(), yaml, manifest), 0, manifest.objects().getFirst());
  }
}
