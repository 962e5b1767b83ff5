package dev.tripatch.cluster.call;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A text that kubectl reads from a file: an argument could be read by every process of the machine.
 * The file is in a new folder that nobody else may open, and only as long as kubectl runs.
 *
 * @param name the word of the call that names it, and its name in the folder
 * @param text what is in it
 */
public record GivenFile(String name, String text) {

  /** Its text is not told: it may hold a secret. */
  @Override
  public String toString() {
    return name;
  }

  Written write() throws IOException {
    File folder = Files.createTempDirectory("tripatch").toFile();
    // Nobody else may read what is made so.
    Path file = Files.createTempFile(folder.toPath(), "", "-" + name);
    Written written = new Written(this, folder, file.toFile());
    try {
      Files.writeString(file, text);
    } catch (IOException failed) {
      written.close();
      throw failed;
    }
    return written;
  }

  /** The file, until it is closed. */
  static final class Written implements AutoCloseable {
    private final GivenFile given;
    private final File folder;
    private final File file;

    private Written(GivenFile given, File folder, File file) {
      this.given = given;
      this.folder = folder;
      this.file = file;
      // A window may be closed while kubectl runs. Deleted in reverse order.
      folder.deleteOnExit();
      file.deleteOnExit();
    }

    /** The words of a call with the place of the file in them. */
    List<String> in(List<String> words) {
      return words.stream().map(word -> word.equals(given.name()) ? file.getPath() : word).toList();
    }

    /** What was said, with the name of the file in place of where it was. */
    String without(String words) {
      return words.replace(file.getPath(), given.name());
    }

    @Override
    public void close() {
      // On Windows a child that was ended may hold it for a moment; it is removed later then.
      if (file.delete()) {
        boolean _ = folder.delete();
      }
    }
  }
}
