package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.Verdict;
import dev.tripatch.ui.panes.reading.MarkdownView;
import dev.tripatch.ui.panes.reading.RadioList;
import dev.tripatch.ui.theme.Styles;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/** A task, what comes of the answer, hints one by one, and the solution. */
final class ExerciseView extends VBox {

  private final ExerciseViewModel model;
  private final MarkdownView verdict;
  private final MarkdownView hints;
  private final MarkdownView solution;
  private final Button hint = Styles.named(new Button(LearnWording.HINT.text()), "exercise-hint");
  private final Button solve = new Button(LearnWording.SHOW_THE_SMALLEST_SOLUTION.text());

  ExerciseView(ExerciseViewModel model, Consumer<String> links) {
    super(8);
    this.model = model;
    verdict = new MarkdownView(links);
    Styles.named(verdict, "exercise-verdict", "exercise-verdict");
    hints = new MarkdownView(links);
    solution = new MarkdownView(links);
    MarkdownView task = new MarkdownView(links);
    task.show("### " + model.title() + "\n\n" + model.task());
    getChildren().add(task);
    getChildren().add(choices(model));
    getChildren().addAll(buttons(), verdict, hints, solution);
    model.verdictProperty().subscribe(this::show);
    model.hintsProperty().subscribe(this::showHints);
  }

  private static RadioList<Choice> choices(ExerciseViewModel model) {
    RadioList<Choice> all =
        new RadioList<>(
            model.choices(), Choice::name, each -> model.choiceProperty().set(Optional.of(each)));
    all.setSpacing(8);
    return all;
  }

  private FlowPane buttons() {
    Button check = Styles.named(new Button(LearnWording.CHECK.text()), "exercise-check");
    check.setDefaultButton(false);
    check.setOnAction(event -> model.check());
    hint.setOnAction(event -> model.hint());
    solve.setId("exercise-solution");
    solve.setOnAction(
        event -> {
          solution.show(model.solution());
          solve.setDisable(true);
        });
    return new FlowPane(6, 6, check, hint, solve);
  }

  private void show(Optional<Verdict> now) {
    Styles.setShown(verdict, now.isPresent());
    now.map(Verdict::markdown).ifPresent(verdict::show);
  }

  private void showHints() {
    hints.showQuoted(model.hints());
    hint.setDisable(!model.hasHint());
  }
}
