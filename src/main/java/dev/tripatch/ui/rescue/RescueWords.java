package dev.tripatch.ui.rescue;

import dev.tripatch.prose.Wording;

/** What the window says of texts that were never saved, and of files that a case names. */
public enum RescueWords implements Wording {
  NOT_KEPT,
  DAMAGED,
  USE_FILES,
  LOOK_AT_FILES,
  NOT_NOW,
  CASE_NAMES_FILES,
  NO_FILE_USABLE,
  SAVE_TO_FILES,
  CASE_FILE,
  LEADS_TO,
  RESTORE,
  RESTORE_ALL,
  RESTORING,
  COMPARE,
  DISCARD_AFTER_ASKING,
  LATER,
  UNDO,
  DELETE,
  RESTORE_STEP,
  FILE_NOW,
  PANE_NOW_FILE_GONE,
  PANE_NOW,
  DAMAGED_SET_ASIDE,
  OBJECT_GONE,
  OBJECT_GONE_KEPT,
  OF_TEXTS,
  FILE_CHANGED,
  DISCARD,
  CLOSE,
  UNTITLED,
  KEPT,
  KEPT_FIRST_OF,
  FROM_NO_FILE,
  DISCARDED
}
