package dev.tripatch.ui.settings;

import dev.tripatch.prose.Prose;
import dev.tripatch.prose.Wording;

/** What the window says of its settings. */
enum SettingWords implements Wording {
  RESET,
  SETTINGS,
  GENERAL,
  KEYS,
  PARTLY_USABLE,
  NOT_USABLE,
  NOT_SAVED;

  private static final Prose PROSE = Prose.about("window-settings");

  @Override
  public Prose prose() {
    return PROSE;
  }
}
