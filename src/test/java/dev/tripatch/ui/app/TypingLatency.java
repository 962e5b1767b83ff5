package dev.tripatch.ui.app;

import dev.tripatch.ui.sample.LargeSample;
import dev.tripatch.ui.sample.LineComparer;
import dev.tripatch.ui.sample.WholeTextOpener;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * Measures the time from a keystroke to updated highlights, the comparer's own time taken off, and
 * what one keystroke costs the UI thread. Prints percentiles in milliseconds.
 */
public final class TypingLatency {

  private static final int STROKES = 200;

  private final LineComparer inner = new LineComparer();
  private volatile long comparing;
  private final Stage stage = new Stage();
  private final TripatchWindow window =
      new TripatchWindow(
          stage,
          new WindowServices(
              texts -> {
                long start = System.nanoTime();
                try {
                  return inner.compare(texts);
                } finally {
                  comparing = System.nanoTime() - start;
                }
              },
              new WholeTextOpener(),
              Optional.empty(),
              "test"));

  public static void main(String[] arguments) throws Exception {
    CompletableFuture<Boolean> started = new CompletableFuture<>();
    Platform.startup(() -> started.complete(true));
    started.join();
    Platform.setImplicitExit(false);
    for (int lines : new int[] {2_000, 10_000}) {
      measure(lines);
    }
    Platform.exit();
  }

  private static void measure(int lines) throws Exception {
    TypingLatency latency = onFx(TypingLatency::new);
    long opened = System.nanoTime();
    onFx(() -> latency.open(lines));
    latency.awaitAnswer(null);
    System.out.printf(Locale.ROOT, "%,d lines: opened in %d ms%n", lines, millisSince(opened));
    double[] total = new double[STROKES];
    double[] thread = new double[STROKES];
    double[] busy = new double[STROKES];
    for (int i = -30; i < STROKES; i++) {
      Object before = onFx(() -> latency.window.content().comparison().getView());
      long cpu = onFx(TypingLatency::cpuOfThread);
      long start = System.nanoTime();
      long inThread = onFx(latency::type);
      latency.awaitAnswer(before);
      if (i >= 0) {
        total[i] = (System.nanoTime() - start - latency.comparing) / 1e6;
        thread[i] = inThread / 1e6;
        busy[i] = (onFx(TypingLatency::cpuOfThread) - cpu) / 1e6;
      }
      Thread.sleep(15);
    }
    print("keystroke to highlights", total);
    print("of it handling the key", thread);
    print("processor time of the UI thread", busy);
    Runtime runtime = Runtime.getRuntime();
    System.gc();
    System.out.printf(
        Locale.ROOT, "  heap %d MB%n", (runtime.totalMemory() - runtime.freeMemory()) >> 20);
    onFx(
        () -> {
          latency.stage.close();
          return true;
        });
  }

  private boolean open(int lines) {
    stage.setX(0);
    stage.setY(0);
    window.show(WindowPictures.documents(LargeSample.texts(lines)));
    stage.setWidth(1000);
    stage.setHeight(1000);
    window.content().view().panes().focus(dev.tripatch.highlight.Pane.LOCAL);
    return true;
  }

  /** Types a character into local's first value, as the keyboard does. */
  private long type() {
    long start = System.nanoTime();
    Node area = stage.getScene().getFocusOwner();
    area.fireEvent(
        new KeyEvent(KeyEvent.KEY_TYPED, "x", "", KeyCode.UNDEFINED, false, false, false, false));
    return System.nanoTime() - start;
  }

  /** Waits until an answer is shown, and the pulse that draws it has been laid out. */
  private void awaitAnswer(@Nullable Object before) throws Exception {
    while (onFx(() -> window.content().comparison().getView()).equals(before)
        || onFx(() -> window.content().comparison().getView().isEmpty())) {
      Thread.onSpinWait();
    }
    onFx(
        () -> {
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
          return true;
        });
  }

  private static void print(String what, double[] times) {
    Arrays.sort(times);
    System.out.printf(
        Locale.ROOT,
        "  %s: median %.1f, 95 %% %.1f, worst %.1f ms%n",
        what,
        times[times.length / 2],
        times[(int) (times.length * 0.95)],
        times[times.length - 1]);
  }

  private static long millisSince(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
  }

  private static long cpuOfThread() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private interface Work<T> {
    T run();
  }

  private static <T> T onFx(Work<T> work) throws Exception {
    CompletableFuture<T> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            done.complete(work.run());
          } catch (RuntimeException problem) {
            done.completeExceptionally(problem);
          }
        });
    return done.get(60, TimeUnit.SECONDS);
  }
}
