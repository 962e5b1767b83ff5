package dev.tripatch.decide;

import dev.tripatch.prose.Wording;

/** The prose about what documents would have to say. */
enum OtherwiseWording implements Wording {
  APPLIES,
  WOULD_SAY,
  WOULD_LACK,
  ELSEWHERE,
  AND,
  MERGE_KEY,
  NOT_REACHED,
  REFUSED
}
