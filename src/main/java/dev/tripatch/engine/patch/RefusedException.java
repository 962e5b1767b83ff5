package dev.tripatch.engine.patch;

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

  public Refusal refusal() {
    return refusal;
  }
}
