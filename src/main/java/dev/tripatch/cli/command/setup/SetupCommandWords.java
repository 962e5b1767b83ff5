package dev.tripatch.cli.command.setup;

import dev.tripatch.prose.Wording;

/** What the command says around a setup. */
enum SetupCommandWords implements Wording {
  ALL_DONE,
  ALL_OUT,
  CHANGED,
  REMOVED,
  COPY,
  ASK,
  SAY_YES,
  NOT_CHANGED,
  STOPPED,
  NO_HOME,
  PRINT_OR_REMOVE,
  PRINT_KUBECTL,
  PRINT_GIT,
  PRINT_HELM
}
