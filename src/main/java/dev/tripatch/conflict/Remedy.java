package dev.tripatch.conflict;

import java.util.List;

/**
 * A way out of a conflict.
 *
 * @param choice which way
 * @param edits what to change in the documents first; empty if nothing
 * @param answer what the three-way patch makes of the documents then
 * @param isReached whether the field then is as this way wants it
 * @param sentence what to do and what comes out, for people
 */
public record Remedy(
    Choice choice, List<Edit> edits, Answer answer, boolean isReached, String sentence) {

  /** The ways out. */
  public enum Choice {
    /** Apply as it is: local wins. */
    OVERWRITE,
    /** Take the field out of local and of last applied: it is live's business from now on. */
    GIVE_UP,
    /** Write live's value into local. */
    ADOPT
  }

  /** Copies the edits. */
  public Remedy {
    edits = List.copyOf(edits);
  }
}
