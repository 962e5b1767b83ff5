package dev.tripatch.ui.panes.document;

import dev.tripatch.prose.Wording;

/** What the window says of open documents. */
enum DocumentWords implements Wording {
  TO_THE_DISK,
  OPENING,
  TYPING,
  LEFT_OUT,
  LEAVE_OUT,
  PUT_BACK,
  COUNT_FIELDS,
  MIXED_LINE_ENDS,
  NO_KIND,
  NO_NAME,
  TOO_LARGE,
  OWN_RULES,
  OTHER_OBJECTS
}
