package dev.tripatch.json;

import org.jspecify.annotations.Nullable;

/** The JSON null. */
public enum NullValue implements Scalar {
  /** The only null. */
  NULL;

  /** Whether there is no value; null says so, too. */
  public static boolean isNothing(@Nullable Value value) {
    return value == null || value == NULL;
  }

  @Override
  public String toString() {
    return "null";
  }
}
