package dev.tripatch.ui.window.file;

import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.window.dialog.Questions;
import java.util.function.Predicate;
import javafx.scene.control.ButtonType;

/** Asks before text goes that is not saved: save it, look at it, or go on without it. */
public final class UnsavedQuestion {

  /** What of the changes that a person goes on without. */
  public enum Afterwards {
    /** They are in the history. */
    UNDO("Undo brings discarded changes back until the window closes."),
    /** The window closes, and its history with it. */
    GONE("Discarded changes are gone for good.");

    private final String sentence;

    Afterwards(String sentence) {
      this.sentence = sentence;
    }
  }

  private final Questions questions;
  private final Predicate<DocumentViewModel> save;

  /**
   * A question.
   *
   * @param save saves a document, and says whether it is saved now
   */
  public UnsavedQuestion(Questions questions, Predicate<DocumentViewModel> save) {
    this.questions = questions;
    this.save = save;
  }

  /** Whether a document's text may go. Says yes at once if there is nothing to lose. */
  public boolean mayGo(DocumentViewModel document, String title, Afterwards afterwards) {
    if (!document.isModified() || document.isBlank()) {
      return true;
    }
    ButtonType answer =
        questions.ask(
            title + " has changes that are not saved.",
            where(document) + " " + afterwards.sentence,
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
        .map(file -> "They belong to " + file + ".")
        .orElse("They are in no file yet.");
  }
}
