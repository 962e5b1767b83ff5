package dev.tripatch.ui.merge;

import dev.tripatch.merge.NotMergedException;
import dev.tripatch.show.MergeRow;
import dev.tripatch.show.MergeSheet;
import dev.tripatch.ui.merge.MergeWindow.MergeQuestion;
import dev.tripatch.ui.window.Questions;
import dev.tripatch.workspace.file.FileWriting;
import dev.tripatch.workspace.file.SavingFault;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ButtonType;

/** Saves the result, and asks before anything is lost. */
final class MergeClosing {

  private static final ButtonType SAVE_WITH_MARKS =
      Questions.button(MergeWords.SAVE_WITH_MARKS.text());
  private static final ButtonType GO_TO_FIRST = Questions.button(MergeWords.GO_TO_FIRST.text());
  private static final ButtonType SAVE_BROKEN = Questions.button(MergeWords.SAVE_BROKEN.text());

  private final MergeViewModel merge;
  private final MergeQuestion question;
  private final Questions questions;
  private final FileWriting writing;
  private boolean isMerged;

  MergeClosing(
      MergeViewModel merge, MergeQuestion question, Questions questions, FileWriting writing) {
    this.merge = merge;
    this.question = question;
    this.questions = questions;
    this.writing = writing;
  }

  /** Whether the file holds a result in which nothing is undecided. */
  boolean isMerged() {
    return isMerged;
  }

  /** Writes the file; says whether it is written. */
  boolean save() {
    Optional<MergeSheet.Fault> fault = merge.resultProperty().get().fault();
    if (fault.isPresent() && !mayBeBroken(fault.get())) {
      return false;
    }
    try {
      writing.write(question.output(), question.inFile(merge.toSave()));
    } catch (IOException failed) {
      questions.tell(MergeWords.NOT_SAVED.text(), SavingFault.sentence(question.output(), failed));
      return false;
    } catch (NotMergedException refused) {
      questions.tell(MergeWords.NOT_SAVED.text(), refused.sentence());
      return false;
    }
    int open = merge.undecided().size();
    isMerged = open == 0 && fault.isEmpty();
    merge.saved();
    String file = String.valueOf(question.output().getFileName());
    merge.say(
        open == 0
            ? MergeWords.SAVED.text("file", file)
            : MergeWords.SAVED_WITH_MARKS.text("file", file, "count", open));
    return true;
  }

  private boolean mayBeBroken(MergeSheet.Fault fault) {
    return questions
        .ask(
            MergeWords.ASK_BROKEN.text(),
            MergeWords.FAULT.text("line", fault.line(), "message", fault.message()),
            SAVE_BROKEN,
            ButtonType.CANCEL)
        .equals(SAVE_BROKEN);
  }

  /** Saves all that is decided, and asks about the rest; says whether the window may close. */
  boolean saveToClose() {
    return merge.undecided().isEmpty() ? save() : askUndecided();
  }

  /** Whether the window may close. */
  boolean mayClose() {
    if (merge.savedProperty().get()) {
      return true;
    }
    return merge.undecided().isEmpty() ? askUnsaved() : askUndecided();
  }

  private boolean askUnsaved() {
    String file = String.valueOf(question.output().getFileName());
    ButtonType answer =
        questions.ask(
            MergeWords.ASK_UNSAVED.text(),
            MergeWords.ASK_UNSAVED_DETAIL.text("file", file),
            Questions.SAVE,
            Questions.DISCARD,
            ButtonType.CANCEL);
    return answer.equals(Questions.SAVE) ? save() : answer.equals(Questions.DISCARD);
  }

  private boolean askUndecided() {
    List<MergeRow> open = merge.undecided();
    ButtonType answer =
        questions.ask(
            MergeWords.ASK_UNDECIDED.text("count", open.size()),
            MergeWords.ASK_UNDECIDED_DETAIL.text(
                "fields",
                Questions.listed(open.stream().map(row -> row.field().toString()).toList())),
            SAVE_WITH_MARKS,
            Questions.DISCARD,
            GO_TO_FIRST,
            ButtonType.CANCEL);
    if (answer.equals(GO_TO_FIRST)) {
      merge.select(open.getFirst().path());
    }
    return answer.equals(SAVE_WITH_MARKS) ? save() : answer.equals(Questions.DISCARD);
  }
}
