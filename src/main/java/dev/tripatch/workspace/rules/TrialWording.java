package dev.tripatch.workspace.rules;

import dev.tripatch.prose.Wording;

/** The prose about rules that are tried. */
enum TrialWording implements Wording {
  NO_RULE,
  MAP,
  MERGE,
  REPLACE,
  MERGE_BY,
  RETAIN_KEYS,
  NOT_A_RULE,
  NOT_FOR_LISTS,
  ONLY_FOR_LISTS,
  KEYS_WANTED,
  NOT_REQUIRED,
  NOT_PATCHED,
  CONFLICT,
  NO_FIELD,
  NO_VALUE
}
