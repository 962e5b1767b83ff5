package dev.tripatch.share.report;

/** Lines of a text that are shown or folded away together. */
public sealed interface Stretch {

  /** The first line, counted from 1. */
  int first();

  /** The last line. */
  int last();

  /** How many lines there are. */
  default int count() {
    return last() - first() + 1;
  }

  /**
   * Lines that are shown.
   *
   * @param first the first line
   * @param last the last line
   */
  record Shown(int first, int last) implements Stretch {}

  /**
   * Lines that nothing happens to, or that hold only bookkeeping.
   *
   * @param first the first line
   * @param last the last line
   * @param label what they are: {@code 12 unchanged lines}
   */
  record Folded(int first, int last, String label) implements Stretch {}
}
