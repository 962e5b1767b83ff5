package dev.tripatch.json;

import org.jspecify.annotations.Nullable;

/**
 * A floating-point number, as Go's {@code float64}.
 *
 * @param number a finite number
 */
public record FloatValue(double number) implements Scalar {

  /** Refuses infinities and NaN, which JSON cannot say. */
  public FloatValue {
    if (!Double.isFinite(number)) {
      throw new IllegalArgumentException("not a JSON number: " + number);
    }
  }

  /** Equal as Go's {@code ==} has it: minus zero equals zero. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FloatValue that && number == that.number;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(number == 0 ? 0.0 : number);
  }
}
