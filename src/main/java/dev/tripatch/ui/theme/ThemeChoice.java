package dev.tripatch.ui.theme;

import javafx.application.ColorScheme;

/** What the person chose. */
public enum ThemeChoice {
  /** Always light. */
  LIGHT("Light"),
  /** Always dark. */
  DARK("Dark"),
  /** As the system is, also when that changes. */
  SYSTEM("Follow System");

  private final String title;

  ThemeChoice(String title) {
    this.title = title;
  }

  /** The choice in words. */
  public String title() {
    return title;
  }

  /** The theme to show. */
  public Theme theme(ColorScheme system) {
    return switch (this) {
      case LIGHT -> Theme.LIGHT;
      case DARK -> Theme.DARK;
      case SYSTEM -> Theme.of(system);
    };
  }
}
