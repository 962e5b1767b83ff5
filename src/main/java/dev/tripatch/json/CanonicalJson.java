package dev.tripatch.json;

import java.util.Iterator;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Compact JSON as Go's {@code encoding/json} writes it: sorted keys, no white space, {@code <},
 * {@code >} and {@code &} escaped. Equal values give equal text.
 */
public final class CanonicalJson {

  private static final String HEX = "0123456789abcdef";

  private CanonicalJson() {}

  /** The text of a value. */
  public static String write(Value value) {
    StringBuilder out = new StringBuilder();
    append(value, out);
    return out.toString();
  }

  private static void append(Value value, StringBuilder out) {
    switch (value) {
      case MapValue map -> appendMap(map, out);
      case ListValue list -> appendList(list, out);
      case StringValue string -> appendString(string.text(), out);
      case BoolValue bool -> out.append(bool.truth());
      case IntegerValue integer -> out.append(integer.number());
      case BigIntegerValue big -> out.append(big.number());
      case FloatValue real -> out.append(GoNumbers.json(real.number()));
      case NullValue ignored -> out.append("null");
    }
  }

  private static void appendMap(MapValue map, StringBuilder out) {
    out.append('{');
    String separator = "";
    SortedMap<String, Value> sorted = new TreeMap<>(CodePointOrder.BY_CODE_POINT);
    sorted.putAll(map.entries());
    for (var entry : sorted.entrySet()) {
      out.append(separator);
      appendString(entry.getKey(), out);
      out.append(':');
      append(entry.getValue(), out);
      separator = ",";
    }
    out.append('}');
  }

  private static void appendList(ListValue list, StringBuilder out) {
    out.append('[');
    for (Iterator<Value> items = list.items().iterator(); items.hasNext(); ) {
      append(items.next(), out);
      if (items.hasNext()) {
        out.append(',');
      }
    }
    out.append(']');
  }

  private static void appendString(String text, StringBuilder out) {
    out.append('"');
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      if (isEscaped(text.charAt(i))) {
        appendEscaped(text.charAt(i), out.append(text, written, i));
        written = i + 1;
      }
    }
    out.append(text, written, text.length()).append('"');
  }

  private static boolean isEscaped(char c) {
    return switch (c) {
      case '"', '\\', '<', '>', '&', '\u2028', '\u2029' -> true;
      default -> c < ' ';
    };
  }

  private static void appendEscaped(char c, StringBuilder out) {
    switch (c) {
      case '"', '\\' -> out.append('\\').append(c);
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> appendEscape(c, out);
    }
  }

  private static void appendEscape(char c, StringBuilder out) {
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(HEX.charAt(c >> shift & 0xf));
    }
  }
}
