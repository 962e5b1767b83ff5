package dev.tripatch.ui.feature.tools;

import dev.tripatch.prose.Wording;

/** What the window says of rules that are tried. */
enum ToolWords implements Wording {
  TAB,
  NO_FIELD,
  COMPOSING,
  TRY,
  OWN_RULE,
  OWN_RULE_HELP,
  LEGEND,
  NOW,
  REFUSES,
  WRITE,
  WRITE_HELP,
  WRITE_NAME,
  CELL,
  NOT_FOUND_OUT
}
