package dev.tripatch.ui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import javafx.application.ColorScheme;

/** Light or dark. */
public enum Theme {
  /** Dark text on white. */
  LIGHT(new PrimerLight(), "light.css"),
  /** Light text on near-black. */
  DARK(new PrimerDark(), "dark.css");

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

  /** The addresses of our own style sheets, for each window: colours, then what uses them. */
  public List<String> stylesheets() {
    return List.of(address(colors), address("tripatch.css"));
  }

  private static String address(String file) {
    return Objects.requireNonNull(Theme.class.getResource(file), file).toExternalForm();
  }
}
