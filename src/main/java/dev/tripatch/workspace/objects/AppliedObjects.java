package dev.tripatch.workspace.objects;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.Failure;
import dev.tripatch.cluster.live.FailureKind;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.ServedKind;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * All that kubectl apply brought into a namespace: live, and as it was applied last, so that
 * nothing differs but what somebody changed since.
 */
public final class AppliedObjects {
  private static final int AT_ONCE = 2;

  /** What a cluster makes by itself, much of it every second. Nobody applies it. */
  private static final Set<String> NEVER_APPLIED =
      Set.of("Event", "EndpointSlice", "Lease", "PodMetrics", "ControllerRevision");

  private static final String PLAIN = "stringData";

  private static final String ENCODED = "data";

  /** Of a group that is gone, whose objects other groups have, too. */
  private static final String OLD_GROUP = "extensions";

  private final Cluster cluster;

  /** Why no further question makes sense; empty while it does. */
  private final AtomicReference<Optional<Failure>> lost = new AtomicReference<>(Optional.empty());

  /** Asks nothing yet. */
  public AppliedObjects(Cluster cluster) {
    this.cluster = cluster;
  }

  /**
   * What was found.
   *
   * @param applied the objects as they were applied last
   * @param live the same as they are
   */
  public record Found(ObjectSet applied, ObjectSet live) {}

  /** What one question brought, or why it brought nothing. */
  private record Answered<T>(List<T> found, Optional<Failure> failure) {}

  /**
   * An object, live and as it was applied; without both if it does not say how that was.
   *
   * @param uid says that two kinds have the same object
   */
  private record Both(String uid, Optional<FoundObject> live, Optional<FoundObject> applied) {}

  /** Reads the namespace of the cluster. What cannot be read is told, and hides nothing else. */
  public ClusterAnswer<Found> read(Watch watch) {
    return cluster
        .apiVersions()
        .then(
            versions -> {
              Found found = read(versions, watch);
              return lost.get()
                  .<ClusterAnswer<Found>>map(ClusterAnswer.Failed::new)
                  .orElseGet(() -> new ClusterAnswer.Got<>(found, List.of()));
            });
  }

  private Found read(List<String> apiVersions, Watch watch) {
    List<Failure> failures = new ArrayList<>();
    List<ServedKind> kinds = new ArrayList<>();
    InParallel.each(
        apiVersions.stream().sorted(Comparator.comparing(AppliedObjects::isOld)).toList(),
        version -> asked(() -> cluster.kinds(version, version)),
        each -> {
          each.found().stream().filter(AppliedObjects::isApplied).forEach(kinds::add);
          each.failure().ifPresent(failures::add);
        },
        watch,
        AT_ONCE);
    List<Both> all = new ArrayList<>();
    InParallel.each(
        kinds,
        kind -> asked(() -> cluster.list(kind, AppliedObjects::both)),
        each -> {
          all.addAll(each.found());
          each.failure().ifPresent(failures::add);
        },
        watch,
        AT_ONCE);
    List<Both> read = new ArrayList<>();
    InParallel.each(all, this::inVersionApplied, read::add, watch, AT_ONCE);
    return found(read, unread(failures));
  }

  /** The server may prefer another version than the one in which an object was applied. */
  private Both inVersionApplied(Both both) {
    String live = both.live().map(found -> found.name().apiVersion()).orElse("");
    return both.applied()
        .map(FoundObject::name)
        .filter(name -> !live.equals(name.apiVersion()))
        .flatMap(
            name ->
                cluster
                    .served(name.apiVersion(), name.kind())
                    .then(kind -> cluster.get(kind, name.name()))
                    .got())
        .flatMap(AppliedObjects::both)
        .orElse(both);
  }

  private static boolean isOld(String apiVersion) {
    return apiVersion.startsWith(OLD_GROUP + "/");
  }

  private static boolean isApplied(ServedKind kind) {
    return kind.isNamespaced() && kind.isListed() && !NEVER_APPLIED.contains(kind.kind());
  }

  private <T> Answered<T> asked(Supplier<ClusterAnswer<List<T>>> question) {
    if (lost.get().isPresent()) {
      return new Answered<>(List.of(), Optional.empty());
    }
    return switch (question.get()) {
      case ClusterAnswer.Got<List<T>>(List<T> found, List<String> _) ->
          new Answered<>(found, Optional.empty());
      case ClusterAnswer.Failed<List<T>>(Failure failure) -> {
        if (!failure.isOfOneQuestion()) {
          lost.set(Optional.of(failure));
        }
        yield new Answered<>(List.of(), Optional.of(failure));
      }
    };
  }

  /** What is forbidden at once: whoever may look at little would else read the same many times. */
  private static List<Unread> unread(List<Failure> failures) {
    List<Unread> unread = new ArrayList<>();
    List<Failure> forbidden =
        failures.stream().filter(each -> each.kind() == FailureKind.FORBIDDEN).toList();
    if (!forbidden.isEmpty()) {
      unread.add(
          unread(
              forbidden.stream().map(Failure::asked).collect(Collectors.joining(", ")),
              ObjectsWording.KINDS_FORBIDDEN.text(),
              forbidden.getFirst()));
    }
    failures.stream()
        .filter(each -> each.kind() != FailureKind.FORBIDDEN)
        .forEach(each -> unread.add(unread(each.asked(), each.sentence(), each)));
    return unread;
  }

  private static Unread unread(String place, String message, Failure failure) {
    return new Unread(Optional.empty(), place, message, failure.remedy());
  }

  /** Not what another object owns, such as the pods of a Deployment. */
  private static Optional<Both> both(LiveObject live) {
    Optional<MapValue> applied = LastAppliedAnnotation.configurationIn(live.value());
    if (applied.isEmpty()) {
      return isOwned(live)
          ? Optional.empty()
          : Optional.of(new Both(live.uid(), Optional.empty(), Optional.empty()));
    }
    MapValue kept = asKept(applied.get());
    MapValue now =
        kept.equals(applied.get()) ? live.value() : LastAppliedAnnotation.put(live.value(), kept);
    return Optional.of(
        new Both(
            live.uid(),
            Optional.of(ClusterObjects.written(live.name(), now)),
            Optional.of(ClusterObjects.written(live.name(), kept))));
  }

  /** The server keeps a Secret's stringData as data: that is no change of anybody. */
  public static MapValue asKept(MapValue applied) {
    if (!applied.text("kind").equals("Secret") || !(applied.get(PLAIN) instanceof MapValue plain)) {
      return applied;
    }
    MapValue.Builder data =
        (applied.get(ENCODED) instanceof MapValue given ? given : MapValue.EMPTY).toBuilder();
    plain.keys().forEach(key -> data.put(key, new StringValue(encoded(plain.text(key)))));
    return applied.toBuilder().remove(PLAIN).put(ENCODED, data.build()).build();
  }

  private static String encoded(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private static boolean isOwned(LiveObject live) {
    return live.value().get("metadata") instanceof MapValue metadata
        && metadata.get("ownerReferences") instanceof ListValue owners
        && !owners.items().isEmpty();
  }

  private static Found found(List<Both> all, List<Unread> unread) {
    Set<String> seen = new HashSet<>();
    List<Both> each =
        all.stream().filter(one -> one.uid().isEmpty() || seen.add(one.uid())).toList();
    List<Both> applied = each.stream().filter(one -> one.applied().isPresent()).toList();
    int others = each.size() - applied.size();
    List<String> remarks =
        others == 0 ? List.of() : List.of(ObjectsWording.NOT_APPLIED.text("count", others));
    return new Found(
        new ObjectSet(
            applied.stream().flatMap(one -> one.applied().stream()).toList(), List.of(), List.of()),
        new ObjectSet(
            applied.stream().flatMap(one -> one.live().stream()).toList(), unread, remarks));
  }
}
