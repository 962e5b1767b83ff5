package dev.tripatch.ui.theme;

import dev.tripatch.prose.Wording;
import javafx.application.ColorScheme;

/** What the person chose. */
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
    return switch (theme) {
      case LIGHT -> LIGHT;
      case DARK -> DARK;
      case HIGH_CONTRAST_LIGHT -> HIGH_CONTRAST_LIGHT;
      case HIGH_CONTRAST_DARK -> HIGH_CONTRAST_DARK;
      case COLOR_BLIND_LIGHT -> COLOR_BLIND_LIGHT;
      case COLOR_BLIND_DARK -> COLOR_BLIND_DARK;
    };
  }

  /** The theme to show. */
  public Theme theme(ColorScheme system) {
    return switch (this) {
      case LIGHT -> Theme.LIGHT;
      case DARK -> Theme.DARK;
      case SYSTEM -> Theme.of(system);
      case HIGH_CONTRAST_LIGHT -> Theme.HIGH_CONTRAST_LIGHT;
      case HIGH_CONTRAST_DARK -> Theme.HIGH_CONTRAST_DARK;
      case COLOR_BLIND_LIGHT -> Theme.COLOR_BLIND_LIGHT;
      case COLOR_BLIND_DARK -> Theme.COLOR_BLIND_DARK;
    };
  }
}
