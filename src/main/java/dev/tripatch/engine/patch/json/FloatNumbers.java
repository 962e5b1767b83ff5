package dev.tripatch.engine.patch.json;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.GoNumbers;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;

/**
 * Numbers after a trip through Go's {@code float64}. The library that computes JSON merge patches
 * for kubectl reads every number that way, so integers beyond 2^53 lose their last digits, and 1.0
 * and 1 are the same.
 */
final class FloatNumbers {

  private static final double LONG_END = 0x1p63;

  private FloatNumbers() {}

  static MapValue convert(MapValue map) {
    return map.mapped((_, value) -> convert(value));
  }

  static Value convert(Value value) {
    return switch (value) {
      case MapValue map -> convert(map);
      case ListValue list -> list.mapped(FloatNumbers::convert);
      case IntegerValue integer -> reread((double) integer.number());
      case BigIntegerValue big -> reread(big.number().doubleValue());
      case FloatValue real -> reread(real.number());
      case Scalar scalar -> scalar;
    };
  }

  /** As its JSON text reads: a whole number that is written without a point is an integer again. */
  private static Scalar reread(double number) {
    boolean isInteger =
        number == Math.rint(number)
            && Math.abs(number) < LONG_END
            && GoNumbers.json(number).matches("-?[0-9]+");
    return isInteger ? new IntegerValue((long) number) : new FloatValue(number);
  }
}
