package dev.tripatch.workspace.pair;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * One of the two sides: a file, all files of a folder, or nothing.
 *
 * @param path what named it
 * @param isFolder whether it is a folder
 * @param files its files by their paths in the folder, with slashes; a single file has no name
 */
public record PairSide(Path path, boolean isFolder, SortedMap<String, PairFile> files) {
  private static final Path NOTHING = Path.of("/dev/null");
  private static final String NOTHING_ON_WINDOWS = "NUL";

  /** Whether a path says that there is nothing on its side. */
  private static boolean isNothing(Path path) {
    return path.equals(NOTHING) || path.toString().equalsIgnoreCase(NOTHING_ON_WINDOWS);
  }

  /** Whether a path names something, and it is not there. */
  public boolean isMissing() {
    return !isNothing(path) && !Files.exists(path);
  }

  /** Whether there is neither a file nor a folder. */
  public boolean isEmpty() {
    return !isFolder && files.isEmpty();
  }

  /**
   * Reads a side at once: whoever named it may delete it soon.
   *
   * @throws IOException with a sentence for people if it is a folder that cannot be listed
   */
  public static PairSide read(Path path) throws IOException {
    if (isNothing(path) || !Files.exists(path)) {
      return new PairSide(path, false, new TreeMap<>());
    }
    if (!Files.isDirectory(path)) {
      return new PairSide(path, false, new TreeMap<>(Map.of("", PairFile.read(path))));
    }
    SortedMap<String, PairFile> files = new TreeMap<>();
    // git links to the files that a person works on
    try (Stream<Path> found = Files.walk(path, FileVisitOption.FOLLOW_LINKS)) {
      found
          .filter(Files::isRegularFile)
          .forEach(file -> files.put(nameIn(path, file), PairFile.read(file)));
    } catch (IOException | java.io.UncheckedIOException unlisted) {
      throw new IOException(PairWording.UNLISTED.text("folder", path), unlisted);
    }
    return new PairSide(path, true, files);
  }

  private static String nameIn(Path folder, Path file) {
    return folder.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
  }

  /** What to call one of its files: its path in the folder, or the file as it was named. */
  String nameOf(String name) {
    return name.isEmpty() ? path.toString() : name;
  }
}
