package dev.tripatch.json;

import dev.tripatch.prose.HiddenCharacters;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a path as text. What could be misread, or would not be seen, is in JSON quotes. */
final class PathWriter {

  private PathWriter() {}

  static String write(FieldPath path) {
    if (path.isRoot()) {
      return ".";
    }
    StringBuilder out = new StringBuilder(8 * path.length());
    append(path, out);
    return out.toString();
  }

  private static void append(FieldPath path, StringBuilder out) {
    path.parent().ifPresent(parent -> append(parent, out));
    path.last().ifPresent(step -> append(step, out));
  }

  private static void append(PathStep step, StringBuilder out) {
    switch (step) {
      case PathStep.Key key -> appendKey(key.name(), out);
      case PathStep.KeyedItem item -> {
        out.append('[').append(keyText(item.mergeKey())).append('=');
        out.append(scalarText(item.value())).append(']');
        appendOccurrence(item.occurrence(), out);
      }
      case PathStep.SetItem item -> {
        out.append("[=").append(scalarText(item.value())).append(']');
        appendOccurrence(item.occurrence(), out);
      }
      case PathStep.IndexItem item -> out.append('[').append(item.index()).append(']');
      case PathStep.Lines(int first, int last) ->
          out.append('[').append(first).append(':').append(last).append(']');
    }
  }

  private static void appendKey(String name, StringBuilder out) {
    if (isPlain(name)) {
      out.append(out.isEmpty() ? "" : ".").append(name);
    } else {
      out.append('[').append(quoted(new StringValue(name))).append(']');
    }
  }

  private static void appendOccurrence(int occurrence, StringBuilder out) {
    if (occurrence > 0) {
      out.append('#').append(occurrence + 1);
    }
  }

  private static String keyText(String name) {
    return isPlain(name) ? name : quoted(new StringValue(name));
  }

  private static String scalarText(Scalar value) {
    if (value instanceof StringValue string && readsBackAsString(string.text())) {
      return string.text();
    }
    return quoted(value);
  }

  private static String quoted(Scalar value) {
    return CanonicalJson.write(value)
        .codePoints()
        .mapToObj(Character::toString)
        .map(c -> HiddenCharacters.isHidden(c.codePointAt(0)) ? escaped(c) : c)
        .collect(Collectors.joining());
  }

  private static String escaped(String character) {
    Stream<String> halves =
        character.chars().mapToObj(half -> String.format(Locale.ROOT, "\\u%04x", half));
    return halves.collect(Collectors.joining());
  }

  private static boolean readsBackAsString(String text) {
    return !text.isEmpty()
        && !hasAny(text, c -> c == ']' || c == '"' || isUnseen(c))
        && PathParser.bareScalar(text) instanceof StringValue;
  }

  private static boolean isPlain(String name) {
    return !name.isEmpty()
        && !hasAny(
            name,
            c ->
                c == '.'
                    || c == '['
                    || c == ']'
                    || c == '"'
                    || c == '='
                    || c == ' '
                    || isUnseen(c));
  }

  private static boolean isUnseen(int c) {
    return c < ' ' || c > '~' && HiddenCharacters.isHidden(c);
  }

  /** A loop and not a stream: thousands of paths are written for each keystroke. */
  private static boolean hasAny(String text, IntPredicate character) {
    int at = 0;
    while (at < text.length() && !character.test(text.codePointAt(at))) {
      at++;
    }
    return at < text.length();
  }
}
