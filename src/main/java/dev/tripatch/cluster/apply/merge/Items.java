package dev.tripatch.cluster.apply.merge;

import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tells the items of a list apart as server-side apply does. */
public final class Items {

  /**
   * Keys with a default of their own ({@code +default} in Kubernetes' Go types). The published
   * OpenAPI documents, from which the catalogue is made, leave defaults out.
   */
  private static final Map<String, Value> DEFAULTS =
      Map.of(
          "ContainerPort.protocol", new StringValue("TCP"),
          "ServicePort.protocol", new StringValue("TCP"),
          "LocalObjectReference.name", new StringValue(""));

  private static final Value NO_TEXT = new StringValue("");
  private static final Value ZERO = new IntegerValue(0);

  private Items() {}

  /**
   * An item and its name.
   *
   * @param element its name; its place if it has no name of its own
   * @param value the item
   */
  record Item(PathElement element, Value value) {}

  /** The items of a list that is not owned as a whole. */
  static List<Item> of(ListValue list, TypeView view) {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      PathElement place = new PathElement.Place(i);
      items.add(new Item(name(list.get(i), view).orElse(place), list.get(i)));
    }
    return items;
  }

  /** The names that several items have. */
  static Set<PathElement> twins(List<Item> items) {
    Set<PathElement> seen = new HashSet<>();
    Set<PathElement> twins = new HashSet<>();
    for (Item item : items) {
      if (!seen.add(item.element())) {
        twins.add(item.element());
      }
    }
    return twins;
  }

  /** The name of an item; empty if it lacks all keys, or cannot be in such a list at all. */
  static Optional<PathElement> name(Value item, TypeView list) {
    if (list.listKind() != TypeView.ListKind.KEYED) {
      boolean isMember = item instanceof Scalar && item != NullValue.NULL;
      return isMember ? Optional.of(new PathElement.Member(item)) : Optional.empty();
    }
    return item instanceof MapValue map ? byKeys(map, list) : Optional.empty();
  }

  private static Optional<PathElement> byKeys(MapValue item, TypeView list) {
    MapValue.Builder keys = MapValue.builder();
    for (String key : list.keys()) {
      keys.putIfPresent(key, item.find(key).or(() -> defaultOf(key, list)));
    }
    return keys.isEmpty() ? Optional.empty() : Optional.of(new PathElement.Keys(keys.build()));
  }

  /**
   * The value of a key that an item leaves out: what the server's schema has as its default. That
   * is Go's zero value for each field that is always written, which are the required ones.
   */
  static Optional<Value> defaultOf(String key, TypeView list) {
    return list.item().type() instanceof ObjectSchema item
        ? item.field(key)
            .flatMap(FieldRule::byDefault)
            .or(() -> Optional.ofNullable(DEFAULTS.get(item.name() + "." + key)))
            .or(() -> zeroOf(key, item))
        : Optional.empty();
  }

  private static Optional<Value> zeroOf(String key, ObjectSchema item) {
    return item.requiredFields().contains(key)
        ? item.field(key).map(FieldRule::type).flatMap(Items::zeroOf)
        : Optional.empty();
  }

  private static Optional<Value> zeroOf(SchemaType type) {
    return switch (type) {
      case SchemaType.Primitive(String name, _, _) when name.equals("string") ->
          Optional.of(NO_TEXT);
      case SchemaType.Primitive(String name, _, _) when name.equals("integer") -> Optional.of(ZERO);
      case SchemaType.Primitive ignored -> Optional.empty();
      case SchemaType.MapOf ignored -> Optional.empty();
      case SchemaType.ListOf ignored -> Optional.empty();
      case ObjectSchema ignored -> Optional.empty();
    };
  }
}
