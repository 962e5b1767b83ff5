package dev.tripatch.validate;

import dev.tripatch.prose.Wording;

/** The prose about what a server refuses in an object. */
enum ViolationWording implements Wording {
  REQUIRED,
  LACKS,
  FORM,
  FORM_WITHIN,
  RANGE,
  DUPLICATE,
  SEVERAL,
  NEITHER,
  BOTH,
  UNKNOWN_NAME,
  ABOVE_LIMIT,
  NOT_HERE,
  NOT_WITH,
  UNMATCHED,
  REFUSES,
  MAY_REFUSE,
  OCTAL,
  CORRECT,
  A_PORT,
  A_COUNT,
  FROM_TO,
  ZERO_OR_MORE,
  MORE_THAN_ZERO,
  ONE_OF,
  NO_MORE,
  AS_MUCH,
  AN_EMPTY_KEY,
  ANOTHER_OPERATOR,
  AT_MOST,
  WITHIN
}
