package dev.tripatch.ui.start;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Objects from standard input, as a file of this start: edits of each are then kept as for any
 * file. It cannot be saved to, so that saving asks for a file that stays.
 */
final class PipedFile {
  private PipedFile() {}

  /** Keeps a text, for nobody else to read, until the program ends. */
  static Path of(String text) throws IOException {
    File folder = Files.createTempDirectory("tripatch").toFile();
    File file = new File(folder, "standard-input.yaml");
    // The last that is asked for goes first.
    folder.deleteOnExit();
    file.deleteOnExit();
    Path path = Files.writeString(file.toPath(), text);
    if (!file.setWritable(false, false)) {
      throw new IOException(path + " cannot be made read-only.");
    }
    return path;
  }
}
