package dev.tripatch.decide.conflict;

import dev.tripatch.decide.conflict.FieldChanges.FieldChange;
import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks fields up in an object, and gives objects in which one field is another. Items are
 * distinguished by the text of their merge key, as Kubernetes does.
 */
public final class Fields {

  private Fields() {}

  /** What an object has at a field; empty if nothing. */
  public static Optional<Value> at(MapValue object, FieldPath path) {
    Value value = object;
    for (PathStep step : path.steps()) {
      value = part(value, step);
      if (value == null) {
        return Optional.empty();
      }
    }
    return Optional.of(value);
  }

  /** The object with this value at a field; what should hold the field is made where it lacks. */
  public static MapValue with(MapValue object, FieldPath path, Value value) {
    FieldChange change = new FieldChange(path, Optional.of(value));
    return FieldChanges.changed(object, change) instanceof MapValue map ? map : object;
  }

  /** The object without a field; as it is if it lacks it. */
  public static MapValue without(MapValue object, FieldPath path) {
    FieldChange change = new FieldChange(path, Optional.empty());
    return at(object, path).isPresent()
            && FieldChanges.changed(object, change) instanceof MapValue map
        ? map
        : object;
  }

  private static @Nullable Value part(@Nullable Value value, PathStep step) {
    if (step instanceof PathStep.Key(String name)) {
      return MapValue.in(value, name);
    }
    if (!(value instanceof ListValue list)) {
      return null;
    }
    int index = indexOf(list, step);
    return index < list.size() ? list.get(index) : null;
  }

  /** What a part that is not there yet begins as; null if it begins as nothing. */
  static @Nullable Value madeFor(PathStep step) {
    return step instanceof PathStep.KeyedItem item
        ? MapValue.of(item.mergeKey(), item.value())
        : null;
  }

  /** The place of the item; the end of the list if it lacks it. */
  static int indexOf(ListValue list, PathStep step) {
    return switch (step) {
      case PathStep.Key _, PathStep.Lines _ -> list.size();
      case PathStep.IndexItem(int index) -> Math.min(index, list.size());
      case PathStep.SetItem(Scalar value, int occurrence) -> indexOf(list, "", value, occurrence);
      case PathStep.KeyedItem(String key, Scalar value, int occurrence) ->
          indexOf(list, key, value, occurrence);
    };
  }

  private static int indexOf(ListValue list, String key, Scalar value, int occurrence) {
    String wanted = GoText.print(value);
    return GoText.printedLike(value).stream()
        .flatMap(name -> list.placesOf(key, name).stream())
        .filter(place -> isNamed(list.get(place), key, wanted))
        .sorted()
        .skip(occurrence)
        .findFirst()
        .orElse(list.size());
  }

  /** Minus zero equals zero, but it is another name. */
  private static boolean isNamed(Value item, String key, String wanted) {
    Value name = item instanceof MapValue map ? map.get(key) : item;
    return name instanceof Scalar && GoText.print(name).equals(wanted);
  }
}
