package dev.tripatch.cluster.real;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * An object as single values, but for what servers count. Two objects are equal to the byte if
 * these are.
 *
 * @param values each by its place
 */
record Leaves(Map<String, Value> values) {
  private static final Pattern COUNTED =
      Pattern.compile(
          "/metadata/(managedFields|resourceVersion|generation)(/.*)?"
              + "|/metadata/annotations/deprecated.daemonset.template.generation");

  static Leaves of(MapValue object) {
    Map<String, Value> values = new TreeMap<>();
    collect("", object, values);
    values.keySet().removeIf(place -> COUNTED.matcher(place).matches());
    return new Leaves(values);
  }

  private static void collect(String place, Value value, Map<String, Value> into) {
    if (value instanceof MapValue map && !map.isEmpty()) {
      map.entries().forEach((key, each) -> collect(place + "/" + key, each, into));
    } else if (value instanceof ListValue items && !items.isEmpty()) {
      for (int i = 0; i < items.size(); i++) {
        collect(place + "/" + i, items.get(i), into);
      }
    } else {
      into.put(place, value);
    }
  }

  /** What it has at these places. */
  Map<String, Value> at(Set<String> places) {
    Map<String, Value> found = new TreeMap<>(values);
    found.keySet().retainAll(places);
    return found;
  }

  /** Where another object has something else. */
  Set<String> difference(Leaves other) {
    Set<String> places = new HashSet<>(values.keySet());
    places.addAll(other.values.keySet());
    places.removeIf(each -> Objects.equals(values.get(each), other.values.get(each)));
    return places;
  }

  /** The same with all that changed between two other objects. */
  Leaves with(Leaves before, Leaves after) {
    Map<String, Value> changed = new TreeMap<>(values);
    for (String place : before.difference(after)) {
      Value value = after.values.get(place);
      if (value == null) {
        changed.remove(place);
      } else {
        changed.put(place, value);
      }
    }
    return new Leaves(changed);
  }
}
