package dev.tripatch.ui.feature.objects;

import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.workspace.objects.ClusterObjects;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSet;
import dev.tripatch.workspace.objects.Pairing;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.schemas.ClusterSchemas;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Reads live of a list from a cluster, namespace by namespace, aside. */
final class LiveReading {
  private final ObjectSet lastApplied;
  private final ObjectSet local;
  private final Cluster cluster;
  private final ClusterSchemas published;
  private final Watch watch;
  private Optional<ClusterPlace> place = Optional.empty();
  private ObjectSet live = ObjectSet.NONE;

  /**
   * What came together.
   *
   * @param pairs the objects whose live came, by their place among the local ones
   * @param place where live was read; empty if the kubeconfig does not say it
   * @param read when it was read
   */
  record Came(Map<Integer, ObjectPair> pairs, Optional<ClusterPlace> place, Instant read) {}

  /**
   * Asks nothing yet.
   *
   * @param published gets the kinds that local has
   * @param watch ends it
   */
  LiveReading(
      ObjectSet lastApplied,
      ObjectSet local,
      Cluster cluster,
      ClusterSchemas published,
      Watch watch) {
    this.lastApplied = lastApplied;
    this.local = local;
    this.cluster = cluster;
    this.published = published;
    this.watch = watch;
  }

  /** The objects, of which live is still to come. */
  List<ObjectPair> waiting() {
    return Pairing.of(lastApplied, local, ObjectSet.NONE);
  }

  /** Reads live. What comes after it was ended is told to nobody. */
  void run(Consumer<Came> came) {
    switch (cluster.place()) {
      case ClusterAnswer.Got<ClusterPlace>(ClusterPlace found, List<String> _) -> {
        place = Optional.of(found);
        prepareSchemas();
        byNamespace(came);
      }
      case ClusterAnswer.Failed<ClusterPlace> failed ->
          came(unknown(failed.failure().sentence()), everything(), came);
    }
  }

  private void prepareSchemas() {
    local.objects().stream()
        .map(each -> each.name().apiVersion())
        .distinct()
        .takeWhile(each -> !watch.isCancelled())
        .forEach(published::prepare);
  }

  private void byNamespace(Consumer<Came> came) {
    Map<String, List<Integer>> byNamespace = new LinkedHashMap<>();
    for (int i : everything()) {
      String namespace = local.objects().get(i).name().namespace();
      byNamespace.computeIfAbsent(namespace, each -> new ArrayList<>()).add(i);
    }
    for (List<Integer> some : byNamespace.values()) {
      if (!watch.isCancelled()) {
        List<FoundObject> wanted = some.stream().map(local.objects()::get).toList();
        ObjectSet found =
            new ClusterObjects(cluster)
                .liveOf(new ObjectSet(wanted, List.of(), List.of()), watch.forPart());
        came(found, some, came);
      }
    }
  }

  private List<Integer> everything() {
    return IntStream.range(0, local.objects().size()).boxed().toList();
  }

  private ObjectSet unknown(String reason) {
    Map<ObjectName, String> unknown = new HashMap<>();
    local.objects().forEach(each -> unknown.put(each.name(), reason));
    return new ObjectSet(List.of(), List.of(), List.of(), unknown);
  }

  private void came(ObjectSet found, List<Integer> of, Consumer<Came> came) {
    if (!watch.isCancelled()) {
      live = live.and(found);
      List<ObjectPair> pairs = Pairing.of(lastApplied, local, live);
      Map<Integer, ObjectPair> now = new LinkedHashMap<>();
      of.forEach(i -> now.put(i, pairs.get(i)));
      came.accept(new Came(now, place, Instant.now()));
    }
  }
}
