package dev.tripatch.cli.output.data;

import dev.tripatch.learn.predict.PredictionVerdict;
import java.util.List;

/**
 * What is said of a prediction, for programs.
 *
 * @param judged whether it could be read
 * @param right whether it is what happens
 * @param sentences why, or why not
 */
public record PredictionSentences(boolean judged, boolean right, List<String> sentences) {

  /** The sentences, without the signs around what is code. */
  public static PredictionSentences of(PredictionVerdict verdict) {
    return new PredictionSentences(
        verdict.isJudged(),
        verdict.isRight(),
        verdict.sentences().stream().map(each -> each.replace("`", "")).toList());
  }
}
