package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;
import java.io.Serial;

/**
 * Carries a refusal out of the depth of an algorithm. It never leaves the engine's entry points,
 * which turn it into a value.
 */
public final class RefusedException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  /** A refusal on its way out. */
  public RefusedException(Refusal refusal) {
    super(refusal.path() + ": " + refusal.referenceText(), null, false, false);
    this.refusal = refusal;
  }

  /**
   * A refusal in words.
   *
   * @param path the field where it happens
   * @param referenceText the reference's own error text
   * @param values a name and its value for each placeholder
   */
  public static RefusedException of(
      RefusalWording words, FieldPath path, String referenceText, Object... values) {
    return new RefusedException(
        new Refusal(
            path, referenceText, words.part("cause", values), words.part("remedy", values)));
  }

  public Refusal refusal() {
    return refusal;
  }
}
