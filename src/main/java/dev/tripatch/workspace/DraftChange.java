package dev.tripatch.workspace;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.format.PatchEffect;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.SmallestPatch;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Makes a composed patch do one thing more, with as few words as its format needs. Every patch that
 * it gives was applied: its result is the one before with just that field changed.
 *
 * @param effect what patches make of live
 * @param format the format of the patch
 */
public record DraftChange(PatchEffect effect, PatchFormat format) {

  /**
   * The patch that also does this with a field.
   *
   * @param draft the patch as it is
   * @param path the field as live or the result names it
   * @return empty if the patch is refused as it is, or the format cannot say it
   */
  public Optional<Value> with(Value draft, FieldPath path, FieldAction action) {
    return target(draft, path)
        .flatMap(
            target -> target.after(action).flatMap(wanted -> with(draft, target, action, wanted)));
  }

  /**
   * The patch that also moves an item within its list.
   *
   * @param draft the patch as it is
   * @param item the item as the result names it
   * @param before the item of the same list that it is moved before; empty for the end
   * @return empty if the patch is refused as it is, or the format cannot say it
   */
  public Optional<Value> moving(Value draft, FieldPath item, Optional<FieldPath> before) {
    return target(draft, item)
        .flatMap(
            target ->
                target
                    .movedBefore(before)
                    .flatMap(wanted -> with(draft, target, FieldAction.MOVE_DOWN, wanted)));
  }

  private Optional<FieldTarget> target(Value draft, FieldPath path) {
    return effect
        .of(format, EngineNumbers.convert(draft))
        .map(result -> new FieldTarget(result, effect.schema().type(), path));
  }

  private Optional<Value> with(
      Value draft, FieldTarget target, FieldAction action, MapValue wanted) {
    PatchUnion union = new PatchUnion(format, effect.schema().type());
    return Stream.of(spoken(target, action), step(target.object(), wanted))
        .flatMap(Optional::stream)
        .flatMap(addition -> union.of(draft, addition).stream())
        .filter(patch -> isRight(patch, wanted))
        .findFirst()
        .or(() -> effect.leadingTo(format, wanted).filter(patch -> !isSilent(action)));
  }

  /** Actions that leave the result as it is have to be said in their own way. */
  private static boolean isSilent(FieldAction action) {
    return action == FieldAction.SET || action == FieldAction.REPLACE;
  }

  private boolean isRight(Value patch, MapValue wanted) {
    return effect.isSame(format, EngineNumbers.convert(patch), wanted);
  }

  /** The smallest patch from one result to the next. */
  private Optional<Value> step(MapValue from, MapValue to) {
    PatchEffect next = new PatchEffect(from, effect.schema());
    return from.equals(to)
        ? Optional.empty()
        : next.leadingTo(format, to).map(patch -> SmallestPatch.of(next, format, patch));
  }

  private Optional<Value> spoken(FieldTarget target, FieldAction action) {
    return switch (action) {
      case SET -> Optional.of(named(target, target.value().orElseThrow()));
      case REPLACE -> replaced(target);
      case CLEAR_OTHERS -> format == PatchFormat.STRATEGIC ? retained(target) : Optional.empty();
      case DELETE, MOVE_UP, MOVE_DOWN -> Optional.empty();
    };
  }

  /** The field with a value and nothing else. */
  private Value named(FieldTarget target, Value value) {
    return switch (format) {
      case STRATEGIC -> Fields.with(MapValue.EMPTY, target.path(), value);
      case MERGE -> wholeLists(target, value);
      case JSON -> operation(target, value);
    };
  }

  /** A JSON merge patch writes lists whole. */
  private static Value wholeLists(FieldTarget target, Value value) {
    FieldPath at = FieldPath.root();
    for (PathStep step : target.path().steps()) {
      if (!(step instanceof PathStep.Key)) {
        Value list = Fields.at(target.object(), at).orElse(NullValue.NULL);
        return Fields.with(MapValue.EMPTY, at, list);
      }
      at = at.then(step);
    }
    return Fields.with(MapValue.EMPTY, at, value);
  }

  private static Value operation(FieldTarget target, Value value) {
    return ListValue.of(
        MapValue.builder()
            .put("op", new StringValue("replace"))
            .put("path", new StringValue(pointer(target).toString()))
            .put("value", value)
            .build());
  }

  private static JsonPointer pointer(FieldTarget target) {
    JsonPointer pointer = JsonPointer.ROOT;
    FieldPath at = FieldPath.root();
    for (PathStep step : target.path().steps()) {
      pointer =
          switch (step) {
            case PathStep.Key(String name) -> pointer.then(name);
            case PathStep.IndexItem(int index) -> pointer.then(index);
            case PathStep.KeyedItem _, PathStep.SetItem _, PathStep.Lines _ ->
                pointer.then(indexOf(target, at, step));
          };
      at = at.then(step);
    }
    return pointer;
  }

  private static int indexOf(FieldTarget target, FieldPath list, PathStep step) {
    return Fields.at(target.object(), list).orElse(null) instanceof ListValue items
        ? Math.max(0, ItemSteps.of(items, target.rule(list)).indexOf(step))
        : 0;
  }

  private Optional<Value> replaced(FieldTarget target) {
    Value value = target.value().orElseThrow();
    if (format == PatchFormat.JSON) {
      return Optional.of(operation(target, value));
    }
    if (format == PatchFormat.MERGE) {
      return value instanceof ListValue ? Optional.of(named(target, value)) : Optional.empty();
    }
    return switch (value) {
      case MapValue map when isKey(target) ->
          Optional.of(named(target, withDirective(map, Directives.REPLACE)));
      case ListValue list -> Optional.of(named(target, whole(list, target.rule(target.path()))));
      case Value _ -> Optional.empty();
    };
  }

  private static boolean isKey(FieldTarget target) {
    return target.path().last().filter(PathStep.Key.class::isInstance).isPresent();
  }

  private static MapValue withDirective(MapValue map, StringValue word) {
    MapValue.Builder all = MapValue.builder().put(Directives.PATCH, word);
    map.entries().forEach(all::put);
    return all.build();
  }

  /** A list that would be merged says that it is not. */
  private static ListValue whole(ListValue list, Optional<FieldRule> rule) {
    if (rule.filter(FieldRule::merges).isEmpty()) {
      return list;
    }
    List<Value> items = new ArrayList<>(list.items());
    items.add(MapValue.of(Directives.PATCH, Directives.REPLACE));
    return new ListValue(items);
  }

  private static Optional<Value> retained(FieldTarget target) {
    if (!(target.path().last().orElseThrow() instanceof PathStep.Key(String name))) {
      return Optional.empty();
    }
    MapValue alone =
        MapValue.builder()
            .put(Directives.RETAIN_KEYS, ListValue.of(new StringValue(name)))
            .put(name, target.value().orElseThrow())
            .build();
    return Optional.of(Fields.with(MapValue.EMPTY, target.path().parent().orElseThrow(), alone));
  }

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
}
