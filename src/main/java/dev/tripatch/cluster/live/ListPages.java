package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.Ran;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The objects of a kind, read page by page.
 *
 * @param <T> what is kept of an object
 */
final class ListPages<T> {
  /** How many objects a list brings at once; kubectl keeps all of an answer, and so do we. */
  private static final int PAGE = 500;

  private final Cluster cluster;
  private final ServedKind kind;
  private final String address;
  private final Function<LiveObject, Optional<T>> keep;
  private final List<T> kept = new ArrayList<>();
  private final Set<String> warnings = new LinkedHashSet<>();
  private int limit = PAGE;
  private String next = "";
  private boolean isSecondTry;

  ListPages(
      Cluster cluster, ServedKind kind, String namespace, Function<LiveObject, Optional<T>> keep) {
    this.cluster = cluster;
    this.kind = kind;
    this.address = kind.list(namespace);
    this.keep = keep;
  }

  ClusterAnswer<List<T>> read() {
    while (true) {
      switch (cluster.rawEnded(page(), kind.resource())) {
        case ClusterAnswer.Failed<Ran.Ended>(Failure failure) -> {
          if (!isToBeTriedAgain(failure)) {
            return new ClusterAnswer.Failed<>(failure);
          }
        }
        case ClusterAnswer.Got<Ran.Ended>(Ran.Ended ended, List<String> more) -> {
          warnings.addAll(more);
          Optional<MapValue> list = Cluster.read(ended.out()).filter(each -> each.has("items"));
          if (list.isEmpty()) {
            return cluster.unreadable(kind.resource());
          }
          add(list.get(), ended);
          if (next.isEmpty()) {
            return new ClusterAnswer.Got<>(kept, List.copyOf(warnings));
          }
        }
      }
    }
  }

  private String page() {
    String first = address + "?limit=" + limit;
    return next.isEmpty() ? first : first + "&continue=" + ServedKind.inAddress(next);
  }

  private void add(MapValue list, Ran.Ended ended) {
    Cluster.maps(list.get("items"))
        .map(item -> new LiveObject(withKind(item), ended.at()))
        .flatMap(object -> keep.apply(object).stream())
        .forEach(kept::add);
    next = list.get("metadata") instanceof MapValue metadata ? metadata.text("continue") : "";
  }

  /** The items of a list do not say what they are. */
  private MapValue withKind(MapValue item) {
    MapValue.Builder whole = MapValue.builder(item.size() + 2);
    whole.put("apiVersion", new StringValue(kind.apiVersion()));
    whole.put("kind", new StringValue(kind.kind()));
    item.entries().forEach(whole::put);
    return whole.build();
  }

  /**
   * Once from the beginning where the rest is gone; with smaller pages while they are too large.
   */
  private boolean isToBeTriedAgain(Failure failure) {
    if (failure.kind() == FailureKind.EXPIRED && !isSecondTry) {
      isSecondTry = true;
      next = "";
      kept.clear();
      return true;
    }
    boolean isTooLarge = failure.kind() == FailureKind.TOO_MUCH && limit > 1;
    limit = Math.max(1, limit / 10);
    return isTooLarge;
  }
}
