package dev.tripatch.serverside;

import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.CodePointOrder;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Value;
import java.util.Comparator;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * One step of a path as server-side apply names it (structured-merge-diff, {@code
 * fieldpath.PathElement}). Its text is the server's.
 */
sealed interface PathElement {

  /** The server's order: fields, then items by keys, by value, by place. */
  Comparator<PathElement> ORDER =
      Comparator.comparingInt(PathElement::rank)
          .thenComparing(PathElement::sortedBy, CodePointOrder.BY_CODE_POINT);

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
              .map(key -> key.getKey() + "=" + CanonicalJson.write(key.getValue()))
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
      return "[=" + CanonicalJson.write(value) + "]";
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

  private int rank() {
    return switch (this) {
      case Field ignored -> 0;
      case Keys ignored -> 1;
      case Member ignored -> 2;
      case Place ignored -> 3;
    };
  }

  private String sortedBy() {
    return switch (this) {
      case Field field -> field.name();
      case Keys keys -> keys.toString();
      case Member member -> member.toString();
      case Place place -> "%010d".formatted(place.index());
    };
  }
}
