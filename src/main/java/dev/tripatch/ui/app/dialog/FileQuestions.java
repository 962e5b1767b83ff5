package dev.tripatch.ui.app.dialog;

import dev.tripatch.ui.model.document.DocumentViewModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Asks for files, and sees to it that those to save to have an ending. */
public final class FileQuestions {

  private final FileDialogs dialogs;
  private final Questions questions;

  /** Asks with these dialogs, and with questions where an ending is missing. */
  public FileQuestions(FileDialogs dialogs, Questions questions) {
    this.dialogs = dialogs;
    this.questions = questions;
  }

  /** The next question begins where the document's file is, if it has one. */
  public void beside(DocumentViewModel document) {
    document
        .getOpened()
        .file()
        .map(file -> file.toAbsolutePath().getParent())
        .ifPresent(dialogs::beginIn);
  }

  /** A file to open; empty if the person thought better of it. */
  public Optional<Path> open(FileKind kind, String title) {
    return dialogs.askOpen(kind, title);
  }

  /** A folder to open; empty if the person thought better of it. */
  public Optional<Path> openFolder(String title) {
    return dialogs.askFolder(title);
  }

  /**
   * A file to save to; empty if the person thought better of it.
   *
   * @param suggestedName with the ending for a name without one
   */
  public Optional<Path> save(FileKind kind, String title, String suggestedName) {
    Optional<Path> chosen = dialogs.askSave(kind, title, suggestedName);
    return chosen
        .map(file -> kind.named(file, suggestedName))
        .filter(file -> chosen.get().equals(file) || mayWrite(file));
  }

  /** The dialog has asked about the name that was typed, not about this one. */
  private boolean mayWrite(Path file) {
    return !Files.exists(file)
        || questions.mayI(
            file.getFileName() + " exists already.",
            "Overwriting it loses what it holds.",
            "Overwrite");
  }
}
