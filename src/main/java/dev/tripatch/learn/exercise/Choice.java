package dev.tripatch.learn.exercise;

import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import java.util.List;

/**
 * An answer that a reader can choose.
 *
 * @param answer what to answer to choose it: {@code never-applied}
 * @param name its name for people: {@code never applied}
 * @param rule what a rule says, as a row of a decision table; empty for other answers
 */
public record Choice(String answer, String name, String rule) {

  static Choice of(Reason reason) {
    return new Choice(reason.id(), reason.id().replace('-', ' '), reason.rule());
  }

  /** The rules that a task offers; none if it asks for anything else. */
  public static List<Choice> rules(Lesson lesson) {
    return lesson
        .block(BlockLabel.TASK)
        .filter(task -> task.option().equals(ExerciseKind.RULE.word()))
        .map(task -> RuleTask.of(task.text()).choices())
        .orElse(List.of());
  }
}
