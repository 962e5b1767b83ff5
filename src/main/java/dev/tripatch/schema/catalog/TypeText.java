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
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Types as words: {@code []T} is a list of T, <code>{}T</code> a map of T, {@code @name} a
 * definition, and any other word a primitive, with its format after a colon and its values after
 * commas.
 */
final class TypeText {

  private static final String LIST = "[]";
  private static final String MAP = "{}";
  private static final char REFERENCE = '@';
  private static final char FORMAT = ':';

  private TypeText() {}

  static String write(DeclaredType type) {
    return switch (type) {
      case DeclaredType.ListOf list -> LIST + write(list.items());
      case DeclaredType.MapOf map -> MAP + write(map.values());
      case DeclaredType.Reference reference -> REFERENCE + reference.definition();
      case DeclaredType.Primitive primitive ->
          primitive.name()
              + primitive.format().map(format -> FORMAT + format).orElse("")
              + ValueWords.write(primitive.values());
    };
  }

  static DeclaredType read(String word) {
    if (word.startsWith(LIST)) {
      return new DeclaredType.ListOf(read(word.substring(LIST.length())));
    }
    if (word.startsWith(MAP)) {
      return new DeclaredType.MapOf(read(word.substring(MAP.length())));
    }
    if (word.charAt(0) == REFERENCE) {
      return new DeclaredType.Reference(word.substring(1));
    }
    return primitive(word);
  }

  private static DeclaredType primitive(String word) {
    int comma = word.indexOf(ValueWords.BEFORE_EACH);
    String type = comma < 0 ? word : word.substring(0, comma);
    List<Scalar> values = comma < 0 ? List.of() : ValueWords.read(word.substring(comma));
    int colon = type.indexOf(FORMAT);
    return colon < 0
        ? new DeclaredType.Primitive(type, Optional.empty(), values)
        : new DeclaredType.Primitive(
            type.substring(0, colon), Optional.of(type.substring(colon + 1)), values);
  }

  /**
   * The values of a type as a part of a word: {@code ,%22a,%22b,1}. A text has a quote before it,
   * and all that a word cannot hold is escaped as in an address.
   */
  private static final class ValueWords {

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
}
