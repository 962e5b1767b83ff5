package dev.tripatch.ui.app;

import dev.tripatch.highlight.GeneratedDeployment;
import dev.tripatch.highlight.Pane;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.model.NamedText;
import dev.tripatch.ui.model.Texts;
import dev.tripatch.ui.sample.WholeTextOpener;
import dev.tripatch.ui.start.EngineComparer;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.util.Subscription;

/**
 * Measures the time from a keystroke to updated highlights with the real engine, and what of it is
 * the engine's and the UI thread's part. Prints percentiles in milliseconds. Arguments are sizes in
 * lines; 2,000 and 10,000 if there are none.
 */
public final class TypingLatency {

  private static final int STROKES = 200;
  private static final int WARMING = Integer.getInteger("warming", 30);

  private static final KeyEvent WRITE =
      new KeyEvent(KeyEvent.KEY_TYPED, "x", "", KeyCode.UNDEFINED, false, false, false, false);
  private static final KeyEvent ERASE =
      new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.BACK_SPACE, false, false, false, false);

  private final EngineComparer inner = new EngineComparer(new Workbench(new BundledCatalog()));
  private volatile long comparing;
  private int strokes;
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
    int[] sizes = Arrays.stream(arguments).mapToInt(Integer::parseInt).toArray();
    for (int lines : sizes.length == 0 ? new int[] {2_000, 10_000} : sizes) {
      measure(lines);
    }
    Platform.exit();
  }

  private static void measure(int lines) throws Exception {
    TypingLatency latency = onFx(TypingLatency::new);
    long opened = System.nanoTime();
    onFx(() -> latency.open(lines)).get(60, TimeUnit.SECONDS);
    System.out.printf(Locale.ROOT, "%,d lines: opened in %d ms%n", lines, millisSince(opened));
    double[] total = new double[STROKES];
    double[] thread = new double[STROKES];
    double[] busy = new double[STROKES];
    double[] engine = new double[STROKES];
    long[] stolen = new long[STROKES];
    for (int i = -WARMING; i < STROKES; i++) {
      CompletableFuture<Boolean> answer = onFx(latency::expectAnswer);
      long cpu = onFx(TypingLatency::cpuOfThread);
      long stolenBefore = stolen();
      long start = System.nanoTime();
      long inThread = onFx(latency::type);
      answer.get(60, TimeUnit.SECONDS);
      if (i >= 0) {
        total[i] = (System.nanoTime() - start) / 1e6;
        stolen[i] = stolen() - stolenBefore;
        engine[i] = latency.comparing / 1e6;
        thread[i] = inThread / 1e6;
        busy[i] = (onFx(TypingLatency::cpuOfThread) - cpu) / 1e6;
      }
      Thread.sleep(15);
    }
    double[] undisturbed =
        IntStream.range(0, STROKES)
            .filter(i -> stolen[i] == 0)
            .mapToDouble(i -> total[i])
            .toArray();
    print("keystroke to highlights", total);
    if (undisturbed.length > 0 && undisturbed.length < STROKES) {
      print("those %d with all of the machine".formatted(undisturbed.length), undisturbed);
    }
    print("of it the engine", engine);
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

  /**
   * How much processor time the hypervisor has given to others since the start, in hundredths of a
   * second; 0 where nobody counts it.
   */
  private static long stolen() throws IOException {
    Path counters = Path.of("/proc/stat");
    if (!Files.isReadable(counters)) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(counters)) {
      return Long.parseLong(lines.findFirst().orElseThrow().split(" +")[8]);
    }
  }

  private CompletableFuture<Boolean> open(int lines) {
    CompletableFuture<Boolean> answer = expectAnswer();
    stage.setX(0);
    stage.setY(0);
    stage.setOnShown(event -> goToValue());
    window.show(WindowPictures.documents(texts(lines)));
    stage.setWidth(1000);
    stage.setHeight(1000);
    return answer;
  }

  private void goToValue() {
    int value = window.content().documents().local().getText().indexOf("web:2");
    window.content().view().panes().view(Pane.LOCAL).editor().goTo(value + 4);
  }

  private static Texts texts(int lines) {
    GeneratedDeployment made = new GeneratedDeployment(lines);
    return new Texts(
        Optional.of(new NamedText("last.yaml", made.lastApplied())),
        new NamedText("local.yaml", made.local()),
        new NamedText("live.yaml", made.live()));
  }

  /** Types ten characters into a value of local and takes them back, as the keyboard does. */
  private long type() {
    boolean isErasing = strokes++ % 20 >= 10;
    long start = System.nanoTime();
    Node area = stage.getScene().getFocusOwner();
    area.fireEvent(isErasing ? ERASE : WRITE);
    return System.nanoTime() - start;
  }

  /** Is done when the next answer is shown, and what draws it has been laid out. */
  private CompletableFuture<Boolean> expectAnswer() {
    CompletableFuture<Boolean> shown = new CompletableFuture<>();
    Subscription[] waiting = new Subscription[1];
    waiting[0] =
        window
            .content()
            .comparison()
            .viewProperty()
            .subscribe(
                (before, now) -> {
                  waiting[0].unsubscribe();
                  Platform.runLater(() -> awaitPulse(shown));
                });
    return shown;
  }

  /** Waits for the pulse that lays out what was changed; up to a frame more. */
  private void awaitPulse(CompletableFuture<Boolean> shown) {
    Runnable[] waiting = new Runnable[1];
    waiting[0] =
        () -> {
          stage.getScene().removePostLayoutPulseListener(waiting[0]);
          shown.complete(true);
        };
    stage.getScene().addPostLayoutPulseListener(waiting[0]);
    Platform.requestNextPulse();
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
