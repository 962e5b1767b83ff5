package dev.tripatch.ui.feature.course;

import dev.tripatch.learn.exercise.Attempt;
import dev.tripatch.learn.exercise.Choice;
import dev.tripatch.learn.exercise.Exercise;
import dev.tripatch.learn.exercise.ExerciseKind;
import dev.tripatch.learn.exercise.Verdict;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** What is to be done in a lesson, and the answer as far as it is written. */
public final class TaskViewModel {

  private final Exercise exercise;
  private final Runnable solved;
  private final StringProperty answer;
  private final ReadOnlyObjectWrapper<Optional<Verdict>> verdict =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<String>> said = new ReadOnlyObjectWrapper<>(List.of());

  /** A task; {@code solved} runs when its answer is right. */
  TaskViewModel(Exercise exercise, Runnable solved) {
    this.exercise = exercise;
    this.solved = solved;
    answer = new SimpleStringProperty(exercise.start());
  }

  /** What to do, in a few words. */
  String title() {
    return exercise.kind().title();
  }

  /** What to do, in Markdown. */
  String words() {
    return exercise.assignment();
  }

  /** The answers to choose from; none if one is to be written. */
  List<Choice> choices() {
    return exercise.choices();
  }

  /** Whether local is to be changed, and no patch is to be written. */
  boolean isOfLocal() {
    return exercise.kind() == ExerciseKind.LOCAL;
  }

  /** The answer as it is written now. */
  StringProperty answerProperty() {
    return answer;
  }

  /** Looks at what the answer does. */
  void check() {
    Verdict now = exercise.check(answer.get());
    verdict.set(Optional.of(now));
    if (now.isSolved()) {
      solved.run();
    }
  }

  /** Gives the next hint; after the last one, the smallest solution. */
  void help() {
    int given = said.get().size();
    List<String> all = exercise.hints();
    if (given <= all.size()) {
      String next = given < all.size() ? all.get(given) : solution(exercise.solution());
      said.set(
          java.util.stream.Stream.concat(said.get().stream(), java.util.stream.Stream.of(next))
              .toList());
    }
  }

  private String solution(Attempt attempt) {
    String text =
        exercise.kind() == ExerciseKind.RULE
            ? "*" + attempt.answer().strip().replace('-', ' ') + "*"
            : "```yaml\n" + attempt.answer() + "```";
    return (attempt.words() + "\n\n" + text).strip();
  }

  /** Whether there is help that was not given yet, and whether it is the solution. */
  boolean hasHint() {
    return said.get().size() < exercise.hints().size();
  }

  /** Whether everything was told. */
  boolean isTold() {
    return said.get().size() > exercise.hints().size();
  }

  /** The hints that were given, and the solution. */
  ReadOnlyObjectProperty<List<String>> saidProperty() {
    return said.getReadOnlyProperty();
  }

  /** What is said of the answer that was checked last; empty if none was. */
  ReadOnlyObjectProperty<Optional<Verdict>> verdictProperty() {
    return verdict.getReadOnlyProperty();
  }

  /** Whether the answer that was checked last is right. */
  boolean isSolved() {
    return verdict.get().filter(Verdict::isSolved).isPresent();
  }
}
