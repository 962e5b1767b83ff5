package dev.tripatch.workspace.file;

import java.io.IOException;
import java.nio.file.Path;

/** A way to write text files, each as a whole. */
@FunctionalInterface
public interface FileWriting {

  /**
   * Writes a file: all of it, or nothing.
   *
   * @throws IOException as {@link TextFiles#write} does
   */
  void write(Path file, String text) throws IOException;

  /** Does something as soon as the disk has all that was written. */
  default void afterwards(Runnable action) {
    action.run();
  }
}
