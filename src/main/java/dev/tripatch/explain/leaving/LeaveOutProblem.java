package dev.tripatch.explain.leaving;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** Why fields cannot be left out of a patch. */
public enum LeaveOutProblem implements Wording {
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
  NOT_ALONE;

  private static final Prose PROSE = Prose.about("leaving-out");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
