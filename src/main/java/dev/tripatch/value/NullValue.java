package dev.tripatch.value;

/** The JSON null. */
public enum NullValue implements Scalar {
  /** The only null. */
  NULL;

  @Override
  public String toString() {
    return "null";
  }
}
