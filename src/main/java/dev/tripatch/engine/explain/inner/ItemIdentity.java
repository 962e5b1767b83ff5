package dev.tripatch.engine.explain.inner;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an item of a list is known by where nothing merges the list: two items with different
 * identities are never the same one.
 *
 * @param keys the keys that identify it, at least one
 * @param values what the item has there
 */
public record ItemIdentity(List<String> keys, List<Scalar> values) {

  /** Keys that name an item wherever it has them; the first one counts. */
  private static final List<String> NAMES = List.of("name", "alert", "record");

  /**
   * The identity of an item; empty if it has none.
   *
   * @param rule of the field that holds the list; its list map keys come before all others
   */
  static Optional<ItemIdentity> of(Value item, Optional<FieldRule> rule) {
    List<String> declared = rule.map(FieldRule::listMapKeys).orElse(List.of());
    return by(declared, item)
        .or(() -> NAMES.stream().flatMap(name -> by(List.of(name), item).stream()).findFirst());
  }

  /** The identity of an item by these keys; empty if it has not all of them, or there is none. */
  public static Optional<ItemIdentity> by(List<String> keys, Value item) {
    List<Scalar> values = new ArrayList<>(keys.size());
    for (String key : keys) {
      if (item instanceof MapValue map && map.get(key) instanceof Scalar value) {
        values.add(value);
      }
    }
    return !keys.isEmpty() && values.size() == keys.size()
        ? Optional.of(new ItemIdentity(keys, values))
        : Optional.empty();
  }

  /**
   * The step to the item; empty if one key alone does not name it.
   *
   * @param before how many items with the same identity come before it
   */
  Optional<PathStep> step(int before) {
    return keys.size() == 1
        ? Optional.of(new PathStep.KeyedItem(keys.getFirst(), values.getFirst(), before))
        : Optional.empty();
  }
}
