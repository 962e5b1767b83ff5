package dev.tripatch.ui.panes.model;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the view models that all features share say. */
enum ModelWords implements Wording {
  COMPARISON_FAILED,
  BEGUN_PATCH,
  TEXT_OF_AN_ERROR,
  CONFLICTS_UNDECIDED,
  FINDINGS_FAILED,
  REVEAL_TO_SEE,
  ONLY_MASKED_DIFFER,
  ALL_DECIDED,
  NOTHING_COMPARED_YET,
  CALCULATING,
  UNREADABLE,
  OUTDATED,
  NO_ANSWER,
  CHANGE_OF,
  NO_CHANGES,
  CHANGES,
  STEP_OF,
  FINE_STEP_OF,
  OPEN_DOCUMENTS_FIRST,
  STEPS_FAILED,
  REFUSED_SO_NO_STEPS,
  ONLY_STOP,
  LAST_STOP,
  FIRST_STOP,
  NO_LATER_STOP,
  NO_EARLIER_STOP,
  REFUSED_SO_NO_STOP,
  NO_STOPS,
  LESSON,
  EXAMPLE,
  ONCE_MORE_TO_FIRST,
  ONCE_MORE_TO_LAST,
  CONVERSION,
  COUNT_FIELDS,
  FIELD_OF;

  @Override
  public Prose prose() {
    return Prose.about("window-models");
  }
}
