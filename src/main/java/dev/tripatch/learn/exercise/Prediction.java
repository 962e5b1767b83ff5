package dev.tripatch.learn.exercise;

/** What a reader expects to happen, before it is shown. */
public sealed interface Prediction {

  /**
   * The object looks like this.
   *
   * @param yaml the object; {@link PredictionSheet#text}
   */
  record OfDocument(String yaml) implements Prediction {}

  /** Kubernetes refuses it. */
  record Refused() implements Prediction {}

  /**
   * One of the answers to choose from.
   *
   * @param choice the answer
   */
  record Chosen(Choice choice) implements Prediction {}
}
