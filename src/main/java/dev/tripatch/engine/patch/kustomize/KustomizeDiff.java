package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the patch that {@code kustomize build} reads as the change from one object to another. An
 * order is expressed by naming all items in it, since kustomize puts what the patch names first.
 * Where the changed items alone would not give the list (ports of which one lacks its protocol, a
 * set that loses an item), the whole list is written with {@code $patch: replace}.
 *
 * <p>Not everything can be expressed: no field can become null or another kind of value, and
 * kustomize changes lists with two items of one key whatever the patch says. Whoever needs to know
 * applies the patch ({@link KustomizeMerger}) and compares.
 */
final class KustomizeDiff {

  private final NodeMerger merger;

  KustomizeDiff(SchemaSource schemas) {
    merger = new NodeMerger(schemas, Quotes.WHERE_NEEDED, new NoteCollector());
  }

  /** The patch; empty if the objects are equal. */
  MapValue between(MapValue before, MapValue after) {
    return between(before, after, merger.schemaOf(Sides.of(before, after), Optional.empty()));
  }

  /** The change of a map or of an item. */
  MapValue between(MapValue before, MapValue after, Optional<NodeSchema> schema) {
    MapValue.Builder patch = MapValue.builder();
    Set<String> keys = new LinkedHashSet<>(after.keys());
    keys.addAll(before.keys());
    for (String key : keys) {
      Value from = before.find(key).orElse(NullValue.NULL);
      Value to = after.find(key).orElse(NullValue.NULL);
      if (!from.equals(to)) {
        patch.put(key, field(from, to, schema.flatMap(known -> known.field(key))));
      }
    }
    return patch.build();
  }

  private Value field(Value from, Value to, Optional<NodeSchema> declared) {
    Optional<NodeSchema> schema = merger.schemaOf(Sides.of(from, to), declared);
    if (from instanceof MapValue before && to instanceof MapValue after) {
      return between(before, after, schema);
    }
    if (from instanceof ListValue before
        && to instanceof ListValue after
        && schema.filter(NodeSchema::mergesItems).isPresent()) {
      return list(before, after, schema.get());
    }
    return to;
  }

  private Value list(ListValue before, ListValue after, NodeSchema schema) {
    return new KeyedListDiff(this, schema)
        .between(before.items(), after.items())
        .<Value>map(ListValue::new)
        .filter(change -> gives(before, change, after, schema))
        .orElseGet(() -> replacement(after));
  }

  private boolean gives(ListValue before, Value change, ListValue after, NodeSchema schema) {
    try {
      Optional<Value> merged =
          merger.merge(Sides.of(before, change), Optional.of(schema), FieldPath.root());
      return merged.equals(Optional.of(after));
    } catch (RefusedException refused) {
      return false;
    }
  }

  private static ListValue replacement(ListValue list) {
    List<Value> items = new ArrayList<>();
    items.add(MapValue.of(Directives.PATCH, Directives.REPLACE));
    items.addAll(list.items());
    return new ListValue(items);
  }
}
