import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import javafx.css.Stylesheet;

/**
 * Writes each style sheet of a folder in JavaFX's binary form beside it. JavaFX reads that one when
 * it is asked for the other, and the window is on the screen sooner.
 *
 * <p>Argument: the folder. The build starts this file from its source, with JavaFX on the class
 * path.
 */
final class CompileStyleSheets {
  private CompileStyleSheets() {}

  public static void main(String[] arguments) throws IOException {
    File folder = new File(arguments[0]);
    List<String> sheets =
        List.of(Objects.requireNonNull(folder.list((in, name) -> name.endsWith(".css"))));
    for (String sheet : sheets) {
      File compiled = new File(folder, sheet.replace(".css", ".bss"));
      Stylesheet.convertToBinary(new File(folder, sheet), compiled);
    }
  }
}
