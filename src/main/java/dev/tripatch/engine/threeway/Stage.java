package dev.tripatch.engine.threeway;

/** The stages of a three-way patch, in their order. */
public enum Stage {
  /** Local, as the client reads it. */
  LOCAL,
  /** Live → local, without deletions. */
  DELTA,
  /** Last applied → local, deletions only. */
  DELETIONS,
  /** Both as one patch. */
  PATCH,
  /** What must stay as it is. */
  PRECONDITIONS,
  /** Last applied → live, and what the patch has in common with it. */
  CONFLICTS,
  /** The patch applied to live. */
  RESULT
}
