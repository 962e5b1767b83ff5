package dev.tripatch.cli.shell;

import dev.tripatch.prose.VisibleText;
import java.util.regex.Pattern;

/**
 * A word that fits at the cursor.
 *
 * @param word the whole word
 * @param description what it means, in a few words; empty if the word says it
 */
public record Candidate(String word, String description) {
  private static final Pattern BARE = Pattern.compile("[A-Za-z0-9_./-][A-Za-z0-9_./,:@%+=-]*");

  /** A word that needs no description. */
  static Candidate of(String word) {
    return new Candidate(word, "");
  }

  /** Whether a person can see what it is, and a shell can take it, once it is quoted. */
  boolean isVisible() {
    return !word.startsWith(":") && VisibleText.line(word).equals(word);
  }

  /** Whether every shell takes it as it is, without quotes. */
  boolean isBare() {
    return BARE.matcher(word).matches();
  }

  /** The word, and its description after a tab. */
  String line() {
    return description.isEmpty() ? word : word + "\t" + description;
  }
}
