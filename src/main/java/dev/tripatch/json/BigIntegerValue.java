package dev.tripatch.json;

import java.math.BigInteger;

/**
 * An integer outside the signed 64-bit range, kept exactly as it was read. Documents may hold one;
 * the patch engine never sees it, because Kubernetes' JSON reader turns it into a float first
 * ({@link EngineNumbers}).
 *
 * @param number the number, outside the range of {@code long}, within that of a float
 */
public record BigIntegerValue(BigInteger number) implements Scalar {

  /**
   * Refuses a number that {@link IntegerValue} can hold, as each number has one form, and one that
   * no float can hold, as Kubernetes refuses it too.
   */
  public BigIntegerValue {
    if (number.bitLength() < Long.SIZE) {
      throw new IllegalArgumentException(number + " fits 64 bits");
    }
    if (Double.isInfinite(number.doubleValue())) {
      throw new IllegalArgumentException("no float can hold " + number.bitLength() + " bits");
    }
  }
}
