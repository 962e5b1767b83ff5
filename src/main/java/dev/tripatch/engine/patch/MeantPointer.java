package dev.tripatch.engine.patch;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The pointer that was probably meant where one leads nowhere: a key has a slash in it, or an item
 * is named and not counted. It is tried before it is offered.
 *
 * @param operation the operation that is refused
 * @param object the object as the operations before it leave it
 */
public record MeantPointer(Operation operation, Value object) {

  /** What to write instead; empty if nothing that comes to mind works. */
  Optional<String> remedy(JsonPatchRefusal refusal) {
    boolean isFrom = refusal.member().equals("from");
    return guess(JsonPointer.parse(refusal.pointer()).orElse(JsonPointer.ROOT), isFrom)
        .map(Guess::sentence);
  }

  /**
   * What was meant; empty if nothing that comes to mind works.
   *
   * @param isFrom whether it is the pointer of {@code from}
   */
  public Optional<JsonPointer> pointer(JsonPointer written, boolean isFrom) {
    return guess(written, isFrom).map(Guess::pointer);
  }

  private Optional<Guess> guess(JsonPointer written, boolean isFrom) {
    List<String> tokens = written.tokens();
    Value holder = object;
    for (int i = 0; i < tokens.size(); i++) {
      Value next = at(holder, tokens.get(i));
      if (next == null) {
        return instead(holder, tokens, i).filter(guess -> works(guess.pointer(), isFrom));
      }
      holder = next;
    }
    return Optional.empty();
  }

  private record Guess(JsonPointer pointer, String sentence) {}

  private static @Nullable Value at(Value holder, String token) {
    return switch (holder) {
      case MapValue map -> map.get(token);
      case ListValue list ->
          token.matches("\\d{1,9}") && Integer.parseInt(token) < list.size()
              ? list.get(Integer.parseInt(token))
              : null;
      case Value ignored -> null;
    };
  }

  private Optional<Guess> instead(Value holder, List<String> tokens, int at) {
    return switch (holder) {
      case MapValue map -> key(map, tokens, at);
      case ListValue list -> item(list, tokens, at);
      case Value ignored -> Optional.empty();
    };
  }

  private Optional<Guess> key(MapValue map, List<String> tokens, int at) {
    return IntStream.range(at + 1, tokens.size())
        .filter(last -> map.has(key(tokens, at, last)) || isNewName(tokens, at, last))
        .mapToObj(last -> with(tokens, at, last, key(tokens, at, last)))
        .findFirst()
        .map(pointer -> new Guess(pointer, JsonPatchWording.SLASH_IN_KEY.text("pointer", pointer)));
  }

  /** Some write a slash within a key as a backslash and a slash. */
  private static String key(List<String> tokens, int first, int last) {
    return String.join("/", tokens.subList(first, last + 1)).replace("\\/", "/");
  }

  /** A label or an annotation that is to be added: a domain, and a name that ends the pointer. */
  private boolean isNewName(List<String> tokens, int first, int last) {
    return operation instanceof Operation.Add
        && last == first + 1
        && last == tokens.size() - 1
        && tokens.get(first).contains(".");
  }

  private static Optional<Guess> item(ListValue list, List<String> tokens, int at) {
    StringValue name = new StringValue(tokens.get(at));
    List<Integer> named =
        IntStream.range(0, list.size())
            .filter(
                i -> list.get(i) instanceof MapValue item && item.entries().values().contains(name))
            .boxed()
            .toList();
    return named.size() == 1
        ? Optional.of(with(tokens, at, at, named.getFirst().toString()))
            .map(
                pointer ->
                    new Guess(
                        pointer,
                        JsonPatchWording.ITEM_HAS_INDEX.text(
                            "item", name.text(), "index", named.getFirst(), "pointer", pointer)))
        : Optional.empty();
  }

  private static JsonPointer with(List<String> tokens, int first, int last, String token) {
    List<String> all = new ArrayList<>(tokens.subList(0, first));
    all.add(token);
    all.addAll(tokens.subList(last + 1, tokens.size()));
    return new JsonPointer(all);
  }

  private boolean works(JsonPointer pointer, boolean isFrom) {
    Operation other =
        switch (operation) {
          case Operation.Add(_, Value value) -> new Operation.Add(pointer, value);
          case Operation.Remove ignored -> new Operation.Remove(pointer);
          case Operation.Replace(_, Value value) -> new Operation.Replace(pointer, value);
          case Operation.Test(_, Value value) -> new Operation.Test(pointer, value);
          case Operation.Move(JsonPointer from, JsonPointer path) ->
              isFrom ? new Operation.Move(pointer, path) : new Operation.Move(from, pointer);
          case Operation.Copy(JsonPointer from, JsonPointer path) ->
              isFrom ? new Operation.Copy(pointer, path) : new Operation.Copy(from, pointer);
        };
    return new OperationRun(object).carriesOut(other);
  }
}
