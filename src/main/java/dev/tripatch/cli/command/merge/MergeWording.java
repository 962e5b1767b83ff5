package dev.tripatch.cli.command.merge;

import dev.tripatch.prose.Wording;

/** What {@code tripatch merge} says. */
enum MergeWording implements Wording {
  SAY_WHERE_TO_WRITE,
  CANNOT_READ,
  CANNOT_WRITE,
  NO_TEXT,
  NO_MEMORY,
  NOT_DONE,
  CONFLICT,
  LEFT_TO_GIT,
  GIT_FAILED
}
