package dev.tripatch.ui.theme;

import java.util.List;
import java.util.Objects;
import javafx.application.ColorScheme;

/** Light or dark. */
public enum Theme {
  /** Dark text on white. */
  LIGHT("light"),
  /** Light text on near-black. */
  DARK("dark");

  private final String name;

  Theme(String name) {
    this.name = name;
  }

  /** The theme that suits what the system asks for. */
  public static Theme of(ColorScheme scheme) {
    return scheme == ColorScheme.DARK ? DARK : LIGHT;
  }

  /** The address of the base style sheet, AtlantaFX's, for the whole application. */
  public String baseStylesheet() {
    return address("base-" + name + ".css");
  }

  /** The addresses of our own style sheets, for each window. */
  public List<String> stylesheets() {
    return List.of(address("window-" + name + ".css"));
  }

  /** The build makes them: {@code src/build/java/CompileStyleSheets.java}. */
  private static String address(String file) {
    return Objects.requireNonNull(Theme.class.getResource(file), file).toExternalForm();
  }
}
