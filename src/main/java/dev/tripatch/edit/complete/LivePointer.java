package dev.tripatch.edit.complete;

import dev.tripatch.engine.patch.json.JsonPointer;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.Optional;

/** What a pointer of a JSON Patch leads to in live. */
final class LivePointer {

  private LivePointer() {}

  /** The value at a pointer; empty if there is nothing. */
  static Optional<Value> at(Value from, JsonPointer pointer) {
    Optional<Value> at = Optional.of(from);
    for (String token : pointer.tokens()) {
      at = at.flatMap(value -> child(value, token));
    }
    return at;
  }

  /** The value one token below another. */
  static Optional<Value> child(Value value, String token) {
    return switch (value) {
      case MapValue map -> map.find(token);
      case ListValue list ->
          token.matches("[0-9]{1,6}") && Integer.parseInt(token) < list.size()
              ? Optional.of(list.get(Integer.parseInt(token)))
              : Optional.empty();
      case Scalar ignored -> Optional.empty();
    };
  }
}
