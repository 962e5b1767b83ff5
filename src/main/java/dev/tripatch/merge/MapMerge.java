package dev.tripatch.merge;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.Set;

/** Merges a map that both sides have, key by key. */
final class MapMerge {

  /** Maps whose keys are free in every kind, for kinds that nobody knows. */
  private static final Set<String> FREE =
      Set.of("labels", "annotations", "matchLabels", "data", "stringData", "binaryData");

  /** How a probe or a hook is made: one of these. */
  private static final Set<String> HANDLERS = Set.of("httpGet", "tcpSocket", "exec", "grpc");

  private final FieldPath path;
  private final Threefold<Value> values;
  private final FieldMerge.Place place;
  private final Threefold<MapValue> maps;

  MapMerge(FieldPath path, Threefold<Value> values, FieldMerge.Place place) {
    this.path = path;
    this.values = values;
    this.place = place;
    this.maps = values.map(value -> value instanceof MapValue map ? map : null);
  }

  /**
   * Whether both sides wrote a new block here, or put another in the place of the same one, and
   * each has what the other lacks: a probe by HTTP and one by TCP, added up, are no probe.
   */
  boolean isBlockClash(MapValue ours, MapValue theirs) {
    boolean isFree =
        place.type() instanceof SchemaType.MapOf
            || place.type() instanceof SchemaType.Primitive && FREE.contains(place.key());
    return !isFree && isNew(ours, theirs) && hasMore(ours, theirs) && hasMore(theirs, ours)
        || isOneOf() && (isReplaced(ours, theirs) || isReplaced(theirs, ours))
        || retainsKeys() && (isRetyped(ours) || isRetyped(theirs));
  }

  /** Whether there was no such block, or both sides took more of it away than both left. */
  private boolean isNew(MapValue ours, MapValue theirs) {
    MapValue base = maps.base();
    if (base == null) {
      return true;
    }
    long gone = base.keys().stream().filter(key -> !ours.has(key) && !theirs.has(key)).count();
    long left = base.keys().stream().filter(key -> ours.has(key) && theirs.has(key)).count();
    return gone > 0 && (isOneOf() || gone >= left);
  }

  private boolean retainsKeys() {
    return place.rule().map(FieldRule::retainsKeys).orElse(false);
  }

  /** Whether a side gave a block another type, which has other fields. */
  private boolean isRetyped(MapValue side) {
    MapValue base = maps.base();
    return base != null && !side.find("type").equals(base.find("type"));
  }

  /** Whether it is known that only one of some fields may be there. */
  private boolean isOneOf() {
    return retainsKeys()
        || HANDLERS.stream().filter(key -> place.type().field(key).isPresent()).count() > 1;
  }

  /** Whether one side put another field in the place of one that the other side changed. */
  private boolean isReplaced(MapValue one, MapValue other) {
    MapValue base = maps.base();
    return base != null
        && hasMore(one, other)
        && base.keys().stream()
            .anyMatch(
                key -> !one.has(key) && other.has(key) && !other.find(key).equals(base.find(key)));
  }

  private boolean hasMore(MapValue one, MapValue other) {
    MapValue base = maps.base();
    return one.keys().stream().anyMatch(key -> !other.has(key) && (base == null || !base.has(key)));
  }

  MergedField merge() {
    Threefold<List<String>> keys = maps.map(map -> List.copyOf(map.keys()));
    Map<String, Threefold<Integer>> places = places(keys);
    List<Threefold<Integer>> order = new OrderMerge(new ArrayList<>(places.values())).orOurs();
    Map<Threefold<Integer>, String> names = new HashMap<>();
    places.forEach((key, each) -> names.put(each, key));
    SequencedMap<String, MergedField> members = new LinkedHashMap<>();
    for (Threefold<Integer> each : order) {
      String key = Objects.requireNonNull(names.get(each));
      Threefold<Value> member = maps.map(map -> map.get(key));
      members.put(key, FieldMerge.field(path.key(key), member, below(key)));
    }
    return new MergedField.OfMap(values, members);
  }

  private static Map<String, Threefold<Integer>> places(Threefold<List<String>> keys) {
    Set<String> all = new LinkedHashSet<>();
    for (Branch branch : List.of(Branch.OURS, Branch.THEIRS, Branch.BASE)) {
      List<String> own = keys.of(branch);
      all.addAll(own == null ? List.of() : own);
    }
    Threefold<Map<String, Integer>> indexes = keys.map(MapMerge::indexes);
    Map<String, Threefold<Integer>> places = new LinkedHashMap<>();
    all.forEach(key -> places.put(key, indexes.map(index -> index.get(key))));
    return places;
  }

  private static Map<String, Integer> indexes(List<String> keys) {
    Map<String, Integer> indexes = HashMap.newHashMap(keys.size());
    keys.forEach(key -> indexes.put(key, indexes.size()));
    return indexes;
  }

  private FieldMerge.Place below(String key) {
    SchemaType type = place.type().value(key);
    return new FieldMerge.Place(
        type,
        place.type() instanceof SchemaType.MapOf
            ? place.rule().map(rule -> rule.withType(type))
            : place.type().field(key),
        key);
  }
}
