package dev.tripatch.dialect;

import dev.tripatch.dialect.Reasons.KeyedItems;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Compares the results of all readings field by field; items of keyed lists by merge key. */
final class Differences {

  private final Map<Party, Value> results = new EnumMap<>(Party.class);
  private final SchemaType type;
  private final Reasons reasons;
  private final List<FieldDifference> found = new ArrayList<>();

  Differences(List<Reading> readings, MapValue live, SchemaAnswer schema, List<Departure> byHelm) {
    this.type = schema.type();
    for (Reading reading : readings) {
      if (reading instanceof Reading.Done done) {
        results.put(done.party(), done.result());
      }
    }
    this.reasons = new Reasons(readings, results.keySet(), live, schema, byHelm);
  }

  List<FieldDifference> find() {
    compare(results, type, Optional.empty(), FieldPath.root());
    return found;
  }

  /** Dialects that lack the field are missing in the values. */
  private void compare(
      Map<Party, Value> values, SchemaType at, Optional<FieldRule> rule, FieldPath path) {
    boolean isEverywhere = values.size() == results.size();
    if (isEverywhere && new HashSet<>(values.values()).size() <= 1) {
      return;
    }
    if (isEverywhere && values.values().stream().allMatch(MapValue.class::isInstance)) {
      maps(values, at, path);
      return;
    }
    Optional<String> mergeKey = rule.filter(FieldRule::merges).flatMap(FieldRule::mergeKey);
    if (isEverywhere && mergeKey.isPresent() && allKeyed(values, mergeKey.get())) {
      lists(values, mergeKey.get(), at, path);
    } else {
      found.add(
          new FieldDifference(
              path, isEverywhere && isSameItems(values), values, reasons.of(path, values)));
    }
  }

  private void maps(Map<Party, Value> values, SchemaType at, FieldPath path) {
    Set<String> keys = new LinkedHashSet<>();
    values.values().forEach(value -> keys.addAll(((MapValue) value).keys()));
    for (String key : keys) {
      Optional<FieldRule> rule = at.field(key);
      SchemaType of = rule.map(FieldRule::type).orElse(SchemaType.Primitive.UNDECLARED);
      Map<Party, Value> parts = new EnumMap<>(Party.class);
      values.forEach(
          (party, map) -> ((MapValue) map).find(key).ifPresent(value -> parts.put(party, value)));
      compare(parts, of, rule, path.key(key));
    }
  }

  private void lists(Map<Party, Value> values, String mergeKey, SchemaType at, FieldPath path) {
    SchemaType itemType = at instanceof SchemaType.ListOf list ? list.items() : at;
    Map<Party, Map<Scalar, MapValue>> items = new EnumMap<>(Party.class);
    values.forEach((party, list) -> items.put(party, ((ListValue) list).byKey(mergeKey)));
    Set<Scalar> keys = new LinkedHashSet<>();
    items.values().forEach(each -> keys.addAll(each.keySet()));
    for (Scalar key : keys) {
      Map<Party, Value> parts = new EnumMap<>(Party.class);
      items.forEach(
          (party, each) -> {
            if (each.containsKey(key)) {
              parts.put(party, each.get(key));
            }
          });
      compare(parts, itemType, Optional.empty(), path.item(mergeKey, key));
    }
    order(items, path);
  }

  /** The order of the items that a dialect has in common with the first. */
  private void order(Map<Party, Map<Scalar, MapValue>> items, FieldPath path) {
    Map<Party, Value> orders = new EnumMap<>(Party.class);
    items.forEach((party, each) -> orders.put(party, new ListValue(List.copyOf(each.keySet()))));
    Map<Scalar, MapValue> first = items.values().iterator().next();
    Set<Party> others = EnumSet.noneOf(Party.class);
    items.forEach(
        (party, each) -> {
          if (!common(first, each).equals(common(each, first))) {
            others.add(party);
          }
        });
    if (!others.isEmpty()) {
      found.add(new FieldDifference(path, true, orders, reasons.ofOrder(path, others)));
    }
  }

  private static List<Scalar> common(Map<Scalar, MapValue> items, Map<Scalar, MapValue> others) {
    return items.keySet().stream().filter(others::containsKey).toList();
  }

  private static boolean allKeyed(Map<Party, Value> values, String mergeKey) {
    return values.values().stream().allMatch(value -> KeyedItems.isKeyed(value, mergeKey));
  }

  private static boolean isSameItems(Map<Party, Value> values) {
    Set<Object> bags = new HashSet<>();
    values.values().forEach(value -> bags.add(KeyedItems.bagOf(value)));
    return bags.size() == 1 && values.values().stream().allMatch(ListValue.class::isInstance);
  }
}
