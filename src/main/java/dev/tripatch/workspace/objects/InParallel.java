package dev.tripatch.workspace.objects;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;

/** Works on many things with all processors. */
public final class InParallel {
  /**
   * So many answers for each thread wait until those before them are handed over: enough for all to
   * be busy beside one that takes long, few enough to take little room.
   */
  private static final int AHEAD = 64;

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
      Deque<CompletableFuture<Optional<R>>> asked = new ArrayDeque<>();
      Iterator<T> rest = all.iterator();
      for (int done = 0; done < all.size() && !watch.isCancelled(); done++) {
        while (rest.hasNext() && asked.size() < threads * AHEAD) {
          T one = rest.next();
          asked.add(
              CompletableFuture.supplyAsync(
                  () -> watch.isCancelled() ? Optional.<R>empty() : Optional.of(work.apply(one)),
                  workers));
        }
        asked.remove().join().ifPresent(answers);
        watch.done(done + 1, all.size());
      }
    }
  }

  private static Thread worker(Runnable work) {
    return Thread.ofPlatform().daemon().name("objects").unstarted(work);
  }
}
