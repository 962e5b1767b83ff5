package dev.tripatch.ui.window.file;

import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.FileSaving;
import dev.tripatch.ui.window.Questions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Asks for files, sees to it that those to save to have an ending, and saves them.
 *
 * @param questions asks where an ending is missing
 */
public record FileQuestions(FileDialogs dialogs, Questions questions, FileSaving saving) {

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
    Optional<Path> chosen = dialogs.askSave(kind, title, FileKind.possible(suggestedName));
    return chosen
        .map(file -> kind.named(file, suggestedName))
        .filter(file -> chosen.get().equals(file) || mayWrite(file));
  }

  /**
   * Writes a file; the disk has it soon after.
   *
   * @throws IOException if that fails; it is then as it was
   */
  public void write(Path file, String text) throws IOException {
    saving.write(file, text);
  }

  /**
   * The same with a file that only its owner may read.
   *
   * @throws IOException if that fails; it is then as it was
   */
  public void writePrivately(Path file, String text) throws IOException {
    saving.writePrivately(file, text);
  }

  /** The dialog has asked about the name that was typed, not about this one. */
  private boolean mayWrite(Path file) {
    return !Files.exists(file)
        || questions.mayI(
            FileWords.EXISTS.text("file", file.getFileName()),
            FileWords.EXISTS_DETAIL.text(),
            FileWords.OVERWRITE.text());
  }
}
