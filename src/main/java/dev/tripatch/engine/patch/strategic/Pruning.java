package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is cut from a patch's value before an object takes it whole. */
public final class Pruning {

  private Pruning() {}

  /**
   * What an object takes of a patch's value where it has nothing to merge it with; empty for a map
   * with a {@code $patch} key.
   */
  public static Optional<Value> asNew(Value patch) {
    return withoutDirectives(withoutNulls(patch));
  }

  /** Without the null fields of all maps in it; nulls in lists stay. */
  static Value withoutNulls(Value value) {
    return switch (value) {
      case Scalar scalar -> scalar;
      case ListValue list -> {
        List<Value> items = new ArrayList<>(list.size());
        list.items().forEach(item -> items.add(withoutNulls(item)));
        yield new ListValue(items);
      }
      case MapValue map -> {
        MapValue.Builder kept = MapValue.builder();
        for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
          if (entry.getValue() != NullValue.NULL) {
            kept.put(entry.getKey(), withoutNulls(entry.getValue()));
          }
        }
        yield kept.build();
      }
    };
  }

  /**
   * Without the maps in it that have a {@code $patch} key; empty if it is such a map itself. The
   * other directives stay, as ordinary keys.
   */
  public static Optional<Value> withoutDirectives(Value value) {
    return switch (value) {
      case Scalar scalar -> Optional.of(scalar);
      case ListValue list -> {
        List<Value> items = new ArrayList<>(list.size());
        list.items().forEach(item -> withoutDirectives(item).ifPresent(items::add));
        yield Optional.of(new ListValue(items));
      }
      case MapValue map when map.has(Directives.PATCH) -> Optional.empty();
      case MapValue map -> {
        MapValue.Builder kept = MapValue.builder();
        map.entries().forEach((key, part) -> kept.putIfPresent(key, withoutDirectives(part)));
        yield Optional.of(kept.build());
      }
    };
  }
}
