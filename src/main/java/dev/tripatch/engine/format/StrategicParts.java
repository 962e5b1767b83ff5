package dev.tripatch.engine.format;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.strategic.DiffDecision;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a stage of a strategic patch writes, read off its decision tree: in each map and list first
 * what deletes or changes something, then what only says an order.
 */
final class StrategicParts {
  private final Contribution stage;
  private final List<Move> moves = new ArrayList<>();

  StrategicParts(Phase phase, Role from) {
    this.stage = new Contribution(phase, from);
  }

  List<Move> of(DiffDecision.Nested tree) {
    if (!Telling.is(tree) && stage.phase() == Phase.DELETIONS) {
      moves.add(stage.nothing());
    }
    map(tree, new Where(FieldPath.root(), FieldPath.root()));
    return moves.isEmpty() ? List.of(stage.nothing()) : moves;
  }

  /** A place by name, and the same with the patch's items counted. */
  private record Where(FieldPath place, FieldPath slot) {
    Where key(String key) {
      return new Where(place.key(key), slot.key(key));
    }
  }

  private void map(DiffDecision.Nested map, Where at) {
    fields(map, true, at);
    map.retainKeys()
        .ifPresent(
            keys -> {
              Where directive = at.key(Directives.RETAIN_KEYS);
              write(StepRule.LISTED_KEYS, at.place(), directive, keys);
            });
    fields(map, false, at);
  }

  private void fields(DiffDecision.Nested map, boolean isTelling, Where at) {
    boolean isListed = map.retainKeys().isPresent();
    map.fields()
        .forEach(
            (key, decision) -> {
              if (Telling.is(decision) == isTelling
                  && !(isListed && key.equals(Directives.RETAIN_KEYS))) {
                field(key, decision, at);
              }
            });
  }

  private void field(String key, DiffDecision decision, Where map) {
    Where at = map.key(key);
    switch (decision) {
      case DiffDecision.Added(Value modified) -> write(StepRule.NEW_FIELD, at, modified);
      case DiffDecision.Removed ignored -> write(StepRule.DROPPED_FIELD, at, NullValue.NULL);
      case DiffDecision.Retyped(Value ignored, Value modified) ->
          write(StepRule.OTHER_KIND, at, modified);
      case DiffDecision.Changed(Value ignored, Value modified) ->
          write(StepRule.OTHER_VALUE, at, modified);
      case DiffDecision.ReplacedList list -> write(StepRule.OTHER_LIST, at, list.modified());
      case DiffDecision.ReplacedMap replaced -> write(StepRule.WHOLE_MAP, at, replaced.modified());
      case DiffDecision.Marker marker ->
          Optional.ofNullable(marker.modified())
              .ifPresent(word -> write(StepRule.WRITTEN_DIRECTIVE, at, word));
      case DiffDecision.Nested nested -> map(nested, at);
      case DiffDecision.KeyedList list -> keyed(key, list, map);
      case DiffDecision.PrimitiveSet set -> set(key, set, map);
      case DiffDecision.Unchanged _, DiffDecision.Silenced _ -> {}
    }
  }

  private void set(String key, DiffDecision.PrimitiveSet set, Where map) {
    Where at = map.key(key);
    if (!set.deleted().isEmpty()) {
      Where directive = map.key(Directives.deletionKey(key));
      write(StepRule.DROPPED_VALUES, at.place(), directive, set.deleted());
    }
    if (!set.added().isEmpty()) {
      write(StepRule.NEW_VALUES, at, set.added());
    }
    order(key, set.order(), map);
  }

  private void order(String key, Optional<ListValue> order, Where map) {
    Where directive = map.key(Directives.orderKey(key));
    order.ifPresent(keys -> write(StepRule.LISTED_ORDER, map.place().key(key), directive, keys));
  }

  private void keyed(String key, DiffDecision.KeyedList list, Where map) {
    Where at = map.key(key);
    Map<Value, Deque<DiffDecision.KeyedItem>> byKey = new HashMap<>();
    for (DiffDecision.KeyedItem item : list.items()) {
      byKey.computeIfAbsent(item.key(), none -> new ArrayDeque<>(1)).add(item);
    }
    List<Written> written = new ArrayList<>();
    for (Value each : list.patch().items()) {
      MapValue entry = (MapValue) each;
      Value mergeKey = entry.find(list.mergeKey()).orElseThrow();
      Deque<DiffDecision.KeyedItem> twins = byKey.getOrDefault(mergeKey, new ArrayDeque<>());
      DiffDecision decision = next(twins, entry, list.mergeKey());
      written.add(new Written(written.size(), entry, mergeKey, decision, Telling.is(decision)));
    }
    items(written, list.mergeKey(), at);
    order(key, list.order(), map);
  }

  /**
   * An item of the patch's list.
   *
   * @param index its place in the list
   */
  private record Written(
      int index, MapValue entry, Value key, DiffDecision decision, boolean isTelling) {}

  private void items(List<Written> written, String mergeKey, Where list) {
    int done = 0;
    for (Written each : written) {
      if (each.isTelling()) {
        Where at = new Where(place(list.place(), mergeKey, each.key()), list.slot().index(done++));
        item(each, mergeKey, at);
      }
    }
    for (Written each : written) {
      if (!each.isTelling() && each.decision() instanceof DiffDecision.Nested nested) {
        FieldPath slot = list.slot().index(each.index());
        Where at = new Where(place(list.place(), mergeKey, each.key()), slot);
        MapValue name = name(each, mergeKey);
        if (each.index() < done++) {
          write(
              StepRule.NAMED_ITEM,
              at.place(),
              new Where(at.place(), list.slot()),
              with(name, each, written));
        } else {
          write(StepRule.NAMED_ITEM, at, name);
        }
        map(nested, at);
      }
    }
  }

  /** The list as far as it has come, with an item that comes before some that are there. */
  private static ListValue with(MapValue name, Written now, List<Written> written) {
    return new ListValue(
        written.stream()
            .filter(each -> each.isTelling() || each.index() <= now.index())
            .map(each -> each.index() == now.index() ? name : each.entry())
            .map(Value.class::cast)
            .toList());
  }

  private static MapValue name(Written item, String mergeKey) {
    return MapValue.builder().put(mergeKey, item.key()).build();
  }

  /** An item whose key is a map or a list has no name: it counts as a part of its list. */
  private static FieldPath place(FieldPath list, String mergeKey, Value key) {
    return key instanceof Scalar scalar ? list.item(mergeKey, scalar) : list;
  }

  /**
   * The decision that wrote an item: of twins, each wrote one, in the same order. An item that says
   * to delete need not come from a deletion: a document may say so itself.
   */
  private static DiffDecision next(
      Deque<DiffDecision.KeyedItem> twins, MapValue written, String mergeKey) {
    for (DiffDecision.KeyedItem twin : twins) {
      if (twin.written(mergeKey).filter(written::equals).isPresent()) {
        twins.remove(twin);
        return twin.decision();
      }
    }
    throw new IllegalStateException("no decision wrote " + written);
  }

  private void item(Written item, String mergeKey, Where at) {
    switch (item.decision()) {
      case DiffDecision.Nested nested -> {
        boolean isDropped = stage.phase() == Phase.DELETIONS;
        StepRule rule = isDropped ? StepRule.ITEM_WITH_DROPPED : StepRule.NAMED_ITEM;
        write(rule, at, name(item, mergeKey));
        map(nested, at);
      }
      case DiffDecision.Removed ignored -> write(StepRule.DROPPED_ITEM, at, item.entry());
      default -> write(StepRule.NEW_ITEM, at, item.entry());
    }
  }

  private void write(StepRule rule, Where at, Value value) {
    write(rule, at.place(), at, value);
  }

  private void write(StepRule rule, FieldPath field, Where inPatch, Value value) {
    moves.add(stage.written(rule, field, inPatch.place(), inPatch.slot(), value));
  }
}
