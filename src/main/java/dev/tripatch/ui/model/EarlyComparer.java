package dev.tripatch.ui.model;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Begins with the first texts before anyone asks: a processor that waits while the window is put
 * together compares them meanwhile.
 */
public final class EarlyComparer implements Comparer {

  private final Comparer comparer;
  private final AtomicReference<Optional<Early>> early;

  private record Early(Texts texts, CompletableFuture<TimedAnswer> answer) {

    /** Empty if it was other texts that were compared, or if comparing them failed. */
    Optional<TimedAnswer> answerTo(Texts asked) {
      Optional<TimedAnswer> done =
          answer.handle((timed, problem) -> Optional.ofNullable(timed)).join();
      return asked.equals(texts) ? done : Optional.empty();
    }
  }

  /**
   * Begins at once.
   *
   * @param comparer does the work
   * @param first the texts that will be asked for first
   * @param now runs the work without waiting for it
   */
  public EarlyComparer(Comparer comparer, Texts first, Executor now) {
    this.comparer = comparer;
    CompletableFuture<TimedAnswer> answer =
        CompletableFuture.supplyAsync(() -> TimedAnswer.of(comparer, first), now);
    early = new AtomicReference<>(Optional.of(new Early(first, answer)));
  }

  @Override
  public Answer compare(Texts texts) {
    return timed(texts).answer();
  }

  /** The first question waits for the early work, whatever it asks: there is one work at a time. */
  @Override
  public TimedAnswer timed(Texts texts) {
    Optional<TimedAnswer> begun =
        early.getAndSet(Optional.empty()).flatMap(each -> each.answerTo(texts));
    return begun.orElseGet(() -> TimedAnswer.of(comparer, texts));
  }
}
