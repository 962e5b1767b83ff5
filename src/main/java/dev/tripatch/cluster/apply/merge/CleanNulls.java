package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;

/** Objects as they are stored: a declared field that is null is not there. */
public final class CleanNulls {

  private CleanNulls() {}

  private static Value value(Value value, TypeView view) {
    return switch (value) {
      case MapValue map -> in(map, view);
      case ListValue list -> list.mapped(item -> value(item, view.item()));
      case Scalar scalar -> scalar;
    };
  }

  /** The object without the nulls of declared fields, at any depth; other nulls stay. */
  public static MapValue in(MapValue map, TypeView view) {
    return map.mapped(
        (key, value) ->
            value != NullValue.NULL || !view.declares(key) ? value(value, view.field(key)) : null);
  }
}
