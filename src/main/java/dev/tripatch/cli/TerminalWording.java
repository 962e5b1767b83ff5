package dev.tripatch.cli;

import dev.tripatch.prose.Wording;

/** What the program says of wrong words on its command line, and when it cannot answer. */
enum TerminalWording implements Wording {
  NOT_WRITTEN,
  NO_MEMORY,
  MISTAKE,
  SAY_WHAT,
  SAY_WHICH,
  NO_OPTION,
  NO_COMMAND,
  FILE_IS_NO_COMMAND,
  NO_SUBCOMMAND,
  NO_PLACE,
  NO_VALUE,
  SEE_HELP
}
