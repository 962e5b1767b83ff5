package dev.tripatch.cli.shell;

import dev.tripatch.prose.Wording;

/** What the manual says of files and of the environment. */
enum ManualWording implements Wording {
  SETTINGS,
  OWN_RULES,
  CASE,
  CONFIG_FOLDER,
  NO_COLOR,
  CLICOLOR,
  COLUMNS,
  DISPLAY
}
