package dev.tripatch.document.edit;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/** The values that an edit is to lead to. */
final class Wanted {

  private Wanted() {}

  static boolean isKeyed(Value item, PathStep.KeyedItem step) {
    return item instanceof MapValue map && step.value().equals(map.get(step.mergeKey()));
  }

  /**
   * A value with a field that it does not have yet.
   *
   * @param at the value; null stands for one that is not there either
   * @param missing the steps from the value to the field
   * @param field the field's value
   */
  public static Value with(Value at, List<PathStep> missing, Value field)
      throws EditRefusedException {
    if (missing.isEmpty()) {
      return field;
    }
    List<PathStep> rest = missing.subList(1, missing.size());
    return switch (missing.getFirst()) {
      case PathStep.Key(String name) ->
          map(at, name).toBuilder().put(name, with(NullValue.NULL, rest, field)).build();
      case PathStep.KeyedItem item -> {
        ListValue list = list(at);
        requireNext(
            list.items().stream().filter(each -> isKeyed(each, item)).count(), item.occurrence());
        yield appended(list, with(MapValue.of(item.mergeKey(), item.value()), rest, field));
      }
      case PathStep.SetItem item -> {
        ListValue list = list(at);
        requireNext(list.items().stream().filter(item.value()::equals).count(), item.occurrence());
        yield appended(list, with(item.value(), rest, field));
      }
      case PathStep.IndexItem item -> {
        ListValue list = list(at);
        requireNext(list.size(), item.index());
        yield appended(list, with(NullValue.NULL, rest, field));
      }
      case PathStep.Lines _ -> throw EditRefusals.unexpected();
    };
  }

  private static MapValue map(Value at, String name) throws EditRefusedException {
    return switch (at) {
      case MapValue map -> map;
      case NullValue _ -> MapValue.EMPTY;
      case ListValue _, Scalar _ -> throw EditRefusals.cannotHoldKey(at, name);
    };
  }

  private static ListValue list(Value at) throws EditRefusedException {
    return switch (at) {
      case ListValue list -> list;
      case NullValue _ -> ListValue.EMPTY;
      case MapValue _, Scalar _ -> throw EditRefusals.cannotHoldItem(at);
    };
  }

  private static void requireNext(long have, int index) throws EditRefusedException {
    if (have != index) {
      throw new EditRefusedException(EditWording.ITEM_BEFORE_MISSING.text("count", have));
    }
  }

  private static ListValue appended(ListValue list, Value item) {
    List<Value> items = new ArrayList<>(list.items());
    items.add(item);
    return new ListValue(items);
  }
}
