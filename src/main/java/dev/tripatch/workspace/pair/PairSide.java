package dev.tripatch.workspace.pair;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One of the two sides: a file, all files of a folder, or nothing.
 *
 * @param path what named it
 * @param isFolder whether it is a folder
 * @param files its files by their paths in the folder, with slashes; a single file has no name
 */
public record PairSide(Path path, boolean isFolder, SortedMap<String, PairFile> files) {
  private static final Path STANDARD_INPUT = Path.of("-");
  private static final Path NOTHING = Path.of("/dev/null");
  private static final String NOTHING_ON_WINDOWS = "NUL";

  /** Whether a path says that there is nothing on its side. */
  public static boolean isNothing(Path path) {
    return path.equals(NOTHING) || path.toString().equalsIgnoreCase(NOTHING_ON_WINDOWS);
  }

  /** Whether a path means standard input. */
  public static boolean isStandardInput(Path path) {
    return path.equals(STANDARD_INPUT);
  }

  /** Whether a path names something, and it is not there. */
  public boolean isMissing() {
    return isEmpty() && !isNothing(path);
  }

  /** Whether there is neither a file nor a folder. */
  public boolean isEmpty() {
    return !isFolder && files.isEmpty();
  }

  /**
   * Reads a side at once: whoever named it may delete it soon.
   *
   * @throws IOException if it is a folder that can no longer be listed
   */
  public static PairSide read(Path path) throws IOException {
    if (isNothing(path) || !Files.exists(path)) {
      return new PairSide(path, false, new TreeMap<>());
    }
    if (!Files.isDirectory(path)) {
      return new PairSide(path, false, new TreeMap<>(Map.of("", PairFile.read(path))));
    }
    Reader reader = new Reader(path);
    // git links to the files that a person works on
    Files.walkFileTree(path, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, reader);
    return new PairSide(path, true, reader.files);
  }

  /** Reads all files of a folder but git's own. A link that leads back into itself is left out. */
  private static final class Reader extends SimpleFileVisitor<Path> {
    private static final Path OF_GIT = Path.of(".git");

    private final Path folder;
    private final SortedMap<String, PairFile> files = new TreeMap<>();

    Reader(Path folder) {
      this.folder = folder;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path found, BasicFileAttributes attributes) {
      return found.endsWith(OF_GIT) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isRegularFile() && !file.endsWith(OF_GIT)) {
        files.put(nameIn(folder, file), PairFile.read(file));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failed) {
      if (!(failed instanceof FileSystemLoopException)) {
        files.put(nameIn(folder, file), PairFile.read(file));
      }
      return FileVisitResult.CONTINUE;
    }
  }

  /**
   * Reads standard input to its end.
   *
   * @throws IOException if it cannot be read
   */
  public static PairSide read(InputStream standardInput) throws IOException {
    PairFile file = PairFile.read(STANDARD_INPUT, standardInput);
    return new PairSide(STANDARD_INPUT, false, new TreeMap<>(Map.of("", file)));
  }

  private static String nameIn(Path folder, Path file) {
    return folder.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
  }

  /** What to call one of its files: its path in the folder, or the file as it was named. */
  String nameOf(String name) {
    return name.isEmpty() ? path.toString() : name;
  }
}
