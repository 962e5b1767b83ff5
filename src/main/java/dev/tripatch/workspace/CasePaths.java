package dev.tripatch.workspace;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * How a case file names the files of its documents: those near it relative to itself, so that a
 * folder can be moved with its case, and a case tells nothing of the rest of a machine; others by
 * their absolute paths. Touches no file.
 */
public final class CasePaths {

  /** How far above the case a folder is that is moved with it: of a repository, for example. */
  private static final int MOST_ABOVE = 2;

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
    return opened.withFiles(this::stored).withNames(this::stored);
  }

  private String absolute(String file) {
    try {
      return folder.resolve(Path.of(file)).normalize().toString();
    } catch (InvalidPathException elsewhere) {
      return file;
    }
  }

  private boolean isNear(Path path) {
    Path above = folder;
    for (int i = 0; i < MOST_ABOVE && above.getNameCount() > 1 && !path.startsWith(above); i++) {
      above = Objects.requireNonNull(above.getParent());
    }
    return path.startsWith(above);
  }

  /** With slashes, which every system reads. */
  private String stored(String file) {
    try {
      Path path = Path.of(file);
      return path.isAbsolute() && isNear(path.normalize())
          ? StreamSupport.stream(folder.relativize(path.normalize()).spliterator(), false)
              .map(Path::toString)
              .collect(Collectors.joining("/"))
          : file;
    } catch (InvalidPathException elsewhere) {
      return file;
    }
  }
}
