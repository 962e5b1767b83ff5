package dev.tripatch.engine.step;

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

/** What a stage of a strategic patch writes, read off its decision tree. */
final class StrategicParts {
  private final Contribution stage;
  private final List<Move> moves = new ArrayList<>();

  StrategicParts(Phase phase, Role from) {
    this.stage = new Contribution(phase, from);
  }

  List<Move> of(DiffDecision.Nested tree) {
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
    map.retainKeys()
        .ifPresent(
            keys -> {
              Where directive = at.key(Directives.RETAIN_KEYS);
              write(StepRule.LISTED_KEYS, at.place(), directive, keys);
            });
    boolean isListed = map.retainKeys().isPresent();
    map.fields()
        .forEach(
            (key, decision) -> {
              if (!isListed || !key.equals(Directives.RETAIN_KEYS)) {
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
      case DiffDecision.Unchanged ignored -> {}
      case DiffDecision.Silenced ignored -> {}
    }
  }

  private void set(String key, DiffDecision.PrimitiveSet set, Where map) {
    Where at = map.key(key);
    if (!set.deleted().isEmpty()) {
      Where directive = map.key(Directives.deletionKey(key));
      write(StepRule.DROPPED_VALUES, at.place(), directive, set.deleted());
    }
    order(key, set.order(), map);
    if (!set.added().isEmpty()) {
      write(StepRule.NEW_VALUES, at, set.added());
    }
  }

  private void order(String key, Optional<ListValue> order, Where map) {
    Where directive = map.key(Directives.orderKey(key));
    order.ifPresent(keys -> write(StepRule.LISTED_ORDER, map.place().key(key), directive, keys));
  }

  private void keyed(String key, DiffDecision.KeyedList list, Where map) {
    order(key, list.order(), map);
    Where at = map.key(key);
    Map<Value, Deque<DiffDecision.KeyedItem>> byKey = new HashMap<>();
    for (DiffDecision.KeyedItem item : list.items()) {
      byKey.computeIfAbsent(item.key(), none -> new ArrayDeque<>(1)).add(item);
    }
    int index = 0;
    for (Value written : list.patch().items()) {
      MapValue entry = (MapValue) written;
      Value mergeKey = entry.find(list.mergeKey()).orElseThrow();
      Where item =
          new Where(place(at.place(), list.mergeKey(), mergeKey), at.slot().index(index++));
      Deque<DiffDecision.KeyedItem> twins = byKey.getOrDefault(mergeKey, new ArrayDeque<>());
      item(next(twins, entry, list.mergeKey()), entry, list.mergeKey(), item);
    }
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

  private void item(DiffDecision decision, MapValue written, String mergeKey, Where at) {
    switch (decision) {
      case DiffDecision.Nested nested -> {
        MapValue named =
            MapValue.builder().put(mergeKey, written.find(mergeKey).orElseThrow()).build();
        write(StepRule.NAMED_ITEM, at, named);
        map(nested, at);
      }
      case DiffDecision.Removed ignored -> write(StepRule.DROPPED_ITEM, at, written);
      default -> write(StepRule.NEW_ITEM, at, written);
    }
  }

  private void write(StepRule rule, Where at, Value value) {
    write(rule, at.place(), at, value);
  }

  private void write(StepRule rule, FieldPath field, Where inPatch, Value value) {
    moves.add(stage.written(rule, field, inPatch.place(), inPatch.slot(), value));
  }
}
