package dev.tripatch.workspace.pair;

/** What becomes of an object from left to right. */
public enum PairKind {
  /** It is on the right alone. */
  CREATED,
  /** It is on the left alone. */
  DELETED,
  /** Some of its fields differ. */
  CHANGED,
  /** No field differs, but it is in another file. */
  MOVED,
  /** No field differs. */
  SAME;
}
