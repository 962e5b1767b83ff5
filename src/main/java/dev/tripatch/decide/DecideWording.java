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
  EDIT_LAST_APPLIED,
  SEND_THE_PATCH;

  private static final Prose PROSE = Prose.about("decisions");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
