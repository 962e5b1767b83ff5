package dev.tripatch.cli.command.diff;

import dev.tripatch.prose.Wording;

/** What {@code tripatch diff} says around the fields. */
enum DiffWording implements Wording {
  NO_PATH,
  BOTH_MISSING,
  TAKEN_FOR_EMPTY,
  CREATED,
  DELETED,
  DELETED_BY_PRUNE,
  MOVED,
  IN_FILE,
  FIELDS,
  ORDER,
  LAST_APPLIED_WAS,
  LINE_BY_LINE,
  NO_TEXT,
  SUMMARY,
  FILES,
  CONFLICTS,
  NOTHING_DIFFERS,
  ONLY_LAYOUT,
  LOCAL_UNKNOWN,
  NOT_IN_LOCAL,
  NO_SUCH_LOCAL,
  SECRETS_MASKED
}
