package dev.tripatch.engine.patch.json;

import dev.tripatch.engine.patch.Trail;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.Map;

/**
 * The JSON merge patch to the letter of RFC 7396. {@link JsonMerge} is the same as Kubernetes' own
 * library does it, which departs from the RFC: there nulls vanish in lists too, and kubectl's
 * patches carry every number as a float.
 */
public final class MergePatch {

  private MergePatch() {}

  /** What a value becomes (section 2). A patch that is no map takes the value's place. */
  public static Value apply(Value target, Value patch) {
    return switch (patch) {
      case Scalar scalar -> scalar;
      case ListValue list -> list;
      case MapValue map -> merge(target instanceof MapValue old ? old : MapValue.EMPTY, map);
    };
  }

  /** What an object becomes, written down act by act. */
  public static MapValue apply(MapValue target, MapValue patch, Trail trail) {
    return merge(target, patch, FieldPath.root(), trail);
  }

  private static MapValue merge(MapValue target, MapValue patch) {
    return merge(target, patch, FieldPath.root(), Trail.NONE);
  }

  private static MapValue merge(MapValue target, MapValue patch, FieldPath path, Trail trail) {
    MapValue.Builder merged = target.toBuilder();
    for (Map.Entry<String, Value> entry : patch.entries().entrySet()) {
      String key = entry.getKey();
      Value old = merged.get(key);
      if (entry.getValue() == NullValue.NULL) {
        MergeTrail.removed(trail, path, key, old);
        merged.remove(key);
      } else if (old instanceof MapValue from && entry.getValue() instanceof MapValue map) {
        merged.put(key, merge(from, map, path.key(key), trail));
      } else {
        Value taken = apply(NullValue.NULL, entry.getValue());
        MergeTrail.taken(trail, path, key, old, taken);
        merged.put(key, taken);
      }
    }
    return merged.build();
  }

  /**
   * The smallest patch that makes one object of another, as far as a merge patch can: it cannot set
   * a null, and writes a list that changed as a whole.
   */
  public static MapValue diff(MapValue from, MapValue to) {
    MapValue.Builder patch = MapValue.builder();
    to.entries().forEach((key, wanted) -> change(patch, key, from, wanted));
    for (String key : from.keys()) {
      if (!to.has(key)) {
        patch.put(key, NullValue.NULL);
      }
    }
    return patch.build();
  }

  private static void change(MapValue.Builder patch, String key, MapValue from, Value wanted) {
    Value old = from.get(key);
    if (wanted.equals(old) || wanted == NullValue.NULL) {
      return;
    }
    if (old instanceof MapValue before && wanted instanceof MapValue after) {
      MapValue inner = diff(before, after);
      if (!inner.isEmpty()) {
        patch.put(key, inner);
      }
    } else {
      patch.put(key, withoutNullFields(wanted));
    }
  }

  /** A new map's nulls would say nothing: there is no such field yet. */
  private static Value withoutNullFields(Value value) {
    return value instanceof MapValue map ? diff(MapValue.EMPTY, map) : value;
  }
}
