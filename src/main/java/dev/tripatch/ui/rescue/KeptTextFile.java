package dev.tripatch.ui.rescue;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.JsonData;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.workspace.file.PrivateFiles;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The file of one kept text: a line of JSON that says what it is, then the text as it is, so that
 * any editor can rescue it, too.
 */
final class KeptTextFile {

  private static final String SUFFIX = ".kept";

  private KeptTextFile() {}

  /** The name of the file for a text of the window. */
  static String nameFor(String pane) {
    return pane.replaceAll("[^A-Za-z0-9_]", "-") + SUFFIX;
  }

  static boolean isOne(Path file) {
    return file.getFileName().toString().endsWith(SUFFIX);
  }

  /** Loads what writing needs, so that the first text is kept as soon as those after it. */
  static void prepare() {
    var _ = JsonData.line(Head.of(new KeptText("", "", Optional.empty(), false, "")));
  }

  /**
   * Writes the file: all of it, or nothing.
   *
   * @throws IOException if that fails
   */
  public static void write(Path file, KeptText text) throws IOException {
    PrivateFiles.replace(file, JsonData.line(Head.of(text)), "\n", text.text());
  }

  /**
   * Reads the file.
   *
   * @throws IOException if it cannot be read, or is not as it was written
   */
  public static KeptText read(Path file) throws IOException {
    String all = TextFiles.read(file);
    int end = all.indexOf('\n');
    if (end < 0) {
      throw new IOException(file + " is damaged.");
    }
    Head head = head(file, all.substring(0, end));
    String text = all.substring(end + 1);
    if (head.pane().isEmpty() || head.length().orElse(-1) != text.length()) {
      throw new IOException(file + " is damaged.");
    }
    return new KeptText(
        head.pane().get(),
        head.name().orElse(""),
        head.origin().flatMap(Origin::kept),
        head.shown().orElse(false),
        text);
  }

  private static Head head(Path file, String line) throws IOException {
    try {
      return JsonData.readUsable(line, Head.class).value();
    } catch (DataFault wrong) {
      throw new IOException(file + " is damaged.", wrong);
    }
  }

  /** What the line says; each field may be missing. */
  private record Head(
      Optional<String> pane,
      Optional<String> name,
      Optional<Boolean> shown,
      Optional<Integer> length,
      Optional<Origin> origin) {

    static Head of(KeptText text) {
      return new Head(
          Optional.of(text.pane()),
          Optional.of(text.name()),
          Optional.of(text.shown()),
          Optional.of(text.text().length()),
          text.origin().map(Origin::of));
    }
  }

  private record Origin(
      Optional<String> file,
      Optional<Integer> index,
      Optional<String> kind,
      Optional<String> namespace,
      Optional<String> object,
      Optional<String> print) {

    static Origin of(KeptText.Origin origin) {
      return new Origin(
          Optional.of(origin.file().toString()),
          Optional.of(origin.index()),
          Optional.of(origin.object().kind()),
          Optional.of(origin.object().namespace()),
          Optional.of(origin.object().name()),
          Optional.of(origin.print()));
    }

    /** Empty if there is no such file here: a path of another system belongs to none. */
    Optional<KeptText.Origin> kept() {
      try {
        return file.map(Path::of)
            .filter(Path::isAbsolute)
            .map(
                path ->
                    new KeptText.Origin(
                        path,
                        index.orElse(0),
                        new ObjectName(
                            "", kind.orElse(""), namespace.orElse(""), object.orElse("")),
                        print.orElse("")));
      } catch (InvalidPathException elsewhere) {
        return Optional.empty();
      }
    }
  }
}
