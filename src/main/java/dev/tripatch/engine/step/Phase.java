package dev.tripatch.engine.step;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The parts of an application, in their order. */
public enum Phase implements Wording {
  /** What local dropped since it was last applied, as a separate patch. */
  DELETIONS,
  /** Where local differs from what is changed, as a separate patch. */
  DELTA,
  /** Both as one patch. */
  MERGE,
  /** The patch applied to live. */
  APPLY,
  /** What comes out. */
  RESULT;

  private static final Prose PROSE = Prose.about("step-phases");

  @Override
  public Prose prose() {
    return PROSE;
  }

  /** Its name for people. */
  public String title() {
    return text();
  }
}
