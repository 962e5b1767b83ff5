package dev.tripatch.ui.app;

import dev.tripatch.decide.Tally;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectTallies;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.Ending;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.Questions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.ButtonType;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/** The end of a window that another program opened to have conflicts decided. */
public final class MergeFinish {

  private static final ButtonType FINISH = Questions.button(AppWords.FINISH.text());
  private static final ButtonType COPY = Questions.button(AppWords.COPY_TO_DO.text());
  private static final ButtonType GO = Questions.button(AppWords.GO_TO_FIRST.text());
  private static final int NAMED = 8;

  private final WindowContent content;
  private final Comparer comparer;
  private final ObjectTallies tallies;
  private final CommandQueue queue;

  /**
   * Follows what is decided in a window's content.
   *
   * @param comparer counts what is undecided while a patch is composed; nobody else's
   */
  public MergeFinish(WindowContent content, Comparer comparer) {
    this.content = content;
    this.comparer = comparer;
    tallies = content.features.tallies;
    queue = content.features.queue;
  }

  /**
   * Whether the window may close as far as decisions go; asks if something is undecided.
   *
   * @param again closes the window again, when what was typed last is compared
   */
  public boolean mayFinish(Runnable again) {
    if (content.models.comparison.busyProperty().get()) {
      queue.whenCompared(again);
      return false;
    }
    Ending now = ending();
    if (!now.isCompared()) {
      return content.questions.mayI(
          AppWords.NOT_COMPARED.text(),
          AppWords.NOT_COMPARED_DETAIL.text(),
          AppWords.FINISH.text());
    }
    return (now.undecided().isEmpty() || ask(now)) && (now.toDo().isEmpty() || tell(now));
  }

  /** What local cannot say has to be done elsewhere; the commands can be copied. */
  private boolean tell(Ending now) {
    ButtonType answer =
        content.questions.ask(
            AppWords.MORE_TO_DO.text(), named(now.toDo()), FINISH, COPY, ButtonType.CANCEL);
    if (answer.equals(COPY)) {
      Clipboard.getSystemClipboard()
          .setContent(Map.of(DataFormat.PLAIN_TEXT, String.join("\n", now.toDo())));
    }
    return answer.equals(FINISH);
  }

  private boolean ask(Ending now) {
    ButtonType answer =
        content.questions.ask(
            AppWords.LOCAL_WINS.text("undecided", now.title()),
            named(now.undecided()),
            FINISH,
            GO,
            ButtonType.CANCEL);
    if (answer.equals(GO)) {
      goToFirst();
    }
    return answer.equals(FINISH);
  }

  private static String named(List<String> lines) {
    int more = lines.size() - NAMED;
    return String.join("\n", lines.subList(0, Math.min(NAMED, lines.size())))
        + (more > 0 ? AppWords.AND_MORE.text("count", more) : "");
  }

  private void goToFirst() {
    content.view.panes().focus(Role.LOCAL);
    tallies
        .first()
        .ifPresentOrElse(
            content.models.selection::select,
            () ->
                tallies
                    .firstOther()
                    .ifPresent(
                        row -> {
                          content.features.objects.open(row);
                          queue.whenCompared(
                              () -> tallies.first().ifPresent(content.models.selection::select));
                        }));
  }

  /** How it ends if it closes now; what is not saved is gone then. */
  public Ending ending() {
    Optional<Tally> now = content.models.decisions.tallyNow(comparer);
    now.ifPresent(tallies::note);
    return new Ending(tallies.undecided(), tallies.toDo(), List.of(), now.isPresent());
  }

  /** The same when the person was asked about what is not saved. */
  public Ending endingSaved() {
    Ending ending = ending();
    return new Ending(ending.undecided(), ending.toDo(), discarded().toList(), ending.isCompared());
  }

  private Stream<String> discarded() {
    Stream<String> shown =
        content.models.documents.all().stream()
            .filter(document -> document.isModified() && !document.isBlank())
            .map(DocumentViewModel::title);
    Stream<String> aside =
        content.features.objects.model().edits().aside().stream()
            .map(edited -> edited.opened().name());
    return Stream.concat(shown, aside);
  }
}
