package dev.tripatch.engine.patch;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A value that is being changed, taken apart where changes reach into it. */
final class ReplayedValue {

  private Content content;

  /** Whether there are places of items that were removed. */
  private boolean hasGaps;

  /** Where the items are that have a merge key, while nothing changed it. */
  private Optional<Index> index = Optional.empty();

  ReplayedValue(Value value) {
    content = new Content.Whole(value);
  }

  private sealed interface Content {

    /** Nothing has reached into it yet. */
    record Whole(Value value) implements Content {}

    /** A map, open for changes. */
    record Fields(Map<String, ReplayedValue> fields) implements Content {}

    /**
     * A list, open for changes.
     *
     * @param items null where an item was removed
     */
    record Items(List<@Nullable ReplayedValue> items) implements Content {}
  }

  private record Index(String mergeKey, Map<Scalar, List<Integer>> places) {}

  /** The value as it is now. */
  Value value() {
    return switch (content) {
      case Content.Whole(Value value) -> value;
      case Content.Fields(Map<String, ReplayedValue> fields) -> {
        MapValue.Builder map = MapValue.builder(fields.size());
        fields.forEach((key, field) -> map.put(key, field.value()));
        yield map.build();
      }
      case Content.Items(List<@Nullable ReplayedValue> items) -> {
        List<Value> values = new ArrayList<>(items.size());
        for (ReplayedValue item : items) {
          if (item != null) {
            values.add(item.value());
          }
        }
        yield new ListValue(values);
      }
    };
  }

  /** Its fields. Any other value becomes an empty map. */
  private Map<String, ReplayedValue> fields() {
    if (content instanceof Content.Fields(Map<String, ReplayedValue> open)) {
      return open;
    }
    Map<String, ReplayedValue> fields = new LinkedHashMap<>();
    if (content instanceof Content.Whole(MapValue map)) {
      map.entries().forEach((key, value) -> fields.put(key, new ReplayedValue(value)));
    }
    content = new Content.Fields(fields);
    index = Optional.empty();
    hasGaps = false;
    return fields;
  }

  /** Its items. Any other value becomes an empty list. */
  private List<@Nullable ReplayedValue> items() {
    if (content instanceof Content.Items(List<@Nullable ReplayedValue> open)) {
      return open;
    }
    List<@Nullable ReplayedValue> items = new ArrayList<>();
    if (content instanceof Content.Whole(ListValue list)) {
      list.items().forEach(item -> items.add(new ReplayedValue(item)));
    }
    content = new Content.Items(items);
    return items;
  }

  @Nullable ReplayedValue field(String key) {
    return fields().get(key);
  }

  void put(String key, Optional<ReplayedValue> value) {
    value.ifPresentOrElse(kept -> fields().put(key, kept), () -> fields().remove(key));
  }

  /** The items without gaps: places are asked for. */
  private List<@Nullable ReplayedValue> counted() {
    index = Optional.empty();
    List<@Nullable ReplayedValue> items = items();
    if (hasGaps) {
      items.removeIf(item -> item == null);
      hasGaps = false;
    }
    return items;
  }

  @Nullable ReplayedValue item(int place) {
    List<@Nullable ReplayedValue> items = counted();
    return place < items.size() ? items.get(place) : null;
  }

  /** Into an item that is there, or after the last one. */
  void put(int place, Optional<ReplayedValue> value) {
    List<@Nullable ReplayedValue> items = counted();
    if (place >= items.size()) {
      value.ifPresent(items::add);
    } else if (value.isPresent()) {
      items.set(place, value.get());
    } else {
      items.remove(place);
    }
  }

  void append(Value added) {
    ReplayedValue item = new ReplayedValue(added);
    items().add(item);
    index.ifPresent(
        known ->
            item.name(known.mergeKey())
                .ifPresent(
                    name ->
                        known
                            .places()
                            .computeIfAbsent(name, _ -> new ArrayList<>(1))
                            .add(items().size() - 1)));
  }

  /** All items of that name. */
  void remove(PathStep.KeyedItem item) {
    List<Integer> places = indexed(item.mergeKey()).places().remove(item.value());
    if (places != null) {
      places.forEach(place -> items().set(place, null));
      hasGaps = true;
    }
  }

  /** Puts another value in place of the first item of that name, if there is one. */
  void change(PathStep.KeyedItem item, Function<ReplayedValue, Optional<ReplayedValue>> change) {
    List<Integer> places = indexed(item.mergeKey()).places().getOrDefault(item.value(), List.of());
    ReplayedValue old = places.isEmpty() ? null : items().get(places.getFirst());
    if (old == null) {
      return;
    }
    Optional<ReplayedValue> changed = change.apply(old);
    changed.ifPresent(kept -> items().set(places.getFirst(), kept));
    boolean isSame =
        changed
            .flatMap(kept -> kept.name(item.mergeKey()))
            .filter(item.value()::equals)
            .isPresent();
    if (changed.isPresent() && !isSame) {
      index = Optional.empty();
    }
  }

  private Index indexed(String mergeKey) {
    Optional<Index> known = index.filter(each -> each.mergeKey().equals(mergeKey));
    if (known.isPresent()) {
      return known.get();
    }
    List<@Nullable ReplayedValue> items = counted();
    Index made = new Index(mergeKey, new HashMap<>());
    for (int i = 0; i < items.size(); i++) {
      int place = i;
      ReplayedValue item = items.get(i);
      if (item != null) {
        item.name(mergeKey)
            .ifPresent(
                name -> made.places().computeIfAbsent(name, _ -> new ArrayList<>(1)).add(place));
      }
    }
    index = Optional.of(made);
    return made;
  }

  /** The value of the merge key, if it is a map that has one. */
  private Optional<Scalar> name(String mergeKey) {
    Value name =
        switch (content) {
          case Content.Whole(MapValue map) -> map.get(mergeKey);
          case Content.Whole ignored -> null;
          case Content.Fields(Map<String, ReplayedValue> fields) -> {
            ReplayedValue field = fields.get(mergeKey);
            yield field == null ? null : field.value();
          }
          case Content.Items ignored -> null;
        };
    return name instanceof Scalar scalar ? Optional.of(scalar) : Optional.empty();
  }
}
