package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes fields out of an object (structured-merge-diff, {@code TypedValue.RemoveItems}). A map or
 * list that holds nothing any more becomes null, unless it is to go itself. An object that is shown
 * keeps it, empty, as most of Kubernetes' types do.
 */
record Removing(FieldSet fields, boolean isShown) {
  static Value from(Value object, FieldSet fields, TypeView view) {
    return new Removing(fields, false).remove(object, view, ServerPath.ROOT);
  }

  static Value shown(Value object, FieldSet fields, TypeView view) {
    return new Removing(fields, true).remove(object, view, ServerPath.ROOT);
  }

  private Value remove(Value value, TypeView view, ServerPath path) {
    if (!fields.hasWithin(path)) {
      return value;
    }
    return switch (value) {
      case MapValue map -> view.isAtomicMap() ? map : fromMap(map, view, path);
      case ListValue list ->
          view.listKind() == TypeView.ListKind.WHOLE ? list : fromList(list, view, path);
      case Scalar scalar -> scalar;
    };
  }

  private Value fromMap(MapValue map, TypeView view, ServerPath path) {
    MapValue.Builder rest = MapValue.builder();
    map.entries()
        .forEach(
            (key, value) -> {
              ServerPath place = path.field(key);
              if (!fields.has(place)) {
                rest.put(key, remove(value, view.field(key), place));
              }
            });
    MapValue left = rest.build();
    return left.isEmpty() && !isShown ? NullValue.NULL : left;
  }

  private Value fromList(ListValue list, TypeView view, ServerPath path) {
    List<Value> rest = new ArrayList<>();
    for (Items.Item item : Items.of(list, view)) {
      ServerPath place = path.then(item.element());
      if (!fields.has(place)) {
        rest.add(remove(item.value(), view.item(), place));
      }
    }
    return rest.isEmpty() && !isShown ? NullValue.NULL : new ListValue(rest);
  }
}
