package dev.tripatch.edit.fix;

import dev.tripatch.engine.patch.JsonPointer;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;

/**
 * How far a JSON Pointer leads into an object.
 *
 * @param tokens the pointer's
 * @param reached how many of them lead somewhere
 * @param value what the last of those leads to
 * @param type the type of that
 * @param end the type of what the whole pointer leads to
 */
record PointerWalk(List<String> tokens, int reached, Value value, SchemaType type, SchemaType end) {

  static PointerWalk of(JsonPointer pointer, Value object, SchemaType root) {
    Value at = object;
    SchemaType type = root;
    int reached = 0;
    for (String token : pointer.tokens()) {
      Optional<Value> next = child(at, token);
      if (next.isEmpty()) {
        break;
      }
      type = below(type, token);
      at = next.get();
      reached++;
    }
    SchemaType end = type;
    for (String token : pointer.tokens().subList(reached, pointer.tokens().size())) {
      end = below(end, token);
    }
    return new PointerWalk(pointer.tokens(), reached, at, type, end);
  }

  private static SchemaType below(SchemaType type, String token) {
    return type instanceof SchemaType.ListOf list ? list.items() : type.value(token);
  }

  private static Optional<Value> child(Value value, String token) {
    return switch (value) {
      case MapValue map -> map.find(token);
      case ListValue list ->
          token.matches("0|[1-9][0-9]{0,6}") && Integer.parseInt(token) < list.size()
              ? Optional.of(list.get(Integer.parseInt(token)))
              : Optional.empty();
      case Scalar _ -> Optional.empty();
    };
  }

  boolean isThere() {
    return reached == tokens.size();
  }

  /** Whether only the last token leads nowhere. */
  boolean isParentThere() {
    return reached >= tokens.size() - 1;
  }

  /** The first token that leads nowhere; there is one. */
  String missing() {
    return tokens.get(reached);
  }

  /** The pointer to the first place that is missing. */
  JsonPointer firstMissing() {
    return new JsonPointer(tokens.subList(0, reached + 1));
  }

  /** The pointer with another token in the place of the first that leads nowhere. */
  JsonPointer with(String token) {
    JsonPointer pointer = new JsonPointer(tokens.subList(0, reached)).then(token);
    for (String rest : tokens.subList(reached + 1, tokens.size())) {
      pointer = pointer.then(rest);
    }
    return pointer;
  }
}
