package dev.tripatch.schema.catalog;

import dev.tripatch.json.BoolValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The values of a type as a part of a word: {@code ,%22a,%22b,1}. A text has a quote before it, and
 * all that a word cannot hold is escaped as in an address.
 */
final class ValueWords {

  /** What comes before each value. */
  static final char BEFORE_EACH = ',';

  private static final String QUOTE = "\"";

  private ValueWords() {}

  static String write(List<Scalar> values) {
    return values.stream()
        .map(each -> BEFORE_EACH + URLEncoder.encode(plain(each), StandardCharsets.UTF_8))
        .collect(Collectors.joining());
  }

  private static String plain(Scalar value) {
    return switch (value) {
      case StringValue(String text, _) -> QUOTE + text;
      case IntegerValue(long number) -> Long.toString(number);
      case BoolValue(boolean truth) -> Boolean.toString(truth);
      case Scalar other -> throw new IllegalArgumentException("no value of a type: " + other);
    };
  }

  /** The values in a text that {@link #write} wrote; it is not empty. */
  static List<Scalar> read(String words) {
    return Arrays.stream(words.substring(1).split(String.valueOf(BEFORE_EACH), -1))
        .map(each -> value(URLDecoder.decode(each, StandardCharsets.UTF_8)))
        .toList();
  }

  private static Scalar value(String plain) {
    if (plain.startsWith(QUOTE)) {
      return new StringValue(plain.substring(QUOTE.length()));
    }
    return plain.equals("true") || plain.equals("false")
        ? BoolValue.of(plain.equals("true"))
        : new IntegerValue(Long.parseLong(plain));
  }
}
