package dev.tripatch.ui.settings;

import dev.tripatch.prose.Wording;
import javafx.application.ColorScheme;

/** What the person chose: a theme, by its name, or the system's. */
public enum ThemeChoice implements Wording {
  /** Always light. */
  LIGHT,
  /** Always dark. */
  DARK,
  /** As the system is, also when that changes. */
  SYSTEM,
  /** Always black on white. */
  HIGH_CONTRAST_LIGHT,
  /** Always white on black. */
  HIGH_CONTRAST_DARK,
  /** Always light, for every kind of colour blindness. */
  COLOR_BLIND_LIGHT,
  /** Always dark, for every kind of colour blindness. */
  COLOR_BLIND_DARK;

  /** The choice in words. */
  public String title() {
    return text();
  }

  /** The choice that always shows a theme. */
  public static ThemeChoice of(Theme theme) {
    return valueOf(theme.name());
  }

  /** The theme to show. */
  public Theme theme(ColorScheme system) {
    return this == SYSTEM ? Theme.of(system) : Theme.valueOf(name());
  }
}
