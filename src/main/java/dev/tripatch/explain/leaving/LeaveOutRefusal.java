package dev.tripatch.explain.leaving;

import dev.tripatch.path.FieldPath;

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
    return kind.text("field", path, "whole", instead);
  }
}
