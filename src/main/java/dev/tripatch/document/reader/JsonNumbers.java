package dev.tripatch.document.reader;

import dev.tripatch.value.BigIntegerValue;
import dev.tripatch.value.FloatValue;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.Scalar;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Number literals of JSON as apimachinery's {@code util/json} types them: integers where the
 * literal has neither fraction nor exponent, however large, else floats.
 */
public final class JsonNumbers {

  private static final int SAFE_DIGITS = 18;

  private JsonNumbers() {}

  /**
   * The value of a literal.
   *
   * @param literal a number as JSON's grammar has it
   * @return null if it is too large for a float
   */
  public static @Nullable Scalar read(String literal) {
    for (int i = 0; i < literal.length(); i++) {
      char c = literal.charAt(i);
      if (c == '.' || c == 'e' || c == 'E') {
        double number = Double.parseDouble(literal);
        return Double.isFinite(number) ? new FloatValue(number) : null;
      }
    }
    return integer(literal);
  }

  /** The value of a literal without fraction and exponent. */
  static Scalar integer(String literal) {
    if (literal.length() <= SAFE_DIGITS) {
      return new IntegerValue(Long.parseLong(literal));
    }
    BigInteger number = new BigInteger(literal);
    return number.bitLength() < Long.SIZE
        ? new IntegerValue(number.longValue())
        : new BigIntegerValue(number);
  }
}
