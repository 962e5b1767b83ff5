package dev.tripatch.ui.window.file;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * Asks for files with the system's own dialogs, beside the file in question, else where the last
 * one ended.
 */
public final class SystemFileDialogs implements FileDialogs {

  private final Supplier<Window> owner;
  private File folder = new File(System.getProperty("user.dir", "."));

  /** Dialogs in front of a window, which is asked for each time. */
  public SystemFileDialogs(Supplier<Window> owner) {
    this.owner = owner;
  }

  @Override
  public void beginIn(Path beginning) {
    folder = beginning.toFile();
  }

  @Override
  public Optional<Path> askOpen(FileKind kind, String title) {
    return remember(chooser(kind, title).showOpenDialog(owner.get()));
  }

  @Override
  public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
    FileChooser chooser = chooser(kind, title);
    chooser.setInitialFileName(suggestedName);
    return remember(chooser.showSaveDialog(owner.get()));
  }

  @Override
  public Optional<Path> askFolder(String title) {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(title);
    if (folder.isDirectory()) {
      chooser.setInitialDirectory(folder);
    }
    return remember(chooser.showDialog(owner.get()));
  }

  private FileChooser chooser(FileKind kind, String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter(kind.title(), kind.patterns()),
            new FileChooser.ExtensionFilter(FileWords.ALL_FILES.text(), "*"));
    if (folder.isDirectory()) {
      chooser.setInitialDirectory(folder);
    }
    return chooser;
  }

  private Optional<Path> remember(@Nullable File chosen) {
    if (chosen == null) {
      return Optional.empty();
    }
    folder = chosen.getAbsoluteFile().getParentFile();
    return Optional.of(chosen.toPath());
  }
}
