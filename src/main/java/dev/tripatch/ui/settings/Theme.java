package dev.tripatch.ui.settings;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import javafx.application.ColorScheme;

/** How the program looks: its colours, and the base style sheet that goes with them. */
public enum Theme {
  /** Dark text on white. */
  LIGHT(new PrimerLight(), "light.css"),
  /** Light text on near-black. */
  DARK(new PrimerDark(), "dark.css"),
  /** Black text on white; text stands out by at least 7, and every border can be seen. */
  HIGH_CONTRAST_LIGHT(new PrimerLight(), "high-contrast-light.css"),
  /** White text on black, likewise. */
  HIGH_CONTRAST_DARK(new PrimerDark(), "high-contrast-dark.css"),
  /** Dark text on white; outcomes stay apart for every kind of colour blindness. */
  COLOR_BLIND_LIGHT(new PrimerLight(), "color-blind-light.css"),
  /** Light text on near-black, likewise. */
  COLOR_BLIND_DARK(new PrimerDark(), "color-blind-dark.css");

  private final String base;
  private final String colors;

  Theme(atlantafx.base.theme.Theme base, String colors) {
    this.base = base.getUserAgentStylesheet();
    this.colors = colors;
  }

  /** The theme that suits what the system asks for. */
  public static Theme of(ColorScheme scheme) {
    return scheme == ColorScheme.DARK ? DARK : LIGHT;
  }

  /** The address of the base style sheet, AtlantaFX's, for the whole application. */
  public String baseStylesheet() {
    return base;
  }

  /** The name of the style sheet that chooses the colours. */
  String colors() {
    return colors;
  }

  /** The addresses of our own style sheets, for each window: colours, then what uses them. */
  public List<String> stylesheets() {
    return List.of(address(colors), address("tripatch.css"));
  }

  private static String address(String file) {
    return Objects.requireNonNull(Theme.class.getResource(file), file).toExternalForm();
  }
}
