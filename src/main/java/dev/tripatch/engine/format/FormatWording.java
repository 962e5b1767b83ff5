package dev.tripatch.engine.format;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about the formats of patches. */
enum FormatWording implements Wording {
  NULL_NOT_SET,
  LIST_REWRITTEN,
  NULLS_DROPPED,
  NAMED_BY_INDEX,
  NO_LIVE,
  NOT_ACCEPTED,
  NOT_POSSIBLE,
  NOT_IN_SHAPE,
  OTHER_ORDER,
  OTHER_RESULT,
  ADDS_ABSENT_KEY,
  COPIES_ABSENT_AS_NULL,
  ABSENT_EQUALS_NULL,
  NEGATIVE_INDEX,
  LOOSE_INDEX,
  LOOSE_POINTER,
  MISSING_VALUE_IS_NULL,
  NO_WHOLE_OBJECT,
  NUMBER_BY_TEXT,
  TOO_MANY_OPERATIONS,
  DROPS_NULL_IN_LISTS,
  NO_EFFECT,
  CHANGES_AGAIN,
  REFUSED_AGAIN,
  NOT_A_MAP,
  WRITE_FIELDS,
  NO_STRATEGIC,
  OTHER_FORMAT,
  NO_OBJECT_LEFT,
  WHAT_AN_OBJECT_IS;

  @Override
  public Prose prose() {
    return Prose.about("formats");
  }
}
