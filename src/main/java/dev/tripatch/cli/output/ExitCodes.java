package dev.tripatch.cli.output;

/** What the program says to the shell. */
public final class ExitCodes {
  /** There is nothing to do, or it is the built-in example. */
  public static final int NOTHING = 0;

  /** There is a patch. */
  public static final int PATCH = 1;

  /** There is no answer. */
  public static final int ERROR = 2;

  /** Only some files are written. */
  public static final int IN_PART = 3;

  /** Who read standard output has gone; shells give this code to programs that a signal ends so. */
  public static final int READER_GONE = 141;

  private ExitCodes() {}
}
