package dev.tripatch.engine.explain.leaving;

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
}
