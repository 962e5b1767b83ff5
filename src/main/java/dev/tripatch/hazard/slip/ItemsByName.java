package dev.tripatch.hazard.slip;

import dev.tripatch.hazard.Show;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What people tell the items of a list apart by, whether or not a patch does.
 *
 * @param key the field
 */
public record ItemsByName(String key) {
  private static final List<String> USUAL = List.of("name", "key", "id", "type", "host");

  /**
   * An item that is written and one that live has.
   *
   * @param name what both are called
   */
  record Pair(Scalar name, MapValue written, MapValue live) {

    /** Whether nothing of it is lost, or nothing else of it is written than live has. */
    boolean isWhole() {
      return written.equals(live) || live.keys().stream().allMatch(written::has);
    }

    /** The fields of live's item that are lost. */
    List<String> lost() {
      return live.keys().stream()
          .filter(field -> !written.has(field))
          .map(field -> plain(name) + "." + field)
          .toList();
    }

    private static String plain(Scalar name) {
      return Show.value(name).replace("\"", "");
    }
  }

  /**
   * The items of two lists.
   *
   * @param kept those of both
   * @param dropped the names of those that only live has
   */
  record Paired(List<Pair> kept, List<Scalar> dropped) {}

  /** The merge key, or a usual name that all of live's items have, each its own. */
  public static Optional<ItemsByName> of(Optional<FieldRule> rule, ListValue live) {
    return Stream.concat(rule.flatMap(FieldRule::mergeKey).stream(), USUAL.stream())
        .map(ItemsByName::new)
        .filter(each -> each.named(live).size() == live.size() && !live.isEmpty())
        .findFirst();
  }

  private SequencedMap<Scalar, MapValue> named(ListValue list) {
    SequencedMap<Scalar, MapValue> named = new LinkedHashMap<>();
    for (Value value : list.items()) {
      if (value instanceof MapValue item
          && item.get(key) instanceof Scalar name
          && name != NullValue.NULL) {
        named.putIfAbsent(name, item);
      }
    }
    return named;
  }

  Paired pair(ListValue written, ListValue live) {
    SequencedMap<Scalar, MapValue> now = named(written);
    List<Pair> kept = new ArrayList<>();
    List<Scalar> dropped = new ArrayList<>();
    named(live)
        .forEach(
            (name, item) -> {
              if (now.containsKey(name)) {
                kept.add(new Pair(name, now.getOrDefault(name, item), item));
              } else {
                dropped.add(name);
              }
            });
    return new Paired(kept, dropped);
  }

  /** Live's items with what is written in them, then those that only are written. */
  public ListValue completed(ListValue written, ListValue live) {
    SequencedMap<Scalar, MapValue> now = named(written);
    List<Value> all = new ArrayList<>();
    Set<Scalar> done = new HashSet<>();
    named(live)
        .forEach(
            (name, item) -> {
              done.add(name);
              MapValue.Builder whole = MapValue.builder();
              item.entries().forEach(whole::put);
              now.getOrDefault(name, MapValue.EMPTY).entries().forEach(whole::put);
              all.add(whole.build());
            });
    written.items().stream()
        .filter(
            each ->
                !(each instanceof MapValue item
                    && item.get(key) instanceof Scalar name
                    && done.contains(name)))
        .forEach(all::add);
    return new ListValue(all);
  }
}
