package dev.tripatch.document.reader;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.Scalar;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Number literals of JSON as apimachinery's {@code util/json} types them: integers where the
 * literal has neither fraction nor exponent, else floats. What no float can hold is none of them.
 */
public final class JsonNumbers {

  private static final int SAFE_DIGITS = 18;

  /**
   * The digits of the largest float. JSON allows no leading zeros, so that what has more is larger;
   * computing its value would take time that grows with the square of its length.
   */
  private static final int MOST_DIGITS = 309;

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

  private static @Nullable Scalar integer(String literal) {
    int digits = literal.length() - (literal.charAt(0) == '-' ? 1 : 0);
    if (digits <= SAFE_DIGITS) {
      return new IntegerValue(Long.parseLong(literal));
    }
    if (digits > MOST_DIGITS) {
      return null;
    }
    BigInteger number = new BigInteger(literal);
    return Double.isFinite(number.doubleValue()) ? exact(number) : null;
  }

  /** The value of an integer that a float can hold. */
  static Scalar exact(BigInteger number) {
    return number.bitLength() < Long.SIZE
        ? new IntegerValue(number.longValue())
        : new BigIntegerValue(number);
  }
}
