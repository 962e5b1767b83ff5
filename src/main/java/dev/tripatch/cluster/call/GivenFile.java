package dev.tripatch.cluster.call;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.util.List;

/**
 * A text that kubectl reads from a file: an argument could be read by every process of the machine.
 * The file is in a new folder that nobody else may open, and only as long as kubectl runs.
 *
 * @param name the word of the call that names it, and its name in the folder
 * @param text what is in it
 */
public record GivenFile(String name, String text) {
  private static final String FOLDERS = "tripatch-given";

  /** No kubectl runs so long. */
  private static final Duration OLD = Duration.ofHours(1);

  /** Its text is not told: it may hold a secret. */
  @Override
  public String toString() {
    return name;
  }

  Written write() throws IOException {
    File folder = Files.createTempDirectory(FOLDERS).toFile();
    removeLeftOver(folder.toPath());
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

  /** What a program that was killed could not remove: it may hold a secret. */
  private static void removeLeftOver(Path own) throws IOException {
    UserPrincipal me = Files.getOwner(own);
    FileTime latest = FileTime.from(Files.getLastModifiedTime(own).toInstant().minus(OLD));
    try (DirectoryStream<Path> all =
        Files.newDirectoryStream(own.toAbsolutePath().getParent(), FOLDERS + "*")) {
      for (Path each : all) {
        if (isOldFolder(each, me, latest)) {
          remove(each);
        }
      }
    } catch (IOException | DirectoryIteratorException another) {
      // Another program removes the same.
    }
  }

  /** Somebody else may have put a link there. */
  private static boolean isOldFolder(Path folder, UserPrincipal me, FileTime latest)
      throws IOException {
    return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
        && Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(me)
        && Files.getLastModifiedTime(folder, LinkOption.NOFOLLOW_LINKS).compareTo(latest) < 0;
  }

  private static void remove(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(folder);
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
