package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;

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
      case MapValue map -> apply(MapValue.orEmpty(target), map, Trail.NONE);
    };
  }

  /** What an object becomes, written down act by act. */
  public static MapValue apply(MapValue target, MapValue patch, Trail trail) {
    return new MergeWalk(trail, value -> apply(NullValue.NULL, value))
        .apply(target, patch, FieldPath.root());
  }

  /**
   * The smallest patch that makes one object of another, as far as a merge patch can: it cannot set
   * a null, and writes a list that changed as a whole.
   */
  public static MapValue diff(MapValue from, MapValue to) {
    return MergeWalk.difference(
        from, to, value -> value == NullValue.NULL ? null : withoutNullFields(value));
  }

  /** A new map's nulls would say nothing: there is no such field yet. */
  private static Value withoutNullFields(Value value) {
    return value instanceof MapValue map ? diff(MapValue.EMPTY, map) : value;
  }
}
