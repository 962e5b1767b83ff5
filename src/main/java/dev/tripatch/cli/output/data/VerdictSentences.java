package dev.tripatch.cli.output.data;

import dev.tripatch.learn.exercise.Verdict;
import java.util.List;

/**
 * What is said of an answer, for programs.
 *
 * @param solved whether it solves the exercise
 * @param sentences why, or why not
 */
public record VerdictSentences(boolean solved, List<String> sentences) {

  /** The sentences, without the signs around what is code. */
  public static VerdictSentences of(Verdict verdict) {
    return new VerdictSentences(
        verdict.isSolved(),
        verdict.sentences().stream().map(each -> each.replace("`", "")).toList());
  }
}
