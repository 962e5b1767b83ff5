package dev.tripatch.cluster.secret;

import dev.tripatch.document.Span;
import java.util.Arrays;
import java.util.Optional;

/** How a text is written in a YAML or JSON scalar: where each of its characters is. */
final class Spelling {
  private final int[] places;
  private final boolean isEscaped;

  private Spelling(int[] places, boolean isEscaped) {
    this.places = places;
    this.isEscaped = isEscaped;
  }

  /**
   * The spelling of a text.
   *
   * @param text what the scalar reads as
   * @param raw the scalar as it is written, with its quotes or its indicator
   * @return empty if it is written in a way that this does not know
   */
  static Optional<Spelling> of(String text, String raw) {
    if (raw.isEmpty()) {
      return Optional.empty();
    }
    return switch (raw.charAt(0)) {
      case '|' -> block(text, raw);
      case '"' -> escaped(text, raw);
      case '\'' -> quoted(text, raw);
      default -> Optional.empty();
    };
  }

  /** A mask in the text, as one in the scalar's writing. */
  Mask outside(Mask mask) {
    String shown = mask.shown();
    return new Mask(
        new Span(places[mask.span().start()], places[mask.span().end()]),
        isEscaped ? shown.replace("\\", "\\\\").replace("\"", "\\\"") : shown);
  }

  private static Optional<Spelling> block(String text, String raw) {
    int[] places = new int[text.length() + 1];
    int feed = raw.indexOf('\n');
    int indentation = feed < 0 ? 0 : indentation(raw, feed + 1);
    int at = 0;
    int from = feed + 1;
    while (feed >= 0 && at < text.length()) {
      int end = text.indexOf('\n', at);
      String line = text.substring(at, end < 0 ? text.length() : end);
      if (!raw.startsWith(line, from + indentation)) {
        return Optional.empty();
      }
      for (int i = 0; i <= line.length() && at + i <= text.length(); i++) {
        places[at + i] = from + indentation + i;
      }
      at += line.length() + 1;
      from += indentation + line.length() + 1;
    }
    return feed < 0 ? Optional.empty() : Optional.of(new Spelling(places, false));
  }

  private static int indentation(String raw, int from) {
    int at = from;
    while (at < raw.length() && raw.charAt(at) == ' ') {
      at++;
    }
    return at - from;
  }

  private static Optional<Spelling> quoted(String text, String raw) {
    boolean isAsItIs = raw.indexOf('\n') < 0 && raw.equals("'" + text + "'");
    int[] places = new int[text.length() + 1];
    Arrays.setAll(places, i -> i + 1);
    return isAsItIs ? Optional.of(new Spelling(places, false)) : Optional.empty();
  }

  /**
   * Knows the escapes of quotes, backslashes, line breaks and {@code \\u}, which JSON texts have.
   */
  private static Optional<Spelling> escaped(String text, String raw) {
    int[] places = new int[text.length() + 1];
    int from = 1;
    for (int i = 0; i < text.length(); i++) {
      places[i] = from;
      int length = lengthOf(text.charAt(i), raw, from);
      if (length == 0) {
        return Optional.empty();
      }
      from += length;
    }
    places[text.length()] = from;
    return from == raw.length() - 1 ? Optional.of(new Spelling(places, true)) : Optional.empty();
  }

  /** How many characters write one here; 0 if something else is written. */
  private static int lengthOf(char c, String raw, int at) {
    if (raw.startsWith("\\u", at)) {
      return raw.regionMatches(true, at + 2, "%04x".formatted((int) c), 0, 4) ? 6 : 0;
    }
    if (raw.startsWith("\\", at)) {
      String letters = "\\\"/nrtbf";
      int which = at + 1 < raw.length() ? letters.indexOf(raw.charAt(at + 1)) : -1;
      return which >= 0 && "\\\"/\n\r\t\b\f".charAt(which) == c ? 2 : 0;
    }
    return at < raw.length() && raw.charAt(at) == c && c != '"' ? 1 : 0;
  }
}
