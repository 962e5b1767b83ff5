package dev.tripatch.workspace;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Merges two patches: if both mention a field, the second wins. Directives stay as they are
 * written. Whoever uses it applies the result.
 *
 * @param format the format of both
 * @param type the type of the object
 */
record PatchUnion(PatchFormat format, SchemaType type) {

  /** Both patches in one; empty if one of them has not the shape that the format wants. */
  Optional<Value> of(Value first, Value second) {
    if (format == PatchFormat.JSON) {
      return first instanceof ListValue from && second instanceof ListValue to
          ? Optional.of(joined(from, to))
          : Optional.empty();
    }
    return first instanceof MapValue from && second instanceof MapValue to
        ? Optional.of(maps(from, to, type))
        : Optional.empty();
  }

  private static ListValue joined(ListValue first, ListValue second) {
    List<Value> all = new ArrayList<>(first.items());
    all.addAll(second.items());
    return new ListValue(all);
  }

  private MapValue maps(MapValue first, MapValue second, SchemaType at) {
    MapValue.Builder all = first.toBuilder();
    second
        .entries()
        .forEach(
            (key, value) ->
                all.put(key, first.find(key).map(it -> both(key, it, value, at)).orElse(value)));
    return all.build();
  }

  private Value both(String key, Value first, Value second, SchemaType holder) {
    Optional<FieldRule> rule = holder.field(key);
    SchemaType at = holder.value(key);
    if (first instanceof MapValue from && second instanceof MapValue to) {
      return maps(from, to, at);
    }
    boolean isMerged =
        format == PatchFormat.STRATEGIC && rule.filter(FieldRule::merges).isPresent();
    return isMerged && first instanceof ListValue from && second instanceof ListValue to
        ? lists(from, to, rule.get(), at)
        : second;
  }

  private ListValue lists(ListValue first, ListValue second, FieldRule rule, SchemaType at) {
    if (hasReplace(second)) {
      return second;
    }
    SchemaType items = at.items();
    List<Value> all = new ArrayList<>(first.items());
    for (Value item : second.items()) {
      int place = placeOf(item, all, rule);
      if (place < 0) {
        all.add(item);
      } else if (all.get(place) instanceof MapValue from && item instanceof MapValue to) {
        all.set(place, Directives.isDeletion(to) ? to : maps(from, to, items));
      }
    }
    return new ListValue(all);
  }

  private static boolean hasReplace(ListValue list) {
    return list.items().stream()
        .anyMatch(
            item ->
                item instanceof MapValue map
                    && Directives.REPLACE.equals(map.get(Directives.PATCH)));
  }

  /** The item of the same merge key, or the same primitive; negative if there is none. */
  private static int placeOf(Value item, List<Value> all, FieldRule rule) {
    Optional<Value> key = keyOf(item, rule);
    for (int i = 0; i < all.size(); i++) {
      boolean isSame =
          key.isPresent() ? key.equals(keyOf(all.get(i), rule)) : item.equals(all.get(i));
      if (isSame) {
        return i;
      }
    }
    return -1;
  }

  private static Optional<Value> keyOf(Value item, FieldRule rule) {
    return rule.mergeKey()
        .flatMap(key -> item instanceof MapValue map ? map.find(key) : Optional.empty());
  }
}
