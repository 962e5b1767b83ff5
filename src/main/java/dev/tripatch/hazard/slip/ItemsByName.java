package dev.tripatch.hazard.slip;

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
