package dev.tripatch.engine.patch;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Map;
import java.util.Optional;

/** One operation of a JSON Patch (RFC 6902, section 4). */
public sealed interface Operation {

  /** Words that people write, which stand for operations. */
  Map<String, String> MEANT =
      Map.of(
          "delete", "remove",
          "unset", "remove",
          "set", "replace",
          "update", "replace",
          "change", "replace",
          "insert", "add",
          "append", "add",
          "create", "add");

  /** The place that the operation is about. */
  JsonPointer path();

  /**
   * Sets a key of a map, or inserts an item into a list before the index; {@code -} appends.
   *
   * @param path where
   * @param value what
   */
  record Add(JsonPointer path, Value value) implements Operation {}

  /**
   * Takes away what is there.
   *
   * @param path where
   */
  record Remove(JsonPointer path) implements Operation {}

  /**
   * Puts another value in the place of the one that is there.
   *
   * @param path where
   * @param value the other value
   */
  record Replace(JsonPointer path, Value value) implements Operation {}

  /**
   * Takes a value away and adds it elsewhere.
   *
   * @param from where it is
   * @param path where it goes, once it is taken away
   */
  record Move(JsonPointer from, JsonPointer path) implements Operation {}

  /**
   * Adds a value that is at another place too.
   *
   * @param from where it is
   * @param path where it goes
   */
  record Copy(JsonPointer from, JsonPointer path) implements Operation {}

  /**
   * Demands that a value is there.
   *
   * @param path where
   * @param value the value
   */
  record Test(JsonPointer path, Value value) implements Operation {}

  /** The word of the member {@code op}. */
  default String word() {
    return switch (this) {
      case Add ignored -> "add";
      case Remove ignored -> "remove";
      case Replace ignored -> "replace";
      case Move ignored -> "move";
      case Copy ignored -> "copy";
      case Test ignored -> "test";
    };
  }

  /** The place that it takes a value from; empty if it takes none. */
  default Optional<JsonPointer> source() {
    return switch (this) {
      case Move move -> Optional.of(move.from());
      case Copy copy -> Optional.of(copy.from());
      case Add _, Remove _, Replace _, Test _ -> Optional.empty();
    };
  }

  /** The value that it has; empty if it has none. */
  default Optional<Value> written() {
    return switch (this) {
      case Add add -> Optional.of(add.value());
      case Replace replace -> Optional.of(replace.value());
      case Test test -> Optional.of(test.value());
      case Remove _, Move _, Copy _ -> Optional.empty();
    };
  }

  /** The JSON form. */
  default MapValue asValue() {
    return MapValue.builder()
        .put("op", new StringValue(word()))
        .putIfPresent("from", source().map(Operation::text))
        .put("path", text(path()))
        .putIfPresent("value", written())
        .build();
  }

  private static StringValue text(JsonPointer pointer) {
    return new StringValue(pointer.toString());
  }
}
