package dev.tripatch.json;

/** The JSON null. */
public enum NullValue implements Scalar {
  /** The only null. */
  NULL;

  @Override
  public String toString() {
    return "null";
  }
}
