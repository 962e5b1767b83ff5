package dev.tripatch.ui.window.file;

import java.nio.file.Path;
import java.util.Optional;

/** Where nobody can be asked: every question is answered with nothing. */
public final class NoFileDialogs implements FileDialogs {

  @Override
  public Optional<Path> askOpen(FileKind kind, String title) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
    return Optional.empty();
  }
}
