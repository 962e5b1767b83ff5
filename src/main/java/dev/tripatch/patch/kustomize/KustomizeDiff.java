package dev.tripatch.patch.kustomize;

import dev.tripatch.patch.Directives;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the patch that {@code kustomize build} reads as the change from one object to another. Its
 * only directive is {@code $patch: delete} for items of lists; an order is said by naming all items
 * in it, since kustomize puts what the patch names first.
 *
 * <p>Not everything can be said: nothing is ever taken out of a merged list of primitives, and no
 * field can become null. Whoever needs to know applies the patch ({@link KustomizeMerger}) and
 * compares.
 */
public final class KustomizeDiff {

  private KustomizeDiff() {}

  /** The patch; empty if the objects are equal. */
  public static MapValue between(MapValue before, MapValue after, SchemaType type) {
    MapValue.Builder patch = MapValue.builder();
    Set<String> keys = new LinkedHashSet<>(after.keys());
    keys.addAll(before.keys());
    for (String key : keys) {
      Value from = before.find(key).orElse(NullValue.NULL);
      Value to = after.find(key).orElse(NullValue.NULL);
      if (!from.equals(to)) {
        patch.put(key, field(from, to, key, type));
      }
    }
    return patch.build();
  }

  private static Value field(Value from, Value to, String key, SchemaType type) {
    Optional<FieldRule> rule =
        type instanceof ObjectSchema struct ? struct.field(key) : Optional.empty();
    if (from instanceof MapValue before && to instanceof MapValue after) {
      return between(before, after, typeOf(type, rule));
    }
    if (from instanceof ListValue before
        && to instanceof ListValue after
        && rule.filter(KustomizeMerger::mergesItems).isPresent()) {
      return list(before, after, rule.get());
    }
    return to;
  }

  private static SchemaType typeOf(SchemaType type, Optional<FieldRule> rule) {
    return rule.map(FieldRule::type)
        .orElseGet(
            () -> type instanceof SchemaType.MapOf map ? map.values() : SchemaType.UNDECLARED);
  }

  private static Value list(ListValue before, ListValue after, FieldRule rule) {
    List<String> keys = KustomizeMerger.keysOf(rule);
    SchemaType items =
        rule.type() instanceof SchemaType.ListOf list ? list.items() : SchemaType.UNDECLARED;
    return new KeyedListDiff(keys, items)
        .between(before.items(), after.items())
        .<Value>map(ListValue::new)
        .orElse(after);
  }

  /** {@code $patch: delete} for an item that these fields name. */
  static MapValue deletionOf(MapValue named) {
    return named.toBuilder().put(Directives.PATCH, Directives.DELETE).build();
  }
}
