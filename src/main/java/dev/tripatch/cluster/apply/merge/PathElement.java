package dev.tripatch.cluster.apply.merge;

import dev.tripatch.engine.patch.GoQuote;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * One step of a path as server-side apply names it (structured-merge-diff, {@code
 * fieldpath.PathElement}). Its text is the server's.
 */
public sealed interface PathElement {

  /** The server's order. */
  Comparator<PathElement> ORDER = new PathOrder();

  /**
   * Into a map.
   *
   * @param name the key
   */
  record Field(String name) implements PathElement {
    @Override
    public String toString() {
      return "." + name;
    }
  }

  /**
   * To the item of a list of type map.
   *
   * @param keys its list map keys with their values, at least one
   */
  record Keys(MapValue keys) implements PathElement {
    @Override
    public String toString() {
      return new TreeMap<>(keys.entries())
          .entrySet().stream()
              .map(key -> key.getKey() + "=" + GoQuote.print(key.getValue()))
              .collect(Collectors.joining(",", "[", "]"));
    }
  }

  /**
   * To the item of a list of type set.
   *
   * @param value the item
   */
  record Member(Value value) implements PathElement {
    @Override
    public String toString() {
      return "[=" + GoQuote.print(value) + "]";
    }
  }

  /**
   * To an item by its place.
   *
   * @param index counted from 0
   */
  record Place(int index) implements PathElement {
    @Override
    public String toString() {
      return "[" + index + "]";
    }
  }
}
