package dev.tripatch.engine.explain.outcome;

/** What happens to a field, in one word. */
public enum Outcome {
  /** Only live has it, nobody applied it from here, and it stays. */
  KEPT,
  /** Local and live have the same; nothing is sent. */
  SAME,
  /** Local has it and live does not; the patch adds it. */
  ADDED,
  /** Local and live differ; the patch sets local's value. */
  CHANGED,
  /** Local and live differ, and the patch writes the whole map or list. */
  REPLACED,
  /** The patch deletes it. */
  DELETED,
  /** The {@code $retainKeys} directive of its map clears it. */
  CLEARED,
  /** A list whose items the patch puts in another order. */
  REORDERED,
  /** A map or list that is merged: its parts have outcomes of their own. */
  MERGED,
  /** A person left it out of the patch; it stays as live has it. */
  LEFT_OUT,
  /** The engine's answer is shown, but no rule of ours explains it. */
  UNEXPLAINED
}
