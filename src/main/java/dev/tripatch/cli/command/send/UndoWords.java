package dev.tripatch.cli.command.send;

import dev.tripatch.prose.Wording;

/** What is said of the journal, and of taking back what it has. */
enum UndoWords implements Wording {
  ID,
  WHEN,
  CONTEXT,
  OBJECT,
  FIELDS,
  STATE,
  SENT,
  PERHAPS_SENT,
  NOT_SENT,
  UNDONE_BY,
  UNDO_OF,
  NOTHING_SENT,
  NOTHING_TO_UNDO,
  NO_SUCH_CHANGE,
  SEVERAL_CHANGES,
  LIST_ALONE,
  YES_NEEDS_ID,
  OTHER_CONTEXT,
  NOT_UNDONE,
  STAYS
}
