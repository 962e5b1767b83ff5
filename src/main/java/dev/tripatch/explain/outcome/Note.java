package dev.tripatch.explain.outcome;

/**
 * Something to learn about a field beside its reason: what a directive did there, how the items of
 * a list are distinguished, where a new one lands.
 *
 * @param label what it is about: a directive, or a word such as {@code Items}
 * @param text it, in sentences; words between backticks are code
 * @param isIdle whether it says that a directive does nothing
 */
public record Note(String label, String text, boolean isIdle) {

  /** A note that says nothing of an idle directive. */
  public static Note of(String label, String text) {
    return new Note(label, text, false);
  }
}
