package dev.tripatch.dialect;

import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Departures by what they are near to.
 *
 * @param at those at a field itself
 * @param below those in it, at any depth
 */
record NearbyDepartures(Map<FieldPath, List<Departure>> at, Map<FieldPath, List<Departure>> below) {

  static final NearbyDepartures NONE = new NearbyDepartures(Map.of(), Map.of());

  static NearbyDepartures of(List<Departure> all) {
    NearbyDepartures nearby = new NearbyDepartures(new HashMap<>(), new HashMap<>());
    for (Departure each : all) {
      nearby.at.computeIfAbsent(each.path(), _ -> new ArrayList<>(1)).add(each);
      each.path()
          .upwards()
          .skip(1)
          .forEach(
              holder -> nearby.below.computeIfAbsent(holder, _ -> new ArrayList<>(1)).add(each));
    }
    return nearby;
  }

  /**
   * The deepest departure at or above the field, or below it where the field is seen whole.
   *
   * @param isOrder whether only the order of the field differs
   */
  Optional<Departure> nearest(FieldPath path, boolean isOrder) {
    return nearest(atOrAbove(path), isOrder)
        .or(() -> nearest(below.getOrDefault(path, List.of()).stream(), isOrder));
  }

  private Stream<Departure> atOrAbove(FieldPath path) {
    return path.upwards().flatMap(field -> at.getOrDefault(field, List.of()).stream());
  }

  private static Optional<Departure> nearest(Stream<Departure> some, boolean isOrder) {
    return some.filter(each -> isOrder || !isOfOrder(each))
        .min(
            Comparator.comparing((Departure each) -> isOrder != isOfOrder(each))
                .thenComparingInt(each -> -each.path().length())
                .thenComparing(Departure::cause));
  }

  /** Whether it explains another order of the same items, and nothing else. */
  static boolean isOfOrder(Departure departure) {
    return Set.of(Cause.ORDER_NOT_SET, Cause.APPENDED, Cause.PATCHED_FIRST)
        .contains(departure.cause());
  }
}
