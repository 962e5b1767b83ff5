package dev.tripatch.decide;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about decisions. */
enum DecideWording implements Wording {
  NO_LIVE,
  NO_LAST_APPLIED,
  NOTHING_CHOSEN,
  BOOKKEEPING,
  AS_LIVE,
  AS_LAST_APPLIED,
  AS_OPENED,
  NO_CONFLICT,
  IS_KEPT,
  NO_LISTS,
  NOTHING_MORE,
  NOT_HERE,
  IN_WHOLE,
  DECIDED_INSIDE,
  IN_LAST_APPLIED,
  EDIT_LAST_APPLIED,
  SEND_THE_PATCH,
  KEEP_LOCAL,
  KEEP_LOCAL_OWNED,
  GIVE_UP,
  GIVE_UP_GONE,
  TAKE_LIVE,
  TAKE_LIVE_GONE,
  TAKE_PART,
  LOCAL,
  LAST_APPLIED,
  AND_OUT_OF,
  ALSO,
  ALSO_MORE,
  REFUSED,
  OTHER_RESULT,
  STILL_IN_CONFLICT,
  IN_PART,
  BY_HAND,
  LEFT_OUT,
  TO_DO,
  ALL_DECIDED,
  ONE_UNDECIDED,
  SOME_UNDECIDED;

  @Override
  public Prose prose() {
    return Prose.about("decisions");
  }
}
