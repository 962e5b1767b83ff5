package dev.tripatch.dialect;

import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells why a field differs. What shows in the values themselves (a directive, a null) goes first;
 * else it is the nearest place where the dialect takes another way.
 */
final class Reasons {

  private static final Set<FieldPath> NAMES =
      Set.of(
          FieldPath.of("kind"),
          FieldPath.of("metadata"),
          FieldPath.of("metadata", "name"),
          FieldPath.of("metadata", "namespace"));

  private static final FieldPath ANNOTATIONS = FieldPath.of("metadata", "annotations");

  private final Map<Party, NearbyDepartures> departures = new EnumMap<>(Party.class);
  private final Set<Party> compared;

  /**
   * The reasons for these readings.
   *
   * @param compared who was not refused; the first is the one that the others are compared with
   * @param byHelm where Helm takes another way
   */
  Reasons(
      List<Reading> readings,
      Set<Party> compared,
      MapValue live,
      SchemaAnswer schema,
      List<Departure> byHelm) {
    this.compared = compared;
    // The first patch is the fullest: a JSON merge patch shows nothing of what it left out.
    MapValue patch = readings.getFirst().patch();
    for (Party party : compared) {
      departures.put(
          party,
          NearbyDepartures.of(
              party
                  .reader()
                  .map(reader -> Departures.of(reader, live, patch, schema))
                  .orElse(byHelm)));
    }
  }

  /** The reasons of all dialects that have another value than the first. */
  List<Deviation> of(FieldPath path, Map<Party, Value> values) {
    List<Deviation> deviations = new ArrayList<>();
    Value first = values.get(first());
    for (Party party : compared) {
      Value other = values.get(party);
      if (!Objects.equals(first, other)) {
        deviations.add(
            shown(party, path, first, other)
                .map(cause -> deviation(party, party, new Departure(path, cause)))
                .orElseGet(() -> nearest(party, path, isOrder(first, other))));
      }
    }
    return deviations;
  }

  /** The reasons of dialects that have a list's items in another order than the first. */
  List<Deviation> ofOrder(FieldPath path, Set<Party> others) {
    return others.stream().map(party -> nearest(party, path, true)).toList();
  }

  private Party first() {
    return compared.iterator().next();
  }

  /** What the dialect itself does; else what the first does, where that is not Kubernetes. */
  private Deviation nearest(Party party, FieldPath path, boolean isOrder) {
    return nearby(party)
        .nearest(path, isOrder)
        .map(own -> deviation(party, party, own))
        .or(
            () ->
                nearby(first())
                    .nearest(path, isOrder)
                    .map(others -> deviation(party, first(), others)))
        .orElseGet(() -> deviation(party, party, new Departure(path, Cause.UNTOLD)));
  }

  private static String sentence(Cause cause, FieldPath field, String dialect) {
    String said = cause.text("field", field, "dialect", dialect);
    return said.startsWith("a ") ? "A" + said.substring(1) : said;
  }

  private static Deviation deviation(Party party, Party departing, Departure departure) {
    String sentence = sentence(departure.cause(), departure.path(), departing.phrase());
    return new Deviation(party, departure.cause(), sentence);
  }

  private Optional<Cause> shown(
      Party party, FieldPath path, @Nullable Value first, @Nullable Value other) {
    if (path.last().orElse(null) instanceof PathStep.Key key
        && Directives.isDirective(key.name())) {
      return Optional.of(
          other != null
              ? Cause.DIRECTIVE_BECOMES_DATA
              : first().reader().filter(Dialect::isStrategic).isPresent()
                  ? Cause.DIRECTIVE_LEFT
                  : Cause.DIRECTIVE_OBEYED);
    }
    if (party == Party.KUSTOMIZE && NAMES.contains(path)) {
      return Optional.of(Cause.NAME_KEPT);
    }
    if (party == Party.KUSTOMIZE && path.startsWith(ANNOTATIONS)) {
      return Optional.of(Cause.ANNOTATION_AS_TEXT);
    }
    boolean isNullKept =
        (first == NullValue.NULL && other == null) || (first == null && other == NullValue.NULL);
    return isNullKept ? Optional.of(Cause.NULL_KEPT) : Optional.empty();
  }

  private static boolean isOrder(@Nullable Value first, @Nullable Value other) {
    return first != null
        && other != null
        && KeyedItems.bagOf(first).equals(KeyedItems.bagOf(other));
  }

  private NearbyDepartures nearby(Party party) {
    return departures.getOrDefault(party, NearbyDepartures.NONE);
  }

  /** The items of lists, distinguished by a merge key. */
  static final class KeyedItems {

    private KeyedItems() {}

    /** Whether a value is a list of maps of which each has a merge key of its own. */
    static boolean isKeyed(Value value, String mergeKey) {
      return value instanceof ListValue list && list.byKey(mergeKey).size() == list.size();
    }

    /** How often a list has each item: equal for lists that differ in order only. */
    static Map<Value, Long> bagOf(Value value) {
      List<Value> items = value instanceof ListValue list ? list.items() : List.of(value);
      return items.stream().collect(Collectors.groupingBy(item -> item, Collectors.counting()));
    }
  }

  /**
   * Departures by what they are near to.
   *
   * @param at those at a field itself
   * @param below those in it, at any depth
   */
  record NearbyDepartures(
      Map<FieldPath, List<Departure>> at, Map<FieldPath, List<Departure>> below) {

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
}
