package dev.tripatch.document.reader;

import dev.tripatch.document.Span;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;

/**
 * Warns of plain words that YAML turns into something that people may not have meant: booleans that
 * do not say true or false ({@code no}), and numbers that come out with other characters than were
 * written ({@code 1.10}, {@code 0777}, {@code 1e3}).
 */
final class Surprises {

  private Surprises() {}

  /**
   * Warns if a plain scalar is a surprise.
   *
   * @param text what was written
   * @param value what it becomes
   */
  public static void check(String text, Scalar value, Span span, Warnings warnings) {
    String read = CanonicalJson.write(EngineNumbers.convert(value));
    switch (value) {
      case BoolValue _ -> {
        if (!text.equalsIgnoreCase(read)) {
          warn(ReadWording.BECOMES_BOOLEAN.text("text", text, "read", read), span, warnings);
        }
      }
      case IntegerValue _, BigIntegerValue _, FloatValue _ -> {
        if (!text.equals(read)) {
          warn(ReadWording.BECOMES_NUMBER.text("text", text, "read", read), span, warnings);
        }
      }
      case StringValue _, NullValue _ -> {}
    }
  }

  private static void warn(String message, Span span, Warnings warnings) {
    warnings.addWord(span, message, ReadWording.QUOTE_TEXT.text());
  }
}
