package dev.tripatch.decide.conflict;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** The prose about conflicts. */
enum ConflictWording implements Wording {
  BOTH_CHANGED,
  BOTH_SET,
  LOCAL_CHANGED_LIVE_REMOVED,
  LOCAL_REMOVED_LIVE_CHANGED,
  LIVE_CHANGED,
  LIVE_REMOVED,
  DELETES,
  MIXES,
  SETS,
  SETS_BACK,
  PUTS_BACK,
  MAY_BE_DEFAULT,
  DEFAULTS_WITHIN,
  LIST_REPLACED,
  MAP_REPLACED,
  DUPLICATE_VALUES,
  DUPLICATE_KEYS,
  DOCUMENT_DIRECTIVE,
  OWNERS,
  OWNERS_OF_ALL,
  OWNER_SINCE,
  AND_BY,
  MORE_OWNERS,
  THROUGH,
  WHO_REMOVED,
  NO_OWNER,
  NO_MANAGED_FIELDS,
  IDENTITY;

  @Override
  public Prose prose() {
    return Prose.about("conflicts");
  }
}
