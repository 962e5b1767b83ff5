package dev.tripatch.decide;

import dev.tripatch.decide.conflict.Fields;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.Situation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What changes beside a field itself: what holds it, its neighbours, its items. */
record Surroundings(ThreeDocuments<MapValue> documents, FieldOutcome field) {
  /** Further changes, each list of which may lead to the situation. */
  List<List<Change>> changesFor(Situation wanted) {
    return switch (wanted.circumstance()) {
      case MAP_RETAINS_KEYS -> List.of();
      case HAS_DUPLICATES -> items().map(this::twice).map(List::of).toList();
      case IS_REORDERED -> items().map(this::reversed).map(List::of).toList();
      case IS_KEPT_AS_DATA ->
          holders()
              .map(holder -> List.of(new Change(Role.LIVE, holder, Optional.empty())))
              .toList();
      case NONE -> changesWithout(wanted);
    };
  }

  private List<List<Change>> changesWithout(Situation wanted) {
    if (wanted == Situation.NEVER_APPLIED) {
      return emptyMap().stream().toList();
    }
    if (wanted == Situation.BOTH) {
      return inResultOrder().map(List::of).stream().toList();
    }
    return wanted == Situation.GONE
        ? holders().flatMap(holder -> heldInLive(holder).stream()).toList()
        : List.of();
  }

  /** The lists that live could have. */
  private Stream<ListValue> items() {
    return Stream.of(
            Optional.ofNullable(field.values().live()), Optional.ofNullable(field.values().local()))
        .flatMap(Optional::stream)
        .filter(ListValue.class::isInstance)
        .map(ListValue.class::cast)
        .filter(list -> !list.isEmpty());
  }

  private Change twice(ListValue list) {
    List<Value> items = new ArrayList<>(list.items());
    items.add(items.getFirst());
    return live(new ListValue(items));
  }

  private Change reversed(ListValue list) {
    return live(new ListValue(list.items().reversed()));
  }

  private Change live(Value value) {
    return new Change(Role.LIVE, field.path(), Optional.of(value));
  }

  /** Live's items in the order in which they come out. */
  private Optional<Change> inResultOrder() {
    if (!(field.values().result() instanceof ListValue result)
        || !(field.values().live() instanceof ListValue)) {
      return Optional.empty();
    }
    return Optional.of(live(new ListValue(List.copyOf(new LinkedHashSet<>(result.items())))));
  }

  /** What holds the field, the nearest first; without the object itself. */
  private Stream<FieldPath> holders() {
    return field.path().upwards().skip(1).filter(holder -> !holder.isRoot());
  }

  private Optional<List<Change>> heldInLive(FieldPath holder) {
    return Fields.at(documents.local(), holder)
        .map(value -> List.of(new Change(Role.LIVE, holder, Optional.of(value))));
  }

  /** A map that local has nothing in retains no keys. */
  private Optional<List<Change>> emptyMap() {
    return field
        .path()
        .parent()
        .filter(map -> Fields.at(documents.local(), map).isPresent() && !map.isRoot())
        .map(
            map ->
                List.of(
                    new Change(Role.LAST_APPLIED, map, Optional.of(MapValue.EMPTY)),
                    new Change(Role.LOCAL, map, Optional.of(MapValue.EMPTY))));
  }
}
