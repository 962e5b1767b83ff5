package dev.tripatch.ui.window.file;

import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.window.Questions;
import java.util.function.Predicate;
import javafx.scene.control.ButtonType;

/**
 * Asks before text goes that is not saved: save it, look at it, or go on without it.
 *
 * @param save saves a document, and says whether it is saved now
 */
public record UnsavedQuestion(Questions questions, Predicate<DocumentViewModel> save) {

  /** What of the changes that a person goes on without. */
  public enum Afterwards {
    /** They are in the history. */
    UNDO(FileWords.DISCARDED_UNTIL_CLOSED),
    /** The window closes, and its history with it. */
    GONE(FileWords.DISCARDED_FOR_GOOD);

    private final FileWords wording;

    Afterwards(FileWords wording) {
      this.wording = wording;
    }
  }

  /** Whether a document's text may go. Says yes at once if there is nothing to lose. */
  public boolean mayGo(DocumentViewModel document, String title, Afterwards afterwards) {
    if (!document.isModified() || document.isBlank()) {
      return true;
    }
    ButtonType answer =
        questions.ask(
            FileWords.UNSAVED.text("document", title),
            where(document) + " " + afterwards.wording.text(),
            () -> new Questions.Texts(document.getOpened().text(), document.getText()),
            Questions.SAVE,
            Questions.DISCARD,
            ButtonType.CANCEL);
    return answer.equals(Questions.SAVE) ? save.test(document) : answer.equals(Questions.DISCARD);
  }

  private static String where(DocumentViewModel document) {
    return document
        .getOpened()
        .file()
        .map(file -> FileWords.IN_FILE.text("file", file))
        .orElse(FileWords.IN_NO_FILE.text());
  }
}
