import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.css.Stylesheet;

/**
 * Makes the style sheets that the program reads from those that people write, so that the window is
 * on the screen sooner: without the controls that it does not have, with every colour of the theme
 * written out where it is used, and in JavaFX's binary form. JavaFX reads that one when it is asked
 * for the other.
 *
 * <p>For each theme: {@code base-THEME.css} from AtlantaFX's sheet, {@code window-THEME.css} from
 * our own.
 *
 * <p>Argument: the folder of our style sheets. The build starts this file from its source, with
 * JavaFX and AtlantaFX on the class path.
 */
final class CompileStyleSheets {

  /**
   * What the style classes of controls that the program does not have begin with. The architecture
   * tests see to it that none of them comes into use.
   */
  private static final List<String> UNUSED =
      List.of(
          "accordion",
          "axis",
          "bar-chart",
          "bb-code",
          "breadcrumbs",
          "calendar",
          "card",
          "chart",
          "choice-box",
          "color-",
          "combo-box",
          "custom-color-dialog",
          "custom-text-field",
          "date-picker",
          "default-color",
          "html-editor",
          "input-group",
          "message",
          "modal-",
          "notification",
          "pagination",
          "popover",
          "progress-",
          "radio-button",
          "ring-progress-indicator",
          "segmented-control",
          "slider",
          "spinner",
          "split-menu-button",
          "tab-line",
          "tile",
          "titled-pane",
          "toggle-switch",
          "tool-bar",
          "tree-");

  private CompileStyleSheets() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    for (String theme : List.of("light", "dark")) {
      StyleText base = StyleText.parse(resource("/atlantafx/base/theme/primer-" + theme + ".css"));
      StyleText own =
          StyleText.parse(Files.readString(folder.resolve(theme + ".css")))
              .and(StyleText.parse(Files.readString(folder.resolve("tripatch.css"))));
      Map<String, String> constants = base.and(own).constants();
      write(folder, "base-" + theme, base.without(UNUSED).writingOut(constants));
      write(folder, "window-" + theme, own.writingOut(constants));
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = CompileStyleSheets.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void write(Path folder, String name, StyleText sheet) throws IOException {
    Path written = folder.resolve(name + ".css");
    Files.writeString(written, sheet.toString());
    Stylesheet.convertToBinary(written.toFile(), folder.resolve(name + ".bss").toFile());
  }
}
