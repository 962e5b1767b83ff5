package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.Map;
import java.util.Optional;

/** Turns decisions into the patch that says them. */
final class PatchRenderer {

  private PatchRenderer() {}

  /** What the decisions about a map's fields write; the fields' order is the patch's order. */
  static MapValue render(Map<String, DiffDecision> fields) {
    MapValue.Builder patch = MapValue.builder();
    fields.forEach((key, decision) -> write(key, decision, patch));
    return patch.build();
  }

  /** The patch with its {@code $retainKeys} at the head. */
  static MapValue withRetainKeys(ListValue keys, MapValue patch) {
    return headed(Directives.RETAIN_KEYS, keys, patch);
  }

  /** The patch of a list item with its merge key at the head. */
  static MapValue withMergeKey(String mergeKey, Value key, MapValue patch) {
    return headed(mergeKey, key, patch);
  }

  private static MapValue headed(String key, Value value, MapValue patch) {
    MapValue.Builder headed = MapValue.builder(patch.size() + 1).put(key, value);
    patch.entries().forEach((name, field) -> headed.put(name, name.equals(key) ? value : field));
    return headed.build();
  }

  private static void write(String key, DiffDecision decision, MapValue.Builder patch) {
    switch (decision) {
      case DiffDecision.Added added -> patch.put(key, added.modified());
      case DiffDecision.Removed ignored -> patch.put(key, NullValue.NULL);
      case DiffDecision.Retyped retyped -> patch.put(key, retyped.modified());
      case DiffDecision.Changed changed -> patch.put(key, changed.modified());
      case DiffDecision.ReplacedList list -> patch.put(key, list.modified());
      case DiffDecision.ReplacedMap map -> patch.put(key, map.modified());
      case DiffDecision.Marker marker ->
          patch.putIfPresent(key, Optional.ofNullable(marker.modified()));
      case DiffDecision.Nested nested -> putUnlessEmpty(key, nested.patch(), patch);
      case DiffDecision.KeyedList list -> {
        patch.putIfPresent(Directives.orderKey(key), list.order());
        putUnlessEmpty(key, list.patch(), patch);
      }
      case DiffDecision.PrimitiveSet set -> {
        putUnlessEmpty(Directives.deletionKey(key), set.deleted(), patch);
        patch.putIfPresent(Directives.orderKey(key), set.order());
        putUnlessEmpty(key, set.added(), patch);
      }
      case DiffDecision.Unchanged ignored -> {}
      case DiffDecision.Silenced ignored -> {}
    }
  }

  private static void putUnlessEmpty(String key, Value value, MapValue.Builder patch) {
    boolean isEmpty =
        switch (value) {
          case MapValue map -> map.isEmpty();
          case ListValue list -> list.isEmpty();
          default -> false;
        };
    if (!isEmpty) {
      patch.put(key, value);
    }
  }
}
