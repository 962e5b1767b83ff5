package dev.tripatch.recorded;

/** How a line turned out. */
sealed interface Verdict {

  /** Every recorded answer is ours, too. */
  record Agrees() implements Verdict {}

  /**
   * An answer is another.
   *
   * @param what which one, for the person who looks for the reason
   */
  record Differs(String what) implements Verdict {}

  /** The verdict of one question. */
  static Verdict of(boolean agrees, String what) {
    return agrees ? new Agrees() : new Differs(what);
  }
}
