package dev.tripatch.ui.feature.course;

import dev.tripatch.document.Format;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.Verdict;
import dev.tripatch.ui.panes.MarkdownView;
import dev.tripatch.ui.panes.RadioList;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** What is to be done in a lesson: the words, the answer's place, and what comes of it. */
final class TaskView {

  private final TaskViewModel task;
  private final MarkdownView words;
  private final MarkdownView verdict;
  private final MarkdownView help;
  private final Button hint = Styles.named(new Button(), "course-task-hint");

  TaskView(TaskViewModel task, Consumer<String> links) {
    this.task = task;
    words = new MarkdownView(links);
    words.show("### " + task.title() + "\n\n" + task.words());
    verdict = new MarkdownView(links);
    Styles.named(verdict, "course-task-verdict", "course-verdict");
    help = new MarkdownView(links);
    task.verdictProperty().subscribe(this::show);
    task.saidProperty().subscribe(this::showHelp);
  }

  MarkdownView words() {
    return words;
  }

  /** What is said below the answer. */
  List<MarkdownView> below() {
    return List.of(verdict, help);
  }

  /** The answers to choose from; none where one is written. */
  VBox choices() {
    VBox all =
        new RadioList<>(
            task.choices(), Choice::name, each -> task.answerProperty().set(each.answer()));
    all.getStyleClass().add("course-choices");
    return all;
  }

  /** Lets the answer be written in a pane. */
  void writeIn(LessonPane pane) {
    pane.fill(
        () -> {
          pane.editor().open(task.answerProperty().get().stripTrailing(), List.of(), Format.YAML);
          pane.editor().setOnType(text -> task.answerProperty().set(text));
        });
    pane.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER && event.isShortcutDown()) {
            task.check();
            event.consume();
          }
        });
    pane.active();
  }

  HBox buttons() {
    hint.setOnAction(event -> task.help());
    return PageParts.row(
        List.of(PageParts.primary("course-task-check", CourseWords.CHECK, task::check), hint));
  }

  private void show(Optional<Verdict> now) {
    Styles.setShown(verdict, now.isPresent());
    now.map(Verdict::markdown).ifPresent(verdict::show);
  }

  private void showHelp(List<String> said) {
    hint.setText((task.hasHint() ? CourseWords.HINT : CourseWords.SOLUTION).text());
    hint.setDisable(task.isTold());
    Styles.setShown(help, !said.isEmpty());
    help.showQuoted(said);
  }
}
