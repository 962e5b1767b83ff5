package dev.tripatch.ui.window.dialog;

import dev.tripatch.prose.Wording;

/** What dialogs of the window say and ask. */
enum DialogWords implements Wording {
  ACTION_LETTERS,
  FIND_AN_ACTION,
  ACTIONS,
  NO_SUCH_ACTION,
  KEPT_CHANGES,
  SAME_AS,
  DIFFERS_FROM,
  DIFFERENCES,
  COMPARE,
  PATH_LETTERS,
  GO_TO_A_FIELD,
  FIELDS,
  SETTINGS,
  SETTINGS_KEYS,
  FIND_ACTION,
  FIND_ACTION_KEYS,
  SHORTCUTS,
  ABOUT,
  LICENSE,
  NAME_AND_VERSION,
  OBJECT_WORDS,
  OBJECTS,
  COMPARE_ANY_TWO,
  PREVIOUS_TWO,
  NEXT_TWO,
  PAIR_SAME,
  PAIR_DIFFERS,
  TWO_TEXTS,
  SAVE,
  DISCARD,
  SAVE_AS,
  AND_MORE
}
