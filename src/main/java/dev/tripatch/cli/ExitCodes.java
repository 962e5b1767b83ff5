package dev.tripatch.cli;

/** What the program says to the shell. */
final class ExitCodes {
  /** There is nothing to do. */
  static final int NOTHING = 0;

  /** There is a patch. */
  static final int PATCH = 1;

  /** There is no answer. */
  static final int ERROR = 2;

  /** Who read standard output has gone; shells give this code to programs that a signal ends so. */
  static final int READER_GONE = 141;

  private ExitCodes() {}
}
