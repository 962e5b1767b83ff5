package dev.tripatch.engine.threeway;

import dev.tripatch.json.FieldPath;

/**
 * Why a field cannot be left out of the patch.
 *
 * @param path the field
 * @param kind why
 * @param instead what can be left out in its place; the field itself if nothing can
 */
public record LeaveOutRefusal(FieldPath path, LeaveOutProblem kind, FieldPath instead) {

  /** Why not, and what to do, in a sentence or two. */
  public String sentence() {
    return switch (kind) {
      case NO_SUCH_FIELD -> LeavingWording.NO_SUCH_FIELD.text("field", path);
      case NOTHING_SENT -> LeavingWording.NOTHING_SENT.text("field", path);
      case PART_OF_WHOLE -> LeavingWording.PART_OF_WHOLE.text("field", path, "whole", instead);
      case ITEM_KEY -> LeavingWording.ITEM_KEY.text("field", path, "whole", instead);
      case NO_LIVE -> LeavingWording.NO_LIVE.text("field", path);
      case NOT_ALONE -> LeavingWording.NOT_ALONE.text("field", path, "whole", instead);
    };
  }

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
}
