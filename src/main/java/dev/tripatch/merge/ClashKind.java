package dev.tripatch.merge;

/** In which way two changes do not go together. */
public enum ClashKind {
  /** Both sides gave the field another value. */
  CHANGED,
  /** Both sides added the field, with different values. */
  ADDED,
  /** One side removed what the other changed. */
  REMOVED,
  /** Both sides put the items of a list in another order. */
  ORDER,
  /** Both sides wrote a new block, each with a field that the other lacks. */
  BLOCK
}
