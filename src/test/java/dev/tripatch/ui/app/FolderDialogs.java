package dev.tripatch.ui.app;

import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/** The folder of a test, wherever a person is asked for one. */
record FolderDialogs(Supplier<Path> folder) implements FileDialogs {
  @Override
  public Optional<Path> askOpen(FileKind kind, String title) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> askFolder(String title) {
    return Optional.of(folder.get());
  }

  @Override
  public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
    return Optional.empty();
  }
}
