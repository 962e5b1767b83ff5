package dev.tripatch.ui.app.rescue;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.data.JsonData;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.ObjectPlace;
import dev.tripatch.workspace.file.PrivateFiles;
import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
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
      throw new IOException(RescueWords.DAMAGED.text("file", file));
    }
    Head head = head(file, all.substring(0, end));
    String text = all.substring(end + 1);
    if (head.pane().isEmpty() || head.length().orElse(-1) != text.length()) {
      throw new IOException(RescueWords.DAMAGED.text("file", file));
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
      throw new IOException(RescueWords.DAMAGED.text("file", file), wrong);
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

  /**
   * Where a text was opened from. The place is written as in a case: {@code file} and {@code
   * object}. Older versions wrote {@code index}, and the name as {@code object}.
   */
  private record Origin(
      Optional<String> file,
      Optional<Value> object,
      Optional<String> kind,
      Optional<String> namespace,
      Optional<String> name,
      Optional<String> print,
      Optional<Integer> index) {

    static Origin of(KeptText.Origin origin) {
      return new Origin(
          Optional.of(origin.place().file()),
          Optional.of(new IntegerValue(origin.place().index())),
          Optional.of(origin.object().kind()),
          Optional.of(origin.object().namespace()),
          Optional.of(origin.object().name()),
          Optional.of(origin.print()),
          Optional.empty());
    }

    /** Empty if there is no such file here: a path of another system belongs to none. */
    Optional<KeptText.Origin> kept() {
      return file.map(path -> new ObjectPlace(path, number()))
          .filter(place -> place.path().isPresent())
          .map(
              place ->
                  new KeptText.Origin(
                      place,
                      new ObjectName("", kind.orElse(""), namespace.orElse(""), objectName()),
                      print.orElse("")));
    }

    private int number() {
      return object.orElse(NullValue.NULL) instanceof IntegerValue(long number)
          ? (int) number
          : index.orElse(0);
    }

    private String objectName() {
      return object.orElse(NullValue.NULL) instanceof StringValue(String text, _)
          ? text
          : name.orElse("");
    }
  }
}
