package dev.tripatch.workspace;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A field of an object that an action is about.
 *
 * @param object the object
 * @param type its type
 * @param path the field
 */
record FieldTarget(MapValue object, SchemaType type, FieldPath path) {

  Optional<Value> value() {
    return Fields.at(object, path);
  }

  /** The object after an action; empty where the action has no meaning. */
  Optional<MapValue> after(FieldAction action) {
    if (path.isRoot() || value().isEmpty()) {
      return Optional.empty();
    }
    return switch (action) {
      case SET, REPLACE -> Optional.of(object);
      case DELETE -> Optional.of(Fields.without(object, path));
      case CLEAR_OTHERS -> alone();
      case MOVE_UP -> moved(-1);
      case MOVE_DOWN -> moved(1);
    };
  }

  /** The map that holds the field with nothing else in it. */
  private Optional<MapValue> alone() {
    FieldPath holder = path.parent().orElseThrow();
    return path.last().orElseThrow() instanceof PathStep.Key(String name) && !holder.isRoot()
        ? Optional.of(Fields.with(object, holder, MapValue.of(name, value().orElseThrow())))
        : Optional.empty();
  }

  /**
   * The object after the item has moved within its list.
   *
   * @param before the item that it is moved before; empty for the end of the list
   * @return empty if the two are not items of one list
   */
  Optional<MapValue> movedBefore(Optional<FieldPath> before) {
    if (path.isRoot()
        || before.filter(other -> !other.parent().equals(path.parent())).isPresent()) {
      return Optional.empty();
    }
    List<PathStep> steps = siblings();
    int from = steps.indexOf(path.last().orElseThrow());
    int gap = before.flatMap(FieldPath::last).map(steps::indexOf).orElse(steps.size());
    return gap < 0 ? Optional.empty() : moved(from, gap > from ? gap - 1 : gap);
  }

  private Optional<MapValue> moved(int by) {
    int from = siblings().indexOf(path.last().orElseThrow());
    return moved(from, from + by);
  }

  /** The items of the list that holds the item; none if it is in no list. */
  private List<PathStep> siblings() {
    FieldPath list = path.parent().orElseThrow();
    return Fields.at(object, list).orElse(null) instanceof ListValue items
        ? TypedPath.of(type, list).steps(items)
        : List.of();
  }

  private Optional<MapValue> moved(int from, int to) {
    FieldPath list = path.parent().orElseThrow();
    if (from < 0
        || to < 0
        || !(Fields.at(object, list).orElse(null) instanceof ListValue items)
        || to >= items.size()) {
      return Optional.empty();
    }
    List<Value> moved = new ArrayList<>(items.items());
    moved.add(to, moved.remove(from));
    return Optional.of(Fields.with(object, list, new ListValue(moved)));
  }

  /** The rule of the field that a path ends with; empty for items and where nothing is known. */
  Optional<FieldRule> rule(FieldPath of) {
    return TypedPath.of(type, of).rule();
  }
}
