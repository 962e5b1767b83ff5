package dev.tripatch.cli.command.send;

import dev.tripatch.prose.Wording;

/** What is said of contexts, and of what they allow. */
enum ContextWords implements Wording {
  CONTEXT,
  CURRENT,
  SENDING,
  WINDOW,
  SEND_READ_ONLY,
  SEND_ASK,
  SEND_ASK_FOR_NAME,
  WINDOW_NEVER,
  WINDOW_ASK,
  WINDOW_YES,
  PATTERNS_ASK,
  PATTERNS_ASK_FOR_NAME,
  NO_PATTERN,
  SAY_ONE,
  CANNOT_SAY,
  NOT_KEPT,
  ON_SERVER,
  NOW_READ_ONLY,
  NOW_ASK,
  NOW_ASK_FOR_NAME,
  PATTERN_COUNTS_MORE,
  NO_SUCH_CONTEXT
}
