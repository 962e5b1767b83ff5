package dev.tripatch.ui.feature.error;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the window says of kubectl's errors. */
enum ErrorWords implements Wording {
  PASTE_ERROR,
  FROM_ERROR,
  PASTE_ERROR_KEYS,
  OPEN_KUBECTLS_ERROR,
  CLOSE_KUBECTLS_ERROR,
  OPEN_CASE,
  WANTED,
  ERROR_DIALOG_NONE,
  PASTE_KUBECTL_ERROR,
  TEXT_OF_ERROR,
  ON_THE_OBJECT,
  ERROR_KUBECTL,
  UNKNOWN,
  UNDO,
  UNDO_HELP,
  CLOSE,
  CLOSE_HELP,
  KUBECTLS_ERROR,
  KUBECTL_ON_OBJECT,
  KUBERNETES_OWN_WORDS,
  KUBECTLS_WORDS,
  KUBECTLS_WORDS_HELP,
  TEXT_HOLDS_NO_DOCUMENTS,
  LIVE_IS_MISSING,
  LAST_APPLIED_IS_MISSING;

  @Override
  public Prose prose() {
    return Prose.about("window-errors");
  }
}
