package dev.tripatch.ui.window;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the window says of secrets, of who applies, and of what is undone. */
enum WindowWords implements Wording {
  APPLIED_BY_MENU,
  APPLIED_BY_HELP,
  BY_KUBECTL,
  BY_HELM,
  BY,
  APPLIED_BY,
  PRESENTER,
  OWN_RULES,
  REVEAL,
  REVEAL_KEYS,
  REVEAL_ALL,
  REVEAL_ALL_KEYS,
  MASK_ALL,
  SECRET_SETTINGS,
  MASKS_SECRETS,
  SECRETS_SHOWN,
  SELECT_MASKED,
  NO_VALUE_MASKED,
  WITH_VALUES_DETAIL,
  SAVE_DETAIL,
  SAVE_WITH_VALUES,
  PASTED_MASKS,
  REVEALED,
  WITH_VALUES,
  MASKED,
  SECRETS_IN_CLEAR,
  COPIED_MASKED,
  HISTORY,
  AS_OPENED,
  UNDONE,
  DONE_AGAIN,
  GONE_TO,
  ALREADY_THERE,
  UNDO,
  REDO,
  NOTHING_TO_UNDO,
  NOTHING_TO_REDO,
  IN_DOCUMENT;

  private static final Prose PROSE = Prose.about("window");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
