package dev.tripatch.ui.window.file;

import java.nio.file.Path;
import java.util.Optional;

/** Asks for files. */
public interface FileDialogs {

  /** The next question begins in this folder. */
  default void beginIn(Path folder) {}

  /** A file to open; empty if the person thought better of it. */
  Optional<Path> askOpen(FileKind kind, String title);

  /** A folder to open; empty if the person thought better of it. */
  default Optional<Path> askFolder(String title) {
    return Optional.empty();
  }

  /** A file to save to; empty if the person thought better of it. */
  Optional<Path> askSave(FileKind kind, String title, String suggestedName);
}
