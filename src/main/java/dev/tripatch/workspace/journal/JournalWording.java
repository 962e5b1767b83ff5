package dev.tripatch.workspace.journal;

import dev.tripatch.prose.Wording;

/** What is said of the journal of sent changes. */
enum JournalWording implements Wording {
  UNREADABLE,
  NO_KEY
}
