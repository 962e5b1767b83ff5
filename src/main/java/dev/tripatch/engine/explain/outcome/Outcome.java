package dev.tripatch.engine.explain.outcome;

/**
 * What happens to a field, in one word. Code that needs more takes a {@code switch} over all of
 * them or asks one of the questions here, never {@code ==}: so the compiler names every place that
 * a new outcome concerns.
 */
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
  /** Local has it and the result does not: it is lost on the way, and live stays as it is. */
  LOST,
  /** The engine's answer is shown, but no rule of ours explains it. */
  UNEXPLAINED;

  /** Whether only live has it, and it stays. */
  public boolean isKept() {
    return this == KEPT;
  }

  /** Whether local and live have the same. */
  public boolean isSame() {
    return this == SAME;
  }

  /** Whether the patch adds it. */
  public boolean isAdded() {
    return this == ADDED;
  }

  /** Whether the patch sets a value in place of live's. */
  public boolean isChanged() {
    return this == CHANGED;
  }

  /** Whether the patch deletes it. */
  public boolean isDeleted() {
    return this == DELETED;
  }

  /** Whether a directive clears it, which the patch itself does not name. */
  public boolean isCleared() {
    return this == CLEARED;
  }

  /** Whether the patch puts the items of a merged list in another order. */
  public boolean isReordered() {
    return this == REORDERED;
  }

  /** Whether a person left it out of the patch. */
  public boolean isLeftOut() {
    return this == LEFT_OUT;
  }

  /** Whether local has it and it does not arrive. */
  public boolean isLost() {
    return this == LOST;
  }

  /** Whether no rule of ours explains it. */
  public boolean isUnexplained() {
    return this == UNEXPLAINED;
  }
}
