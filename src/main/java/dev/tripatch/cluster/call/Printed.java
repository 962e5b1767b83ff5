package dev.tripatch.cluster.call;

/** What becomes of what a process prints; only the thread that reads it adds to it. */
sealed interface Printed permits PrintedText, PrintedLines {

  /**
   * Takes bytes in.
   *
   * @return whether there was room for them
   */
  boolean add(byte[] bytes, int count);

  /** There is no more. */
  default void end() {}

  /** What is kept of it; any thread may ask. */
  default String soFar() {
    return "";
  }
}
