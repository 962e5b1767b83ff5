package dev.tripatch.show.merged;

import dev.tripatch.prose.Wording;

/** What is said of a field that a side changed. */
enum MergeRowWording implements Wording {
  BASE,
  OURS,
  THEIRS,
  ONE_CHANGED,
  ONE_ADDED,
  ONE_REMOVED,
  BOTH_CHANGED,
  BOTH_ADDED,
  BOTH_REMOVED,
  CLASH_CHANGED,
  CLASH_ADDED,
  CLASH_OURS_REMOVED,
  CLASH_THEIRS_REMOVED,
  CLASH_ORDER,
  CLASH_BLOCK,
  OTHER_HAS,
  OTHER_HAS_NOT
}
