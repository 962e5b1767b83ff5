package dev.tripatch.learn.exercise;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Objects as far as they mean something, so that those that mean the same are equal. In lists that
 * Kubernetes merges, the order means nothing, but for a few. A server stores no empty lists and no
 * empty maps of free keys; an empty map with fields of its own may mean something.
 */
public record StoredForm(boolean isSorted) {
  /** A variable can use those before it; init containers run one after the other. */
  private static final Set<String> READ_IN_ORDER = Set.of("env", "initContainers");

  /** The object without empty lists and maps, the items of such lists in one order. */
  static MapValue of(MapValue object, SchemaType type) {
    return new StoredForm(true).map(object, type);
  }

  /** The same, each list in its own order. */
  public static MapValue inOrder(MapValue object, SchemaType type) {
    return new StoredForm(false).map(object, type);
  }

  /** Whether they are lists of the same items, which come in another order if the two differ. */
  public static boolean areReordered(Value one, Value other) {
    return one instanceof ListValue list
        && other instanceof ListValue reordered
        && texts(list).equals(texts(reordered));
  }

  private static List<String> texts(ListValue list) {
    return list.items().stream().map(CanonicalJson::write).sorted().toList();
  }

  private MapValue map(MapValue object, SchemaType type) {
    MapValue.Builder stored = MapValue.builder(object.size());
    for (Map.Entry<String, Value> entry : object.entries().entrySet()) {
      SchemaType field = type.value(entry.getKey());
      if (!isDropped(entry.getValue(), field)) {
        stored.put(entry.getKey(), sorted(entry.getValue(), field, type.field(entry.getKey())));
      }
    }
    return stored.build();
  }

  private static boolean isDropped(Value value, SchemaType type) {
    return switch (type) {
      case SchemaType.ListOf _ -> value instanceof ListValue list && list.isEmpty();
      case SchemaType.MapOf _ -> value instanceof MapValue map && map.isEmpty();
      case ObjectSchema _, SchemaType.Primitive _ -> false;
    };
  }

  private Value sorted(Value value, SchemaType type, Optional<FieldRule> rule) {
    return switch (value) {
      case MapValue map -> map(map, type);
      case ListValue list -> list(list, type, rule);
      case Scalar scalar -> scalar;
    };
  }

  private ListValue list(ListValue list, SchemaType type, Optional<FieldRule> rule) {
    SchemaType items = type.items();
    List<Value> sorted =
        list.items().stream().map(item -> sorted(item, items, Optional.empty())).toList();
    boolean isFree =
        isSorted
            && rule.filter(each -> each.merges() && !READ_IN_ORDER.contains(each.name()))
                .isPresent();
    return new ListValue(
        isFree
            ? sorted.stream().sorted(Comparator.comparing(CanonicalJson::write)).toList()
            : sorted);
  }
}
