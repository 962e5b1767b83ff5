package dev.tripatch.engine.patch;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a value is in an object (RFC 6901).
 *
 * @param tokens the unescaped reference tokens; none for the whole object
 */
public record JsonPointer(List<String> tokens) {

  private static final Pattern SYNTAX = Pattern.compile("(?:/(?:[^~/]|~[01])*+)*+", Pattern.DOTALL);

  /** The whole object. */
  public static final JsonPointer ROOT = new JsonPointer(List.of());

  public JsonPointer {
    tokens = List.copyOf(tokens);
  }

  /** Reads the string form; empty if it breaks the syntax of RFC 6901, section 3. */
  public static Optional<JsonPointer> parse(String text) {
    if (!SYNTAX.matcher(text).matches()) {
      return Optional.empty();
    }
    List<String> parts = Arrays.asList(text.split("/", -1));
    return Optional.of(
        new JsonPointer(
            parts.subList(1, parts.size()).stream().map(JsonPointer::unescape).toList()));
  }

  /** Whether this is the whole object. */
  public boolean isRoot() {
    return tokens.isEmpty();
  }

  /** One token further. */
  public JsonPointer then(String token) {
    return new JsonPointer(Stream.concat(tokens.stream(), Stream.of(token)).toList());
  }

  /** Into a list, by place counted from 0. */
  public JsonPointer then(int index) {
    return then(Integer.toString(index));
  }

  /** Whether the other pointer leads to a value inside the one that this points to. */
  public boolean isProperPrefixOf(JsonPointer other) {
    return tokens.size() < other.tokens.size()
        && other.tokens.subList(0, tokens.size()).equals(tokens);
  }

  private static String unescape(String token) {
    return token.replace("~1", "/").replace("~0", "~");
  }

  /** The string form, escaped. */
  @Override
  public String toString() {
    return tokens.stream()
        .map(token -> "/" + token.replace("~", "~0").replace("/", "~1"))
        .collect(Collectors.joining());
  }
}
