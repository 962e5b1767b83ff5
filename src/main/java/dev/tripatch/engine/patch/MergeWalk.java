package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What both kinds of JSON merge do alike.
 *
 * @param trail what is done to a field is written down there
 * @param whole what an object holds of a value that nothing there can be merged with
 */
record MergeWalk(Trail trail, UnaryOperator<Value> whole) {

  /** What an object becomes. A null does something only where there is a value. */
  MapValue apply(MapValue object, MapValue patch, FieldPath path) {
    MapValue.Builder merged = object.toBuilder();
    for (Map.Entry<String, Value> entry : patch.entries().entrySet()) {
      String key = entry.getKey();
      Value change = entry.getValue();
      Value old = merged.get(key);
      if (change == NullValue.NULL) {
        if (old != null) {
          trail.removed(Act.Rule.DELETE_FIELD, path, key, key);
        }
        merged.remove(key);
      } else if (old instanceof MapValue from && change instanceof MapValue map) {
        merged.put(key, apply(from, map, path.key(key)));
      } else {
        Value taken = whole.apply(change);
        if (!taken.equals(old)) {
          trail.set(rule(old, taken), path, key, taken);
        }
        merged.put(key, taken);
      }
    }
    return merged.build();
  }

  /**
   * The patch that turns one object into another.
   *
   * @param whole what the patch says of a value that is written whole; null if nothing
   */
  static MapValue difference(MapValue from, MapValue to, Function<Value, @Nullable Value> whole) {
    MapValue.Builder patch = MapValue.builder();
    for (Map.Entry<String, Value> entry : to.entries().entrySet()) {
      Value old = from.get(entry.getKey());
      Value wanted = entry.getValue();
      if (old instanceof MapValue before && wanted instanceof MapValue after) {
        MapValue nested = difference(before, after, whole);
        patch.putIfPresent(entry.getKey(), Optional.of(nested).filter(map -> !map.isEmpty()));
      } else if (!wanted.equals(old)) {
        patch.putIfPresent(entry.getKey(), Optional.ofNullable(whole.apply(wanted)));
      }
    }
    for (String key : from.keys()) {
      if (!to.has(key)) {
        patch.put(key, NullValue.NULL);
      }
    }
    return patch.build();
  }

  private static Act.Rule rule(@Nullable Value old, Value value) {
    if (old == null) {
      return Act.Rule.ADD_FIELD;
    }
    if (ValueKind.of(old) != ValueKind.of(value)) {
      return Act.Rule.RETYPE;
    }
    return value instanceof ListValue ? Act.Rule.REPLACE_LIST : Act.Rule.SET_VALUE;
  }
}
