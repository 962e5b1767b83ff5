package dev.tripatch.engine.explain.leaving;

/** Why fields cannot be left out of a patch. */
public enum LeaveOutProblem {
  /** No text has it. */
  NO_SUCH_FIELD,
  /** The patch does nothing to it. */
  NOTHING_SENT,
  /** It is inside of what the patch writes as one. */
  PART_OF_WHOLE,
  /** Its item could not be told from others without it. */
  ITEM_KEY,
  /** There is no live object, so local is created as one. */
  NO_LIVE,
  /** The patch without it would do something else besides. */
  NOT_ALONE
}
