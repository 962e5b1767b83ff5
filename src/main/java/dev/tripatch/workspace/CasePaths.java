package dev.tripatch.workspace;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * How a case file names the files of its documents: those near it relative to itself, so that a
 * folder can be moved with its case, and a case tells nothing of the rest of a machine; others by
 * their absolute paths. Touches no file.
 */
public record CasePaths(Path folder) {
  /** How far above the case a folder is that is moved with it: of a repository, for example. */
  private static final int MOST_ABOVE = 2;

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

  private boolean isNear(Path path) {
    int above = Math.clamp(folder.getNameCount() - 1, 0, MOST_ABOVE);
    return path.startsWith(folder.resolve("../".repeat(above)).normalize());
  }

  /** With slashes, which every system reads. */
  private String stored(String file) {
    try {
      Path path = Path.of(file);
      return path.isAbsolute() && isNear(path.normalize())
          ? folder.relativize(path.normalize()).toString().replace(File.separatorChar, '/')
          : file;
    } catch (InvalidPathException elsewhere) {
      return file;
    }
  }
}
