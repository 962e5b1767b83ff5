package dev.tripatch.ui.rescue;

import dev.tripatch.ui.support.Stored;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.workspace.PrivateFiles;
import dev.tripatch.workspace.TextFiles;
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

  /**
   * Writes the file: all of it, or nothing.
   *
   * @throws IOException if that fails
   */
  static void write(Path file, KeptText text) throws IOException {
    PrivateFiles.write(file, CanonicalJson.write(head(text)), "\n", text.text());
  }

  private static MapValue head(KeptText text) {
    MapValue.Builder json =
        MapValue.builder()
            .put("pane", new StringValue(text.pane()))
            .put("name", new StringValue(text.name()))
            .put("shown", BoolValue.of(text.shown()))
            .put("length", new IntegerValue(text.text().length()));
    text.origin().ifPresent(origin -> json.put("origin", write(origin)));
    return json.build();
  }

  private static MapValue write(KeptText.Origin origin) {
    return MapValue.builder()
        .put("file", new StringValue(origin.file().toString()))
        .put("index", new IntegerValue(origin.index()))
        .put("kind", new StringValue(origin.kind()))
        .put("namespace", new StringValue(origin.namespace()))
        .put("object", new StringValue(origin.object()))
        .put("print", new StringValue(origin.print()))
        .build();
  }

  /**
   * Reads the file.
   *
   * @throws IOException if it cannot be read, or is not as it was written
   */
  static KeptText read(Path file) throws IOException {
    String all = TextFiles.read(file);
    int end = all.indexOf('\n');
    if (end < 0) {
      throw new IOException(file + " is damaged.");
    }
    Stored head = Stored.parse(file.toString(), all.substring(0, end));
    String text = all.substring(end + 1);
    Optional<String> pane = head.get("pane").text();
    if (pane.isEmpty() || head.get("length").integer(-1) != text.length()) {
      throw new IOException(file + " is damaged.");
    }
    return new KeptText(
        pane.get(),
        head.get("name").text().orElse(""),
        origin(head.get("origin")),
        head.get("shown").truth(false),
        text);
  }

  /** A path of another system belongs to no file here. */
  private static Optional<KeptText.Origin> origin(Stored json) {
    try {
      return json.get("file")
          .text()
          .map(Path::of)
          .filter(Path::isAbsolute)
          .map(
              file ->
                  new KeptText.Origin(
                      file,
                      json.get("index").integer(0),
                      json.get("kind").text().orElse(""),
                      json.get("namespace").text().orElse(""),
                      json.get("object").text().orElse(""),
                      json.get("print").text().orElse("")));
    } catch (InvalidPathException elsewhere) {
      return Optional.empty();
    }
  }
}
