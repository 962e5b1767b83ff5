package dev.tripatch.cluster.serverside.merge;

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
      case ListValue list ->
          new ListValue(list.items().stream().map(item -> value(item, view.item())).toList());
      case Scalar scalar -> scalar;
    };
  }

  /** The object without the nulls of declared fields, at any depth; other nulls stay. */
  public static MapValue in(MapValue map, TypeView view) {
    MapValue.Builder clean = MapValue.builder();
    map.entries()
        .forEach(
            (key, value) -> {
              if (value != NullValue.NULL || !view.declares(key)) {
                clean.put(key, value(value, view.field(key)));
              }
            });
    return clean.build();
  }
}
