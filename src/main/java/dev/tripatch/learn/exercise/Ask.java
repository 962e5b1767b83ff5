package dev.tripatch.learn.exercise;

import dev.tripatch.json.Role;
import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import java.util.List;
import java.util.stream.Stream;

/** What a lesson asks the reader to predict. */
public sealed interface Ask {

  /**
   * What live becomes.
   *
   * @param start live, which the reader marks; an empty sheet where nothing is live yet
   */
  record OfDocument(PredictionSheet start) implements Ask {}

  /**
   * Which answer is right.
   *
   * @param choices the answers, in the order in which they are shown
   */
  record OfChoice(List<Choice> choices) implements Ask {
    public OfChoice {
      choices = List.copyOf(choices);
    }
  }

  /** Nothing: the lesson shows its answer at once. */
  record Nothing() implements Ask {}

  /** What a lesson asks. */
  static Ask of(Lesson lesson) {
    List<Choice> answers = OfferedAnswer.in(lesson).stream().map(OfferedAnswer::choice).toList();
    if (!answers.isEmpty()) {
      return new OfChoice(answers);
    }
    if (lesson.has(BlockLabel.QUESTION)) {
      return lesson.hasDocuments()
          ? new OfDocument(PredictionSheet.of(lesson.text(BlockLabel.LIVE).orElse("")))
          : new Nothing();
    }
    List<Choice> rules = Choice.rules(lesson);
    return rules.isEmpty() ? new Nothing() : new OfChoice(rules);
  }

  /** The documents that a lesson needs a pane for, in the window's order: those that it gives. */
  static List<Role> panes(Lesson lesson) {
    return Stream.of(Role.values())
        .filter(role -> role != Role.RESULT)
        .filter(role -> lesson.block(BlockLabel.of(role)).filter(lesson::isGiven).isPresent())
        .toList();
  }
}
