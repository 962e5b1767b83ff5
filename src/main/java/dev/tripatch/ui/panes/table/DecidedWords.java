package dev.tripatch.ui.panes.table;

import dev.tripatch.decide.Tally;
import dev.tripatch.json.FieldPath;

/** What the column <i>Decided</i> says of a field. */
public final class DecidedWords {

  /** The column's title. */
  public static final String TITLE = "Decided";

  private DecidedWords() {}

  public static String of(Tally tally, FieldPath path) {
    return tally
        .at(path)
        .map(words -> "✓ " + words)
        .orElse(tally.undecided().contains(path) ? "undecided" : "");
  }
}
