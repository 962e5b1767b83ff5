package dev.tripatch.engine.patch.strategic;

/**
 * What a two-way diff writes into its patch.
 *
 * @param setElementOrder whether lists get their {@code $setElementOrder}
 * @param ignoreChanges whether changes and additions are left out
 * @param ignoreDeletions whether deletions are left out
 */
public record DiffOptions(boolean setElementOrder, boolean ignoreChanges, boolean ignoreDeletions) {

  /** A two-way patch: everything. */
  public static final DiffOptions TWO_WAY = new DiffOptions(true, false, false);

  /** The first stage of a three-way patch, live → local: changes and additions only. */
  public static final DiffOptions DELTA = new DiffOptions(true, false, true);

  /** The second stage of a three-way patch, last applied → local: deletions only. */
  public static final DiffOptions DELETIONS = new DiffOptions(true, true, false);

  /** What live did on its own, last applied → live, for finding conflicts. */
  public static final DiffOptions DRIFT = new DiffOptions(false, false, false);
}
