package dev.tripatch.merge;

/** One of the three versions of a file that are merged. */
public enum Branch {
  /** The version that both sides started from. */
  BASE,
  /** The version of the branch that a person is on. */
  OURS,
  /** The version that comes in. */
  THEIRS;

  /** The other side of two; of the base itself. */
  public Branch other() {
    return switch (this) {
      case BASE -> BASE;
      case OURS -> THEIRS;
      case THEIRS -> OURS;
    };
  }
}
