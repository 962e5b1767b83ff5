package dev.tripatch.json;

/**
 * A boolean.
 *
 * @param truth whether it is true
 */
public record BoolValue(boolean truth) implements Scalar {

  public static final BoolValue TRUE = new BoolValue(true);

  public static final BoolValue FALSE = new BoolValue(false);

  /** The shared value for a truth. */
  public static BoolValue of(boolean truth) {
    return truth ? TRUE : FALSE;
  }
}
