package dev.tripatch.workspace;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where an object is stored.
 *
 * @param file the file's path; text, since a case may come from a system with other paths
 * @param index which of the file's objects it is, from 0
 */
public record ObjectPlace(String file, int index) {

  /** An object of a file of this system, which is named by its absolute path. */
  public static ObjectPlace of(Path file, int index) {
    return new ObjectPlace(file.toAbsolutePath().normalize().toString(), index);
  }

  /** The file; empty if its path is not an absolute one of this system. */
  public Optional<Path> path() {
    try {
      return Optional.of(Path.of(file)).filter(Path::isAbsolute);
    } catch (InvalidPathException ofAnotherSystem) {
      return Optional.empty();
    }
  }
}
