package dev.tripatch.workspace.setup;

import dev.tripatch.prose.Wording;

/** What is said of a setup. */
enum SetupWords implements Wording {
  NOT_A_PROGRAM,
  COMMAND,
  BLANK_FOR_KUBECTL,
  OTHER_DIFF,
  OTHER_DIFF_IN,
  NO_SHELL,
  NEW_SHELL,
  NO_PLUGIN,
  NO_GIT,
  GIT_SAYS,
  OTHER_DRIVER,
  OTHER_TOOL,
  NO_TOOL,
  NO_HELM,
  OTHER_PLUGIN
}
