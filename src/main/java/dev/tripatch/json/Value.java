package dev.tripatch.json;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A JSON value. Values are immutable and compare by content: maps regardless of key order, lists in
 * order, and an integer never equals a float, as in the Go code that computes Kubernetes patches.
 */
public sealed interface Value permits MapValue, ListValue, Scalar {

  /** What it is for whoever computes: of a mask what it hides. Never to be shown. */
  default Value exact() {
    return this;
  }

  /** What is in it: the values of a map, the items of a list. */
  default Collection<Value> parts() {
    return switch (this) {
      case MapValue map -> map.entries().values();
      case ListValue list -> list.items();
      case Scalar _ -> List.of();
    };
  }

  /** Whether a test holds for it, or for a value anywhere in it. */
  default boolean has(Predicate<Value> test) {
    return test.test(this) || parts().stream().anyMatch(part -> part.has(test));
  }

  /** It and all values in it. */
  default Stream<Value> all() {
    return Stream.concat(Stream.of(this), parts().stream().flatMap(Value::all));
  }
}
