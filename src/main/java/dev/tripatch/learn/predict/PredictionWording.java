package dev.tripatch.learn.predict;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about predictions. */
enum PredictionWording implements Wording {
  RIGHT,
  RIGHT_REFUSED,
  RIGHT_AS_KUBERNETES,
  NOT_REFUSED,
  REFUSED,
  WITH_REASON,
  OF_FIELD,
  STRUCK_STAYS,
  STRUCK_CHANGES,
  MISSING,
  TYPED_IN_VAIN,
  KEPT_GONE,
  CHANGED_GONE,
  OTHER_ORDER,
  OTHER_TYPE,
  LEFT_CHANGES,
  CHANGED_STAYS,
  OTHER_VALUE,
  MEMBERS_TOO_MANY,
  MEMBERS_TOO_FEW,
  MEMBERS_TWICE,
  OTHER_MEMBERS,
  LEAVES_EMPTY,
  NO_OBJECT,
  WRITE_OBJECT,
  CHOICE_RIGHT,
  CHOICE_WRONG;

  @Override
  public Prose prose() {
    return Prose.about("predictions");
  }
}
