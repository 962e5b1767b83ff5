package dev.tripatch.ui.panes.model;

import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Noise;

/** Where the way from field to field stops, and what is said where it ends. */
public enum Stop {
  CHANGE("change"),
  CONFLICT("conflict"),
  PROBLEM("problem");

  private final String word;

  Stop(String word) {
    this.word = word;
  }

  /** Whether it stops at a row's field. */
  boolean isAt(FieldRow row) {
    return switch (this) {
      case CHANGE -> !row.mark().isCalm();
      case CONFLICT -> row.mark().isConflict() && Noise.of(row.path()).isEmpty();
      case PROBLEM -> false;
    };
  }

  /**
   * What is said where the way ends.
   *
   * @param direction later in the order of reading if positive, earlier if negative
   * @param isHere whether the selected field is a stop itself
   * @param isOnly whether there is no other stop
   * @param canStartOver whether asking once more goes to the one at the other end
   */
  String end(int direction, boolean isHere, boolean isOnly, boolean canStartOver) {
    boolean isLater = direction > 0;
    if (isOnly) {
      return ModelWords.ONLY_STOP.text("word", word);
    }
    String there =
        (isHere
                ? (isLater ? ModelWords.LAST_STOP : ModelWords.FIRST_STOP)
                : (isLater ? ModelWords.NO_LATER_STOP : ModelWords.NO_EARLIER_STOP))
            .text("word", word);
    return !canStartOver
        ? there
        : there
            + " "
            + (isLater ? ModelWords.ONCE_MORE_TO_FIRST : ModelWords.ONCE_MORE_TO_LAST).text();
  }

  /** What is said where a comparison has no stop at all. */
  String none(ComparisonView view) {
    return view.refusal().isPresent()
        ? ModelWords.REFUSED_SO_NO_STOP.text("word", word)
        : ModelWords.NO_STOPS.text("word", word);
  }
}
