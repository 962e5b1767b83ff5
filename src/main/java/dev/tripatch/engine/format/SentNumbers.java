package dev.tripatch.engine.format;

import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;

/**
 * Numbers as they are once they were sent: Go writes the float 3 as {@code 3}, which is read as an
 * integer. Without this, a patch would turn integers into floats that nobody can see.
 */
final class SentNumbers {

  private static final double EXACT = 1L << 53;

  private SentNumbers() {}

  /** Whether sending changes no number in it. */
  static boolean isAsSent(Value value) {
    return !value.has(part -> part instanceof FloatValue real && !number(real).equals(real));
  }

  static MapValue of(MapValue map) {
    return map.mapped((_, value) -> of(value));
  }

  static Value of(Value value) {
    return switch (value) {
      case MapValue map -> of(map);
      case ListValue list -> list.mapped(SentNumbers::of);
      case Scalar scalar -> scalar instanceof FloatValue real ? number(real) : scalar;
    };
  }

  private static Value number(FloatValue real) {
    double number = real.number();
    boolean isWhole = Math.abs(number) < EXACT && number == Math.rint(number);
    return isWhole ? new IntegerValue((long) number) : real;
  }
}
