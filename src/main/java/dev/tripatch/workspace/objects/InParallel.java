package dev.tripatch.workspace.objects;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/** Works on many things with all processors. */
public final class InParallel {
  private InParallel() {}

  /**
   * Works on each, and hands the answers over on the calling thread, in order. When the watch says
   * that the rest is not wanted, no more answers come.
   *
   * @param work may be called by several threads at once
   */
  public static <T, R> void each(
      List<T> all, Function<T, R> work, Consumer<? super R> answers, Watch watch) {
    each(all, work, answers, watch, Runtime.getRuntime().availableProcessors());
  }

  /**
   * The same.
   *
   * @param most how many are worked on at once
   */
  public static <T, R> void each(
      List<T> all, Function<T, R> work, Consumer<? super R> answers, Watch watch, int most) {
    int threads = Math.max(1, Math.min(all.size(), most));
    try (ExecutorService workers = Executors.newFixedThreadPool(threads, InParallel::worker)) {
      List<CompletableFuture<Optional<R>>> asked =
          all.stream()
              .map(
                  one ->
                      CompletableFuture.supplyAsync(
                          () ->
                              watch.isCancelled()
                                  ? Optional.<R>empty()
                                  : Optional.of(work.apply(one)),
                          workers))
              .toList();
      for (int i = 0; i < asked.size() && !watch.isCancelled(); i++) {
        asked.get(i).join().ifPresent(answers);
        watch.done(i + 1, all.size());
      }
    }
  }

  private static Thread worker(Runnable work) {
    return Thread.ofPlatform().daemon().name("objects").unstarted(work);
  }
}
