package dev.tripatch.workspace;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * How a case file names the files of its documents: those beside or below it relative to itself, so
 * that a folder can be moved with its case; others by their absolute paths. Touches no file.
 */
public final class CasePaths {

  private final Path folder;

  private CasePaths(Path folder) {
    this.folder = folder;
  }

  /** For a case file. */
  public static CasePaths of(Path caseFile) {
    Path file = caseFile.toAbsolutePath().normalize();
    Path parent = file.getParent();
    return new CasePaths(parent == null ? file : parent);
  }

  /** A case that was read, with absolute paths. What is no path here stays as it is. */
  public Case read(Case stored) {
    return stored.withFiles(this::absolute);
  }

  /** A case with absolute paths, as it is written. */
  public Case written(Case opened) {
    return opened.withFiles(this::stored);
  }

  private String absolute(String file) {
    try {
      return folder.resolve(Path.of(file)).normalize().toString();
    } catch (InvalidPathException elsewhere) {
      return file;
    }
  }

  /** With slashes, which every system reads. */
  private String stored(String file) {
    try {
      Path path = Path.of(file);
      return path.isAbsolute() && path.normalize().startsWith(folder)
          ? StreamSupport.stream(folder.relativize(path.normalize()).spliterator(), false)
              .map(Path::toString)
              .collect(Collectors.joining("/"))
          : file;
    } catch (InvalidPathException elsewhere) {
      return file;
    }
  }
}
