package dev.tripatch.serverside;

import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tells the items of a list apart as server-side apply does. */
final class Items {

  /**
   * Keys that an item may leave out ({@code +default} in Kubernetes' Go types). The published
   * OpenAPI documents, from which the catalogue is made, have no defaults.
   */
  private static final Map<String, Value> DEFAULTS =
      Map.of(
          "ContainerPort.protocol", new StringValue("TCP"),
          "ServicePort.protocol", new StringValue("TCP"),
          "LocalObjectReference.name", new StringValue(""));

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

  /** The name of an item; empty if it lacks a key, or cannot be in such a list at all. */
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
      Optional<Value> value = item.find(key).or(() -> defaultOf(key, list));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      keys.put(key, value.get());
    }
    return keys.isEmpty() ? Optional.empty() : Optional.of(new PathElement.Keys(keys.build()));
  }

  /** The value of a key that an item leaves out. */
  static Optional<Value> defaultOf(String key, TypeView list) {
    return list.item().type() instanceof ObjectSchema struct
        ? Optional.ofNullable(DEFAULTS.get(struct.name() + "." + key))
        : Optional.empty();
  }
}
