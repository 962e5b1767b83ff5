package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The fields that an object sets, which are those that its applier owns (structured-merge-diff,
 * {@code TypedValue.ToFieldSet}): every scalar, every map or list that is owned as a whole, every
 * item, and the keys of free maps.
 */
public final class FieldsOf {

  private final List<ServerPath> found = new ArrayList<>();

  private FieldsOf() {}

  /** The fields that a value of this type sets. */
  public static FieldSet value(Value value, TypeView view) {
    FieldsOf fields = new FieldsOf();
    fields.walk(value, view, ServerPath.ROOT);
    return FieldSet.of(fields.found);
  }

  private void walk(Value value, TypeView view, ServerPath path) {
    switch (value) {
      case MapValue map when !view.isAtomicMap() ->
          map.entries().forEach((key, field) -> field(key, field, view, path.field(key)));
      case ListValue list when view.listKind() != TypeView.ListKind.WHOLE ->
          items(Items.of(list, view), view, path);
      case MapValue ignored -> found.add(path);
      case ListValue ignored -> found.add(path);
      case Scalar ignored -> found.add(path);
    }
  }

  private void field(String key, Value value, TypeView view, ServerPath path) {
    walk(value, view.field(key), path);
    boolean isBare = value == NullValue.NULL || MapValue.EMPTY.equals(value);
    if (isBare || !view.declares(key)) {
      found.add(path);
    }
  }

  /** Items of the same name are one field; nobody owns anything in them. */
  private void items(List<Items.Item> items, TypeView view, ServerPath path) {
    Set<PathElement> twins = Items.twins(items);
    for (Items.Item item : items) {
      ServerPath place = path.then(item.element());
      if (!twins.contains(item.element())) {
        walk(item.value(), view.item(), place);
      }
      found.add(place);
    }
  }
}
