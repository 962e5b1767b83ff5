package dev.tripatch.ui.panes.model;

import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.FieldRow;

/** Where the way from field to field stops, and what is said where it ends. */
enum Stop {
  CHANGE("change"),
  CONFLICT("conflict");

  private final String word;

  Stop(String word) {
    this.word = word;
  }

  /** Whether it stops at a row's field. */
  boolean isAt(FieldRow row) {
    return switch (this) {
      case CHANGE -> SelectionViewModel.isChange(row);
      case CONFLICT -> row.mark().isConflict();
    };
  }

  /**
   * What is said where the way ends.
   *
   * @param direction later in the order of reading if positive, earlier if negative
   * @param isHere whether the selected field is a stop itself
   * @param canStartOver whether there is another stop at the other end
   */
  String end(int direction, boolean isHere, boolean canStartOver) {
    boolean isLater = direction > 0;
    if (!canStartOver) {
      return "This is the only " + word + ".";
    }
    String there =
        isHere
            ? "This is the " + (isLater ? "last " : "first ") + word + "."
            : "There is no " + (isLater ? "later " : "earlier ") + word + ".";
    return there + " Once more goes to the " + (isLater ? "first." : "last.");
  }

  /** What is said where a comparison has no stop at all. */
  String none(ComparisonView view) {
    return view.refusal().isPresent()
        ? "Kubernetes refuses, so there is no " + word + " to go to."
        : "There are no " + word + "s.";
  }
}
