package dev.tripatch.validate;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A value in a custom resource.
 *
 * @param path where it is; items are counted
 * @param field the same as the server writes it; empty for the whole object
 * @param before the same of what was there before; empty if that is not known to be the same
 * @param nearest the same of the nearest part around it of which that is known
 */
record DefinedPlace(
    Value value,
    DefinedPart part,
    FieldPath path,
    String field,
    Optional<Correlated> before,
    Optional<Correlated> nearest) {

  static DefinedPlace of(MapValue object, DefinedPart part, Optional<Correlated> before) {
    return new DefinedPlace(object, part, FieldPath.root(), "", before, before);
  }

  /** It and all that is in it, as far as it is declared. */
  Stream<DefinedPlace> all() {
    return Stream.concat(Stream.of(this), parts().flatMap(DefinedPlace::all));
  }

  private Stream<DefinedPlace> parts() {
    if (value instanceof MapValue map) {
      return map.entries().entrySet().stream().flatMap(each -> at(each).stream());
    }
    return value instanceof ListValue list
        ? IntStream.range(0, list.size()).mapToObj(i -> at(list, i))
        : Stream.of();
  }

  private Optional<DefinedPlace> at(Map.Entry<String, Value> entry) {
    String key = entry.getKey();
    Optional<Correlated> was = before.flatMap(each -> each.at(key));
    return part.at(key)
        .map(
            inner ->
                new DefinedPlace(
                    entry.getValue(),
                    inner,
                    path.key(key),
                    field(key),
                    was,
                    was.or(() -> nearest)));
  }

  private DefinedPlace at(ListValue list, int i) {
    Optional<Correlated> was = before.flatMap(each -> each.at(i));
    return new DefinedPlace(
        list.get(i), part.item(), path.index(i), field + "[" + i + "]", was, was.or(() -> nearest));
  }

  /** The name of a field in it. */
  String field(String key) {
    return part.field(key).isEmpty()
        ? field + "[" + key + "]"
        : field.isEmpty() ? key : field + "." + key;
  }

  /** Whether an update leaves it, or what holds it, as it was. */
  boolean isKept() {
    return nearest.filter(Correlated::isSame).isPresent();
  }

  /** Items that are there twice ({@code schema/listtype}). */
  Stream<DefinedFault> duplicates() {
    boolean isMap = part.listType().equals("map");
    if (!(value instanceof ListValue list) || !isMap && !part.listType().equals("set")) {
      return Stream.of();
    }
    List<String> keys = part.words("x-kubernetes-list-map-keys");
    Map<Value, Integer> seen = new HashMap<>();
    List<DefinedFault> found = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      Value item = list.get(i);
      if (isMap && !(item instanceof MapValue) && item != NullValue.NULL) {
        return Stream.of(
            duplicate(
                i,
                "Invalid value: "
                    + DefinedValues.shown(item)
                    + ": must be an object for an array of list-type map"));
      }
      Value key = isMap ? key(item, keys) : item;
      if (seen.merge(key, 1, Integer::sum) == 2) {
        found.add(duplicate(i, "Duplicate value: " + DefinedValues.shown(key)));
      }
    }
    return found.stream();
  }

  private DefinedFault duplicate(int index, String body) {
    String name = field + "[" + index + "]";
    return new DefinedFault(path.index(index), DefinedBreach.DUPLICATE, "", name, body, true);
  }

  private static MapValue key(Value item, List<String> keys) {
    MapValue.Builder key = MapValue.builder();
    if (item instanceof MapValue map) {
      keys.forEach(each -> key.putIfPresent(each, map.find(each)));
    }
    return key.build();
  }
}
