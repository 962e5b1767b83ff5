package dev.tripatch.exercise;

import dev.tripatch.lesson.Lesson;
import dev.tripatch.lesson.LessonFileException;
import dev.tripatch.workspace.Workbench;
import java.util.List;

/**
 * A lesson that asks the reader to do something.
 *
 * @param lesson the lesson: its prose and its documents
 * @param kind what is asked for
 * @param task the question, in words
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
    String start,
    List<String> hints,
    Attempt solution,
    List<Attempt> others,
    List<Choice> choices,
    Judge judge) {

  /** Copies the lists. */
  public Exercise {
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
    return judge.of(name, answer);
  }
}
