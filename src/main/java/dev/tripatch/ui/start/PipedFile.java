package dev.tripatch.ui.start;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Objects from standard input or a pipe, as a file of this start: edits of each are then kept as
 * for any file. It cannot be saved to, so that saving asks for a file that stays.
 */
final class PipedFile {
  private PipedFile() {}

  /**
   * Keeps a text, for nobody else to read, until the program ends.
   *
   * @param named what named it on the command line
   */
  static Path of(Path named, String text) throws IOException {
    return of(folder(), nameFor(named), text);
  }

  /** A folder for such files. Nobody else may look into it. */
  static Path folder() throws IOException {
    Path folder = Files.createTempDirectory("tripatch");
    folder.toFile().deleteOnExit();
    return folder;
  }

  /**
   * The same in a folder that was made before: they are deleted in reverse order.
   *
   * @param name the file's name
   */
  static Path of(Path folder, String name, String text) throws IOException {
    File file = folder.resolve(name).toFile();
    file.deleteOnExit();
    Path path = Files.writeString(file.toPath(), text);
    if (!file.setWritable(false, false)) {
      throw new IOException(StartWords.NOT_READ_ONLY.text("file", path));
    }
    return path;
  }

  private static String nameFor(Path named) {
    return named.toString().equals("-")
        ? "standard-input.yaml"
        : "pipe-" + named.getFileName() + ".yaml";
  }
}
