package dev.tripatch.hazard;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Value;
import java.util.List;

/** Values and lists within a sentence. */
public final class Show {
  private static final int LONGEST = 60;

  private Show() {}

  /** A value, cut if it is long. */
  public static String value(Value value) {
    return cut(value, LONGEST / 2);
  }

  /** The same where more of it is needed to know which of several it is. */
  public static String item(Value value) {
    return cut(value, LONGEST);
  }

  private static String cut(Value value, int length) {
    String text = CanonicalJson.write(value);
    return text.length() > LONGEST
        ? text.substring(0, text.offsetByCodePoints(0, length)) + "…"
        : text;
  }

  /** {@code a}, {@code a and b}, {@code a, b and c}. */
  public static String list(List<String> words) {
    return joined(words, " and ");
  }

  /** {@code a}, {@code a or b}, {@code a, b or c}. */
  public static String choice(List<String> words) {
    return joined(words, " or ");
  }

  private static String joined(List<String> words, String beforeLast) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + beforeLast + words.get(last);
  }
}
