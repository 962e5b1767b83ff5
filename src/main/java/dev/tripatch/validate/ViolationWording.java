package dev.tripatch.validate;

import dev.tripatch.prose.Wording;

/** The prose about what a server refuses in an object. */
public enum ViolationWording implements Wording {
  REQUIRED,
  FORM,
  RANGE,
  CHOICE,
  DUPLICATE,
  UNIQUE,
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
  A_NUMBER_BELOW
}
