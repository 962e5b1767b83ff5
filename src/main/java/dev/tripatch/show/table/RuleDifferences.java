package dev.tripatch.show.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.show.table.RuleEffect.ChangedField;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields in which two results differ, items of keyed lists by merge key. */
final class RuleDifferences {

  private final List<ChangedField> found = new ArrayList<>();

  private RuleDifferences() {}

  static List<ChangedField> of(Value without, Value with, SchemaType type) {
    RuleDifferences differences = new RuleDifferences();
    differences.compare(without, with, DocumentPlace.root(type), FieldPath.root());
    return differences.found;
  }

  private void compare(
      @Nullable Value without, @Nullable Value with, DocumentPlace place, FieldPath path) {
    if (without != null && without.equals(with)) {
      return;
    }
    Optional<String> mergeKey = place.rule().filter(FieldRule::merges).flatMap(FieldRule::mergeKey);
    if (without instanceof MapValue before && with instanceof MapValue now) {
      maps(before, now, place, path);
    } else if (without instanceof ListValue before
        && with instanceof ListValue now
        && mergeKey.isPresent()
        && isKeyed(before, mergeKey.get())
        && isKeyed(now, mergeKey.get())) {
      lists(before, now, mergeKey.get(), place, path);
    } else {
      add(without, with, mergeKey, path);
    }
  }

  private void add(
      @Nullable Value without, @Nullable Value with, Optional<String> mergeKey, FieldPath path) {
    boolean isOrder =
        without instanceof ListValue before
            && with instanceof ListValue now
            && counts(before).equals(counts(now));
    found.add(ChangedField.of(path, isOrder, without, with, mergeKey));
  }

  private static Map<Value, Integer> counts(ListValue list) {
    Map<Value, Integer> counts = new HashMap<>();
    list.items().forEach(item -> counts.merge(item, 1, Integer::sum));
    return counts;
  }

  private void maps(MapValue without, MapValue with, DocumentPlace place, FieldPath path) {
    Set<String> keys = new LinkedHashSet<>(without.keys());
    keys.addAll(with.keys());
    for (String key : keys) {
      compare(without.get(key), with.get(key), place.key(key), path.key(key));
    }
  }

  private void lists(
      ListValue without, ListValue with, String mergeKey, DocumentPlace place, FieldPath path) {
    Map<Scalar, Value> before = items(without, mergeKey);
    Map<Scalar, Value> now = items(with, mergeKey);
    Set<Scalar> keys = new LinkedHashSet<>(before.keySet());
    keys.addAll(now.keySet());
    int foundBefore = found.size();
    for (Scalar key : keys) {
      compare(before.get(key), now.get(key), place.item(), path.item(mergeKey, key));
    }
    if (found.size() == foundBefore) {
      add(without, with, Optional.of(mergeKey), path);
    }
  }

  private static boolean isKeyed(ListValue list, String mergeKey) {
    return items(list, mergeKey).size() == list.size();
  }

  private static Map<Scalar, Value> items(ListValue list, String mergeKey) {
    Map<Scalar, Value> items = new LinkedHashMap<>();
    for (Value item : list.items()) {
      if (item instanceof MapValue map && map.get(mergeKey) instanceof Scalar key) {
        items.put(key, item);
      }
    }
    return items;
  }
}
