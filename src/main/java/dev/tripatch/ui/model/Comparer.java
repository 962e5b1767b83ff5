package dev.tripatch.ui.model;

/** Computes what the window shows. */
@FunctionalInterface
public interface Comparer {

  /**
   * Compares three texts. Called off the UI thread, never twice at the same time; bad input is an
   * answer, not an exception.
   */
  public Answer compare(Texts texts);
}
