package dev.tripatch.json;

import java.util.Comparator;
import java.util.Iterator;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Compact JSON as Go's {@code encoding/json} writes it: sorted keys, no white space, {@code <},
 * {@code >} and {@code &} escaped. Equal values give equal text.
 */
public final class CanonicalJson {

  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out;
  private final boolean isExact;

  private CanonicalJson(StringBuilder out, boolean isExact) {
    this.out = out;
    this.isExact = isExact;
  }

  /** The text of a value. */
  public static String write(Value value) {
    StringBuilder out = new StringBuilder();
    new CanonicalJson(out, false).append(value);
    return out.toString();
  }

  /** The same with what masks hide, for whoever computes. Never to be shown. */
  public static String writeExact(Value value) {
    StringBuilder out = new StringBuilder();
    new CanonicalJson(out, true).append(value);
    return out.toString();
  }

  private void append(Value value) {
    switch (value) {
      case MapValue map -> appendMap(map);
      case ListValue list -> appendList(list);
      case StringValue string when isExact && string.isMask() -> append(string.exact());
      case StringValue string -> appendString(string.text());
      case BoolValue bool -> out.append(bool.truth());
      case IntegerValue integer -> out.append(integer.number());
      case BigIntegerValue big -> out.append(big.number());
      case FloatValue real -> out.append(GoNumbers.json(real.number()));
      case NullValue ignored -> out.append("null");
    }
  }

  private void appendMap(MapValue map) {
    out.append('{');
    String separator = "";
    SortedMap<String, Value> sorted = new TreeMap<>(CodePointOrder.BY_CODE_POINT);
    sorted.putAll(map.entries());
    for (var entry : sorted.entrySet()) {
      out.append(separator);
      appendString(entry.getKey());
      out.append(':');
      append(entry.getValue());
      separator = ",";
    }
    out.append('}');
  }

  private void appendList(ListValue list) {
    out.append('[');
    for (Iterator<Value> items = list.items().iterator(); items.hasNext(); ) {
      append(items.next());
      if (items.hasNext()) {
        out.append(',');
      }
    }
    out.append(']');
  }

  private void appendString(String text) {
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

  /**
   * Texts as Go orders them: by the bytes of UTF-8, which is by code point. Java's own order
   * differs where a character takes two {@code char}s.
   */
  public static final class CodePointOrder {

    public static final Comparator<String> BY_CODE_POINT = CodePointOrder::compare;

    private CodePointOrder() {}

    /** Negative, zero or positive, as the first text comes before, with or after the second. */
    public static int compare(String left, String right) {
      int length = Math.min(left.length(), right.length());
      for (int i = 0; i < length; i++) {
        char l = left.charAt(i);
        char r = right.charAt(i);
        if (l != r) {
          boolean differInPlane = Character.isSurrogate(l) != Character.isSurrogate(r);
          return differInPlane ? (Character.isSurrogate(l) ? 1 : -1) : Character.compare(l, r);
        }
      }
      return Integer.compare(left.length(), right.length());
    }
  }
}
