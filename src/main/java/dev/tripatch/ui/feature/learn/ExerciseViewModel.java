package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.exercise.Attempt;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.ExerciseKind;
import dev.tripatch.learn.exercise.Verdict;
import dev.tripatch.ui.panes.model.Documents;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** An exercise that a person is at: the panes hold their answer, or a choice among rules. */
public final class ExerciseViewModel {

  private final Exercise exercise;
  private final Documents documents;
  private final Runnable solved;
  private final ObjectProperty<Optional<Choice>> choice =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Verdict>> verdict =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyIntegerWrapper hints = new ReadOnlyIntegerWrapper();

  /** An exercise whose answer is in these documents; {@code solved} runs when it is right. */
  ExerciseViewModel(Exercise exercise, Documents documents, Runnable solved) {
    this.exercise = exercise;
    this.documents = documents;
    this.solved = solved;
  }

  /** What to do, in a few words: {@code Change local}. */
  public String title() {
    return exercise.kind().title();
  }

  /** The task, in words. */
  public String task() {
    return exercise.assignment();
  }

  /** The rules to choose from; empty where the answer is a text in a pane. */
  public List<Choice> choices() {
    return exercise.choices();
  }

  /** The chosen rule. */
  public ObjectProperty<Optional<Choice>> choiceProperty() {
    return choice;
  }

  /** Looks at what the answer does. */
  public void check() {
    Verdict now = exercise.check(answer());
    verdict.set(Optional.of(now));
    if (now.isSolved()) {
      solved.run();
    }
  }

  private String answer() {
    return switch (exercise.kind()) {
      case RULE -> choice.get().map(Choice::answer).orElse("");
      case LOCAL -> documents.local().getText();
      case PATCH, MERGE, JSON ->
          exercise
              .kind()
              .format()
              .map(format -> documents.drafts().in(format))
              .orElseThrow()
              .getText();
    };
  }

  /** What comes of the answer that was checked last; empty if none was. */
  public ReadOnlyObjectProperty<Optional<Verdict>> verdictProperty() {
    return verdict.getReadOnlyProperty();
  }

  /** Gives the next hint. */
  public void hint() {
    hints.set(Math.min(hints.get() + 1, exercise.hints().size()));
  }

  /** Whether there is a hint that was not given yet. */
  public boolean hasHint() {
    return hints.get() < exercise.hints().size();
  }

  /** How many hints were given. */
  public ReadOnlyIntegerProperty hintsProperty() {
    return hints.getReadOnlyProperty();
  }

  /** The hints that were given. */
  public List<String> hints() {
    return exercise.hints().subList(0, hints.get());
  }

  /** The smallest solution as Markdown, and what comes of what others would have done. */
  public String solution() {
    List<String> parts = new ArrayList<>();
    parts.add(LearnWording.THE_SMALLEST_SOLUTION.text());
    parts.add(attempt(exercise.solution()));
    if (!exercise.others().isEmpty()) {
      parts.add(LearnWording.WHAT_OTHERS_WOULD_DONE.text());
    }
    exercise.others().forEach(other -> parts.add(attempt(other) + result(other)));
    return String.join("\n\n", parts);
  }

  private String attempt(Attempt attempt) {
    return (attempt.words() + "\n\n" + answer(attempt)).strip();
  }

  private String answer(Attempt attempt) {
    if (attempt.answer().isBlank()) {
      return "";
    }
    return exercise.kind() == ExerciseKind.RULE
        ? "*" + attempt.answer().strip().replace('-', ' ') + "*"
        : "```yaml\n" + attempt.answer() + "```";
  }

  private String result(Attempt other) {
    return other.answer().isBlank()
        ? ""
        : "\n\n"
            + exercise.check(other.answer()).sentences().stream()
                .map(each -> "- " + each)
                .collect(Collectors.joining("\n"));
  }
}
