package dev.tripatch.engine.explain.outcome;

import dev.tripatch.prose.Said;

/**
 * Something to learn about a field beside its reason: what a directive did there, how the items of
 * a list are distinguished, where a new one lands.
 *
 * @param label what it is about: a directive, or a word such as {@code Items}
 * @param said it, in sentences; words between backticks are code
 * @param isIdle whether it says that a directive does nothing
 */
public record Note(String label, Said said, boolean isIdle) {

  /** A note that says nothing of an idle directive. */
  public static Note of(String label, Said said) {
    return new Note(label, said, false);
  }

  /** It, in sentences. */
  public String text() {
    return said.toString();
  }
}
