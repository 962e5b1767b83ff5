package dev.tripatch.ui.model;

/**
 * An answer and how long it took.
 *
 * @param answer the answer
 * @param micros how long the work took, in microseconds
 */
public record TimedAnswer(Answer answer, long micros) {

  static TimedAnswer of(Comparer comparer, Texts texts) {
    long start = System.nanoTime();
    Answer answer = comparer.compare(texts);
    return new TimedAnswer(answer, (System.nanoTime() - start) / 1_000);
  }
}
