package dev.tripatch.value;

import java.math.BigInteger;

/**
 * An integer outside the signed 64-bit range, kept exactly as it was read. Documents may hold one;
 * the patch engine never sees it, because Kubernetes' JSON reader turns it into a float first
 * ({@link EngineNumbers}).
 *
 * @param number the number, outside the range of {@code long}
 */
public record BigIntegerValue(BigInteger number) implements Scalar {

  /** Refuses a number that {@link IntegerValue} can hold: each number has one form. */
  public BigIntegerValue {
    if (number.bitLength() < Long.SIZE) {
      throw new IllegalArgumentException(number + " fits 64 bits");
    }
  }
}
