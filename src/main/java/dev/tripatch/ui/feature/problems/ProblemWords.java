package dev.tripatch.ui.feature.problems;

import dev.tripatch.prose.Wording;

/** What the window says of problems. */
enum ProblemWords implements Wording {
  TAB,
  NEXT,
  PREVIOUS,
  NEXT_KEYS,
  PREVIOUS_KEYS,
  LOOKING,
  NONE,
  NONE_THERE,
  NONE_BEFORE,
  STALE,
  STILL_LOOKING,
  PLACE,
  PLACE_AND_LINE,
  OWN_RULES,
  CANNOT_BE_READ,
  NUMBER,
  EXPLAIN,
  EXPLAIN_KIND,
  ALL_TEXTS,
  FILTER,
  ERROR,
  WARNING,
  NOTE
}
