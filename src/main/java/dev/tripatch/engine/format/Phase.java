package dev.tripatch.engine.format;

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

  /** Its name for people. */
  public String title() {
    return text();
  }

  /** Its number for people, from 1. */
  public int number() {
    return switch (this) {
      case DELETIONS -> 1;
      case DELTA -> 2;
      case MERGE -> 3;
      case APPLY -> 4;
      case RESULT -> 5;
    };
  }

  /** Why all its steps together are done. */
  StepRule together() {
    return switch (this) {
      case DELETIONS -> StepRule.DROPPED_TOGETHER;
      case DELTA -> StepRule.CHANGED_TOGETHER;
      case MERGE -> StepRule.MERGED;
      case APPLY -> StepRule.APPLIED_TOGETHER;
      case RESULT -> StepRule.DONE;
    };
  }
}
