package dev.tripatch.engine.patch;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Values as the server's messages about server-side apply name them (structured-merge-diff, {@code
 * value.ToString}): texts in Go's quotes, which escape only what cannot be printed.
 */
public final class GoQuote {

  private GoQuote() {}

  /** A value in the server's words; keys of a map in alphabetical order. */
  public static String print(Value value) {
    return switch (value) {
      case StringValue text -> of(text.text());
      case ListValue list ->
          list.items().stream().map(GoQuote::print).collect(Collectors.joining(",", "[", "]"));
      case MapValue map ->
          new TreeMap<>(map.entries())
              .entrySet().stream()
                  .map(entry -> entry.getKey() + "=" + print(entry.getValue()))
                  .collect(Collectors.joining());
      case NullValue ignored -> "null";
      case Scalar scalar -> GoText.print(scalar);
    };
  }

  /** A value as Go's {@code %#v} prints it. */
  public static String syntax(Value value) {
    return switch (value) {
      case StringValue text -> of(text.text());
      case ListValue list ->
          list.items().stream()
              .map(GoQuote::syntax)
              .collect(Collectors.joining(", ", GoText.typeName(value) + "{", "}"));
      case MapValue map ->
          new TreeMap<>(map.entries())
              .entrySet().stream()
                  .map(entry -> of(entry.getKey()) + ":" + syntax(entry.getValue()))
                  .collect(Collectors.joining(", ", GoText.typeName(value) + "{", "}"));
      case NullValue ignored -> "interface {}(nil)";
      case Scalar scalar -> GoText.print(scalar);
    };
  }

  /** A text as Go's {@code %q} prints it. */
  public static String of(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints().forEach(c -> append(c, out));
    return out.append('"').toString();
  }

  private static void append(int c, StringBuilder out) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case 0x07 -> out.append("\\a");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case 0x0b -> out.append("\\v");
      default -> out.append(isPrintable(c) ? Character.toString(c) : escaped(c));
    }
  }

  private static String escaped(int c) {
    if (c < ' ' || c == 0x7f) {
      return "\\x%02x".formatted(c);
    }
    return (Character.isBmpCodePoint(c) ? "\\u%04x" : "\\U%08x").formatted(c);
  }

  /** Go's {@code unicode.IsPrint}: letters, marks, numbers, punctuation, symbols, and the blank. */
  private static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      case Character.SPACE_SEPARATOR -> c == ' ';
      default -> true;
    };
  }
}
