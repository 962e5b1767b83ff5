package dev.tripatch.engine.patch.json;

import dev.tripatch.engine.patch.Trail;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Computes and applies JSON merge patches (RFC 7396). */
public final class JsonMerge {

  private JsonMerge() {}

  /**
   * The patch that turns one object into another; a null that modified has cannot be expressed.
   * Numbers are compared and written as Go's {@code float64}, as kubectl's library does.
   */
  public static MapValue diff(MapValue original, MapValue modified) {
    return difference(FloatNumbers.convert(original), FloatNumbers.convert(modified));
  }

  private static MapValue difference(MapValue original, MapValue modified) {
    MapValue.Builder patch = MapValue.builder();
    for (Map.Entry<String, Value> entry : modified.entries().entrySet()) {
      Value old = original.get(entry.getKey());
      Value wanted = entry.getValue();
      if (old instanceof MapValue from && wanted instanceof MapValue to) {
        MapValue nested = difference(from, to);
        if (!nested.isEmpty()) {
          patch.put(entry.getKey(), nested);
        }
      } else if (!wanted.equals(old)) {
        patch.put(entry.getKey(), wanted);
      }
    }
    for (String key : original.keys()) {
      if (!modified.has(key)) {
        patch.put(key, NullValue.NULL);
      }
    }
    return patch.build();
  }

  /**
   * What such a patch says of one field.
   *
   * @param original the field's value before; null if it has none
   * @return empty if it says nothing
   */
  public static Optional<Value> difference(@Nullable Value original, Value modified) {
    Value wanted = FloatNumbers.convert(modified);
    Value old = original == null ? null : FloatNumbers.convert(original);
    return old instanceof MapValue from && wanted instanceof MapValue to
        ? unlessEmpty(difference(from, to)).map(map -> map)
        : Optional.of(wanted).filter(value -> !value.equals(old));
  }

  /** What an object holds of a patch's value that nothing there can be merged with. */
  public static Value asTaken(Value change) {
    return withoutNulls(change);
  }

  /** A new value as a three-way JSON merge patch carries it: without nulls, with float numbers. */
  public static Value asSent(Value local) {
    Value read = FloatNumbers.convert(local);
    return withoutNulls(read instanceof MapValue map ? changesOf(map) : read);
  }

  /**
   * What an object becomes when the patch is applied to it (RFC 7396, section 2). As the library
   * that kubectl and the server use, and unlike the RFC, it drops null fields also of maps in
   * lists.
   */
  public static MapValue apply(MapValue object, MapValue patch) {
    return apply(object, patch, Trail.NONE);
  }

  /** The same, written down act by act. */
  public static MapValue apply(MapValue object, MapValue patch, Trail trail) {
    return apply(object, patch, FieldPath.root(), trail);
  }

  private static MapValue apply(MapValue object, MapValue patch, FieldPath path, Trail trail) {
    MapValue.Builder merged = object.toBuilder();
    for (Map.Entry<String, Value> entry : patch.entries().entrySet()) {
      String key = entry.getKey();
      Value change = entry.getValue();
      Value old = merged.get(key);
      if (change == NullValue.NULL) {
        MergeTrail.removed(trail, path, key, old);
        merged.remove(key);
      } else if (old instanceof MapValue from && change instanceof MapValue map) {
        merged.put(key, apply(from, map, path.key(key), trail));
      } else {
        Value taken = withoutNulls(change);
        MergeTrail.taken(trail, path, key, old, taken);
        merged.put(key, taken);
      }
    }
    return merged.build();
  }

  /** A value that is taken whole: null fields of its maps say that there is no such field. */
  private static Value withoutNulls(Value value) {
    return switch (value) {
      case Scalar scalar -> scalar;
      case ListValue list ->
          new ListValue(list.items().stream().map(JsonMerge::withoutNulls).toList());
      case MapValue map -> apply(MapValue.EMPTY, map);
    };
  }

  /** Only the parts of a patch that delete. */
  static MapValue deletionsOf(MapValue patch) {
    MapValue.Builder kept = MapValue.builder();
    patch
        .entries()
        .forEach(
            (key, value) -> {
              if (value == NullValue.NULL) {
                kept.put(key, value);
              } else if (value instanceof MapValue map) {
                kept.putIfPresent(key, unlessEmpty(deletionsOf(map)));
              }
            });
    return kept.build();
  }

  /** Only the parts of a patch that add or change; an empty map counts as a value. */
  static MapValue changesOf(MapValue patch) {
    MapValue.Builder kept = MapValue.builder();
    patch
        .entries()
        .forEach(
            (key, value) -> {
              if (value instanceof MapValue map && !map.isEmpty()) {
                MapValue changes = changesOf(map);
                kept.putIfPresent(key, unlessEmpty(changes));
              } else if (value != NullValue.NULL) {
                kept.put(key, value);
              }
            });
    return kept.build();
  }

  private static Optional<MapValue> unlessEmpty(MapValue map) {
    return map.isEmpty() ? Optional.empty() : Optional.of(map);
  }
}
