package dev.tripatch.ui.settings;

import dev.tripatch.prose.Wording;

/** What the window says of its settings. */
enum SettingWords implements Wording {
  RESET,
  SETTINGS,
  GENERAL,
  KEYS,
  PARTLY_USABLE,
  NOT_USABLE,
  NOT_SAVED
}
