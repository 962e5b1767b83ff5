package dev.tripatch.validate;

import dev.tripatch.prose.Wording;

/** The prose about what a server refuses in an object. */
enum ViolationWording implements Wording {
  REQUIRED,
  FORM,
  RANGE,
  DUPLICATE,
  SEVERAL,
  NEITHER,
  UNKNOWN_NAME,
  ABOVE_LIMIT,
  NOT_HERE,
  NOT_WITH,
  UNMATCHED,
  REFUSES,
  MAY_REFUSE,
  CORRECT,
  A_PORT,
  FROM_TO
}
