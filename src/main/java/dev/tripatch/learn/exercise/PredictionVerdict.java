package dev.tripatch.learn.exercise;

import java.util.List;
import java.util.Optional;

/**
 * What is said of a prediction. A {@link Judged} one ends the guessing: from then on, the answer is
 * shown.
 */
public sealed interface PredictionVerdict {

  /** It in sentences for people; words between backticks are code. */
  List<String> sentences();

  /** Whether the prediction could be read, so that the answer may be shown. */
  default boolean isJudged() {
    return switch (this) {
      case Judged _ -> true;
      case Unreadable _ -> false;
    };
  }

  /** Whether it is what happens. */
  default boolean isRight() {
    return switch (this) {
      case Judged judged -> judged.right();
      case Unreadable _ -> false;
    };
  }

  /**
   * What happens; empty if nothing is computed for the lesson, or the prediction could not be read.
   */
  default Optional<LessonAnswer> answer() {
    return switch (this) {
      case Judged judged -> judged.computed();
      case Unreadable _ -> Optional.empty();
    };
  }

  /**
   * The prediction was compared with what happens.
   *
   * @param right whether it is what happens
   * @param sentences one for each difference, with the field's own reason; or that it is right
   * @param computed what happens
   */
  record Judged(boolean right, List<String> sentences, Optional<LessonAnswer> computed)
      implements PredictionVerdict {
    public Judged {
      sentences = List.copyOf(sentences);
    }
  }

  /**
   * The prediction is no object.
   *
   * @param line the line of its text, counted from 1; {@link PredictionSheet#placeOf} finds it
   * @param sentences where and why, and what to do
   */
  record Unreadable(int line, List<String> sentences) implements PredictionVerdict {
    public Unreadable {
      sentences = List.copyOf(sentences);
    }
  }
}
