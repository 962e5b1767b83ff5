package dev.tripatch.learn.exercise;

import dev.tripatch.cluster.secret.MaskedFaults;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.SecretLines;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.learn.Lesson;
import dev.tripatch.learn.LessonFileException;
import dev.tripatch.learn.exercise.ExerciseReader.Judge;
import dev.tripatch.workspace.Fault;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A lesson that asks the reader to do something.
 *
 * @param lesson the lesson: its prose and its documents
 * @param kind what is asked for
 * @param task the question, in words
 * @param goals what one sees in live once it is solved, in sentences; none if a rule is asked for
 * @param start the text that an answer begins with; empty if with nothing
 * @param hints the hints, each more concrete than the one before
 * @param solution the smallest solution
 * @param others what others would have done; some of it is right, too
 * @param choices the rules to choose from; none if another thing than a rule is asked for
 * @param judge says what comes of an answer
 */
public record Exercise(
    Lesson lesson,
    ExerciseKind kind,
    String task,
    List<String> goals,
    String start,
    List<String> hints,
    Attempt solution,
    List<Attempt> others,
    List<Choice> choices,
    Judge judge) {

  public Exercise {
    goals = List.copyOf(goals);
    hints = List.copyOf(hints);
    others = List.copyOf(others);
    choices = List.copyOf(choices);
  }

  /**
   * The exercise in a lesson.
   *
   * @throws LessonFileException where a block is missing or cannot be used
   */
  public static Exercise of(Lesson lesson, Workbench workbench) throws LessonFileException {
    return new ExerciseReader(lesson, workbench).read();
  }

  /** The question with what one sees once it is solved, as Markdown. */
  public String assignment() {
    return goals.isEmpty()
        ? task
        : goals.stream()
            .map(goal -> "- " + goal)
            .collect(
                Collectors.joining(
                    "\n", task + "\n\n" + ExerciseWording.GOALS.text() + "\n\n", ""));
  }

  /** What comes of an answer: a patch, a local configuration, or a rule's name. Never throws. */
  public Verdict check(String answer) {
    return check(answer, "answer");
  }

  /**
   * The same.
   *
   * @param name what to call the answer's text in messages, such as its file
   */
  public Verdict check(String answer, String name) {
    Verdict verdict = judge.of(name, answer);
    return verdict.isSolved() || !SecretLines.isLikely(answer)
        ? verdict
        : told(verdict, SourceReader.read(name, answer));
  }

  /** What is said of a Secret quotes none of its values. */
  private static Verdict told(Verdict verdict, SourceDocument answer) {
    if (verdict instanceof Verdict.Unreadable unreadable) {
      return MaskedFaults.in(answer, "")
          .map(
              told ->
                  new Fault(unreadable.fault().pane(), answer.locate(told.span().start()), told))
          .map(Verdict.Unreadable::new)
          .orElse(unreadable);
    }
    Masking masking = Masking.of(answer.root().stream().map(Node::value).toList());
    return new Verdict.Masked(verdict.sentences().stream().map(masking::maskedWords).toList());
  }
}
