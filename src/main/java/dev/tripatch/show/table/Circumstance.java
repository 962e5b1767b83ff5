package dev.tripatch.show.table;

/** What a row asks beyond what the documents have at the field itself. */
public enum Circumstance {
  /** Nothing. */
  NONE,
  /** The map around it has the strategy retainKeys, and local has keys in it. */
  MAP_RETAINS_KEYS,
  /** A list in which a merge key, or a value of a set, occurs several times. */
  HAS_DUPLICATES,
  /** A list whose items come out in another order than live has them in. */
  IS_REORDERED,
  /** Live has nothing that the deletion could be made in: it stays in the object as data. */
  IS_KEPT_AS_DATA
}
