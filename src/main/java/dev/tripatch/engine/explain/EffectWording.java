package dev.tripatch.engine.explain;

import dev.tripatch.prose.Wording;

/** The prose about what a patch that a person wrote does to a field. */
enum EffectWording implements Wording {
  ADDED,
  DELETED,
  REORDERED,
  CHANGED,
  CHANGED_IN_PART,
  UNCHANGED,
  LIST_ADDS,
  LIST_LOSES,
  LIST_CHANGES,
  LIST_ITSELF,
  LIST_HAS,
  TESTED,
  MOVED,
  ONE,
  SEVERAL,
  BY,
  IF_TEST,
  IF_TESTS,
  OPERATION,
  AND,
  ADDS,
  DELETES,
  REORDERS,
  CHANGES,
  CHANGES_PARTS,
  MOVES,
  KEEPS
}
