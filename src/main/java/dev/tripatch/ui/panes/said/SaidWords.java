package dev.tripatch.ui.panes.said;

import dev.tripatch.prose.Wording;

/** What is said of a server's answer. */
enum SaidWords implements Wording {
  ALL_AS_PREDICTED,
  SOME_AS_PREDICTED,
  REFUSED_FIELDS,
  NORMALISED,
  CHANGED,
  MOVED,
  UNKNOWN_DEFAULTS,
  TRIED,
  WARNING,
  FIELD_NORMALISED,
  REFUSED_HERE,
  SAID_HERE,
  FIELD_NORMALISED_WITHIN,
  FIELD_CHANGED,
  FIELD_WITHIN,
  WHY_FILLED_IN
}
