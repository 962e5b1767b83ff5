package dev.tripatch.cli.shell;

/**
 * A word that may stand where the cursor is.
 *
 * @param word the whole word
 * @param description what it means, in a few words; empty if the word says it
 */
public record Candidate(String word, String description) {

  /** A word that needs no description. */
  static Candidate of(String word) {
    return new Candidate(word, "");
  }

  /** Whether it fits on a line of the answer. */
  boolean isPlain() {
    return word.chars().noneMatch(Character::isISOControl);
  }

  /** The word, and its description after a tab. */
  String line() {
    return description.isEmpty() ? word : word + "\t" + description;
  }
}
