package dev.tripatch.engine.format;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields in which two results differ; items of lists that are merged by their merge key. */
public final class EffectDifferences {

  private final List<FieldPath> found = new ArrayList<>();

  private EffectDifferences() {}

  /** The fields, in the order of the first object, then of the second. */
  public static List<FieldPath> between(MapValue one, MapValue other, SchemaType type) {
    EffectDifferences search = new EffectDifferences();
    search.compare(FieldPath.root(), one, other, type, Optional.empty());
    return List.copyOf(search.found);
  }

  private void compare(
      FieldPath path,
      @Nullable Value one,
      @Nullable Value other,
      SchemaType type,
      Optional<FieldRule> rule) {
    if (one != null && one.equals(other)) {
      return;
    }
    if (one instanceof MapValue from && other instanceof MapValue to) {
      maps(path, from, to, type);
    } else if (one instanceof ListValue from && other instanceof ListValue to && isKeyed(rule)) {
      lists(path, from, to, type, rule);
    } else {
      found.add(path);
    }
  }

  private static boolean isKeyed(Optional<FieldRule> rule) {
    return rule.filter(FieldRule::merges).flatMap(FieldRule::mergeKey).isPresent();
  }

  private void maps(FieldPath path, MapValue one, MapValue other, SchemaType type) {
    Set<String> keys = new LinkedHashSet<>(one.keys());
    keys.addAll(other.keys());
    for (String key : keys) {
      compare(path.key(key), one.get(key), other.get(key), type.value(key), type.field(key));
    }
  }

  private void lists(
      FieldPath path, ListValue one, ListValue other, SchemaType type, Optional<FieldRule> rule) {
    SchemaType items = type.items();
    Map<PathStep, Value> from = named(one, rule);
    Map<PathStep, Value> to = named(other, rule);
    int before = found.size();
    Set<PathStep> names = new LinkedHashSet<>(from.keySet());
    names.addAll(to.keySet());
    if (names.stream().anyMatch(EffectDifferences::isTwin)) {
      found.add(path); // the merge key does not say which item is which
      return;
    }
    for (PathStep name : names) {
      compare(path.then(name), from.get(name), to.get(name), items, Optional.empty());
    }
    if (found.size() == before) {
      found.add(path);
    }
  }

  private static boolean isTwin(PathStep step) {
    return step instanceof PathStep.KeyedItem item && item.occurrence() > 0;
  }

  private static Map<PathStep, Value> named(ListValue list, Optional<FieldRule> rule) {
    List<PathStep> steps = ItemSteps.of(list, rule);
    Map<PathStep, Value> named = new LinkedHashMap<>();
    for (int i = 0; i < steps.size(); i++) {
      named.put(steps.get(i), list.get(i));
    }
    return named;
  }
}
