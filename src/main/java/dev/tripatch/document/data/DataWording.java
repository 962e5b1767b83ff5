package dev.tripatch.document.data;

import dev.tripatch.prose.Wording;

/** What is wrong with a text in a format of our own. */
enum DataWording implements Wording {
  TOO_MUCH,
  ENDS_EARLY,
  NOT_VALID,
  NO_FIELD,
  NULL,
  MUST_BE,
  FIELD_MUST_BE,
  WRONG_FIELD
}
