package dev.tripatch.edit.complete;

import dev.tripatch.edit.complete.CaretPlace.Level;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The items that may be written into a list, each by what names it: its merge key, or itself. Those
 * that the list has already are none of them.
 *
 * @param list the list, or that which a directive is about
 * @param way to the list
 * @param own the item that is being written; empty if none is begun
 * @param typed the whole text
 */
record ListItems(CaretSpot list, List<Level> way, Optional<Level.Element> own, TypedText typed) {

  /**
   * An item.
   *
   * @param name its merge key, or itself
   * @param whole the item as live has it; empty if live does not have it
   * @param words what it is, for people
   */
  record Item(Scalar name, Optional<Value> whole, CompletionWording words) {}

  /** The items of the list at a place, whose way may end with one of them. */
  static ListItems at(CaretPlace place, CaretSpot list, TypedText typed) {
    List<Level> way = place.way();
    return way.getLast() instanceof Level.Element element
        ? new ListItems(list, way.subList(0, way.size() - 1), Optional.of(element), typed)
        : new ListItems(list, way, Optional.empty(), typed);
  }

  /** Those that the patch has come first where they are what is asked for, else those of live. */
  List<Item> all() {
    Set<Scalar> listed = listed();
    List<Item> all = new ArrayList<>();
    if (list.role() == CaretSpot.Role.RETAINED) {
      setByPatch().forEach(name -> all.add(item(name, CompletionWording.PATCH_SETS)));
    }
    for (Value item : list.liveItems()) {
      nameOf(item).ifPresent(name -> all.add(new Item(name, Optional.of(item), live(name))));
    }
    if (list.role() == CaretSpot.Role.ORDER) {
      addedByPatch().forEach(name -> all.add(item(name, CompletionWording.PATCH_ADDS)));
    }
    list.items().stream()
        .flatMap(type -> CaretSpot.values(type).stream())
        .forEach(value -> all.add(item(value, declared())));
    Set<Scalar> seen = new LinkedHashSet<>(listed);
    return all.stream().filter(each -> seen.add(each.name())).toList();
  }

  private static Item item(Scalar name, CompletionWording words) {
    return new Item(name, Optional.empty(), words);
  }

  private CompletionWording live(Scalar name) {
    return switch (list.role()) {
      case RETAINED ->
          isWritten(name) ? CompletionWording.LIVE_KEEPS : CompletionWording.LIVE_LOSES;
      case ORDER -> CompletionWording.LIVE_HAS_IT;
      case DELETED -> CompletionWording.DELETED_FROM_LIVE;
      case DATA, WORD -> CompletionWording.LIVE_HAS_ITEM;
    };
  }

  private CompletionWording declared() {
    return list.role() == CaretSpot.Role.RETAINED
        ? CompletionWording.NEITHER_HAS
        : CompletionWording.ALLOWED;
  }

  /** Whether the caret is at this very item. */
  private boolean isWritten(Scalar name) {
    return own.flatMap(this::written).flatMap(this::nameOf).filter(name::equals).isPresent();
  }

  private Optional<Value> written(Level.Element element) {
    List<Level> whole = new ArrayList<>(way);
    whole.add(element);
    return typed.at(whole);
  }

  /** What names an item; empty if nothing does. */
  Optional<Scalar> nameOf(Value item) {
    return switch (item) {
      case Scalar scalar -> Optional.of(scalar);
      case MapValue map when list.mergeKey().isPresent() ->
          map.find(list.mergeKey().get()).filter(Scalar.class::isInstance).map(Scalar.class::cast);
      case Value other -> Optional.empty();
    };
  }

  /** Those that are in the list already, without the one that is being written. */
  private Set<Scalar> listed() {
    Set<Scalar> names = new LinkedHashSet<>();
    List<Value> items = itemsAt(way);
    for (int i = 0; i < items.size(); i++) {
      int at = i;
      if (own.filter(element -> element.index() == at).isEmpty()) {
        nameOf(items.get(i)).ifPresent(names::add);
      }
    }
    return names;
  }

  private List<Value> itemsAt(List<Level> place) {
    return typed.at(place).orElse(null) instanceof ListValue found ? found.items() : List.of();
  }

  private List<Level> holder() {
    return way.subList(0, way.size() - 1);
  }

  /** The fields that the patch sets in the map that a list of retained keys is in. */
  private List<Scalar> setByPatch() {
    return typed.at(holder()).orElse(null) instanceof MapValue map ? setBy(map) : List.of();
  }

  static List<Scalar> setBy(MapValue map) {
    return map.keys().stream()
        .filter(key -> !Directives.isDirective(key))
        .<Scalar>map(StringValue::new)
        .toList();
  }

  /** The items of the patch's list beside its order; those that it deletes have no place there. */
  private List<Scalar> addedByPatch() {
    String name = way.getLast() instanceof Level.Field(String key) ? key : "";
    List<Level> beside = new ArrayList<>(holder());
    beside.add(new Level.Field(Directives.listOf(name).orElse(name)));
    return added(itemsAt(beside));
  }

  List<Scalar> added(List<Value> ofPatch) {
    return ofPatch.stream()
        .filter(item -> !Directives.hasPatchDirective(item))
        .flatMap(item -> nameOf(item).stream())
        .toList();
  }
}
