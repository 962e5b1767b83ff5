package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.GeneratedDeployment;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.util.Subscription;

/**
 * Measures the time from a keystroke to updated highlights with the real engine, and what of it is
 * the engine's and the UI thread's part. Prints percentiles in milliseconds. Arguments are sizes in
 * lines; 2,000 and 10,000 if there are none.
 *
 * <p>Highlights are updated when they are laid out and ready to be painted. With {@code
 * -Dframebuffer=FILE}, the file of an Xvfb, it also measures until the result's line looks
 * different on the screen.
 */
public final class TypingLatency {

  private static final int STROKES = Integer.getInteger("strokes", 200);
  private static final int WARMING = Integer.getInteger("warming", 30);

  private static final KeyEvent WRITE =
      new KeyEvent(KeyEvent.KEY_TYPED, "x", "", KeyCode.UNDEFINED, false, false, false, false);
  private static final KeyEvent ERASE =
      new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.BACK_SPACE, false, false, false, false);

  private static final Set<String> BACKGROUND = Set.of("comparison", "aside");

  /** For ten characters more than the value has. */
  private static final double ROOM = 100;

  private static final Optional<FrameBuffer> SCREEN =
      Optional.ofNullable(System.getProperty("framebuffer")).map(TypingLatency::screen);

  private int strokes;
  private final Stage stage = new Stage();
  private final TripatchWindow window =
      new TripatchWindow(
          stage, new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"));

  public static void main(String[] arguments) throws Exception {
    CompletableFuture<Boolean> started = new CompletableFuture<>();
    Platform.startup(() -> started.complete(true));
    started.join();
    Platform.setImplicitExit(false);
    int[] sizes = Arrays.stream(arguments).mapToInt(Integer::parseInt).toArray();
    try {
      for (int lines : sizes.length == 0 ? new int[] {2_000, 10_000} : sizes) {
        measure(lines);
      }
    } finally {
      Platform.exit();
    }
  }

  /**
   * What one stroke took, in milliseconds.
   *
   * @param laidOut until its highlights were laid out
   * @param painted until they were on the screen; NaN if nobody looked
   * @param engine the engine's part
   * @param handling what the key itself took on the UI thread
   * @param busy processor time of the UI thread
   * @param aside processor time of the threads that compare and compute what is shown later
   * @param stolen processor time that the hypervisor gave to others meanwhile, in hundredths of a
   *     second
   */
  private record Stroke(
      double laidOut,
      double painted,
      double engine,
      double handling,
      double busy,
      double aside,
      long stolen) {}

  private static void measure(int lines) throws Exception {
    TypingLatency latency = onFx(TypingLatency::new);
    long opened = System.nanoTime();
    onFx(() -> latency.open(lines)).get(60, TimeUnit.SECONDS);
    System.out.printf(Locale.ROOT, "%,d lines: opened in %d ms%n", lines, millisSince(opened));
    for (int i = 0; i < WARMING; i++) {
      latency.stroke(Optional.empty());
    }
    Optional<Rectangle2D> watched =
        SCREEN.isPresent() ? Optional.of(onFx(latency::placeInResult)) : Optional.empty();
    List<Stroke> strokes = new ArrayList<>();
    for (int i = 0; i < STROKES; i++) {
      strokes.add(latency.stroke(watched));
    }
    List<Stroke> undisturbed = strokes.stream().filter(stroke -> stroke.stolen() == 0).toList();
    print("keystroke to highlights", strokes, Stroke::laidOut);
    print("  with all of the machine", undisturbed, Stroke::laidOut);
    print("keystroke to highlights on the screen", strokes, Stroke::painted);
    print("  with all of the machine", undisturbed, Stroke::painted);
    print("of it the engine", strokes, Stroke::engine);
    print("of it handling the key", strokes, Stroke::handling);
    print("processor time of the UI thread", strokes, Stroke::busy);
    print("processor time of the background threads", strokes, Stroke::aside);
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

  private Stroke stroke(Optional<Rectangle2D> watched) throws Exception {
    CompletableFuture<Boolean> answer = onFx(this::expectAnswer);
    long stolenBefore = stolen();
    long before = watched.map(TypingLatency::look).orElse(0L);
    long cpu = onFx(TypingLatency::cpuOfThread);
    long aside = cpuAside();
    long start = System.nanoTime();
    double handling = onFx(this::type) / 1e6;
    answer.get(60, TimeUnit.SECONDS);
    double laidOut = (System.nanoTime() - start) / 1e6;
    watched.ifPresent(place -> awaitPainting(place, before));
    double painted = watched.isPresent() ? (System.nanoTime() - start) / 1e6 : Double.NaN;
    long stolen = stolen() - stolenBefore;
    Thread.sleep(15);
    double busy = (onFx(TypingLatency::cpuOfThread) - cpu) / 1e6;
    double ofOthers = (cpuAside() - aside) / 1e6;
    double comparing = onFx(OpenContent.of(window).comparison().microsProperty()::get) / 1e3;
    return new Stroke(laidOut, painted, comparing, handling, busy, ofOthers, stolen);
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

  private static FrameBuffer screen(String file) {
    try {
      return new FrameBuffer(Path.of(file));
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  /** Where the result shows what is typed. */
  private Rectangle2D placeInResult() {
    Node value =
        OpenContent.of(window).view().panes().view(Role.RESULT).editor().lookupAll(".text").stream()
            .filter(node -> node instanceof Text text && text.getText().contains("web:"))
            .findFirst()
            .orElseThrow();
    Bounds place = value.localToScreen(value.getBoundsInLocal());
    return new Rectangle2D(
        place.getMinX(), place.getMinY(), place.getWidth() + ROOM, place.getHeight());
  }

  private static long look(Rectangle2D place) {
    return SCREEN.orElseThrow().look(place);
  }

  private static void awaitPainting(Rectangle2D place, long before) {
    long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(5);
    while (look(place) == before) {
      if (System.nanoTime() > patience) {
        throw new IllegalStateException("Nothing new is to be seen.");
      }
      LockSupport.parkNanos(200_000);
    }
  }

  private void goToValue() {
    int value = OpenContent.of(window).documents().local().getText().indexOf("web:2");
    OpenContent.of(window).view().panes().view(Role.LOCAL).editor().caret().goTo(value + 4);
  }

  private static Texts texts(int lines) {
    GeneratedDeployment made = new GeneratedDeployment(lines);
    return new Texts(
        new ThreeDocuments<>(
            Optional.of(new NamedText("last.yaml", made.lastApplied())),
            new NamedText("local.yaml", made.local()),
            Optional.of(new NamedText("live.yaml", made.live()))));
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
        OpenContent.of(window)
            .comparison()
            .viewProperty()
            .subscribe(
                (before, now) -> {
                  waiting[0].unsubscribe();
                  awaitPulse(shown);
                });
    return shown;
  }

  /**
   * Waits for the pulse that lays out what is being changed. No pulse can come between this and the
   * rest of the change, which is made in one go.
   */
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

  private static void print(String what, List<Stroke> strokes, ToDoubleFunction<Stroke> part) {
    double[] times = strokes.stream().mapToDouble(part).filter(Double::isFinite).sorted().toArray();
    if (times.length > 0) {
      System.out.printf(
          Locale.ROOT,
          "  %s: median %.1f, 95 %% %.1f, worst %.1f ms (%d strokes)%n",
          what,
          times[times.length / 2],
          times[(int) (times.length * 0.95)],
          times[times.length - 1],
          times.length);
    }
  }

  private static long millisSince(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
  }

  private static long cpuOfThread() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** The UI thread's work that comes after an answer is laid out is counted, too, as here. */
  private static long cpuAside() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds()))
        .filter(Objects::nonNull)
        .filter(thread -> BACKGROUND.contains(thread.getThreadName()))
        .mapToLong(thread -> threads.getThreadCpuTime(thread.getThreadId()))
        .sum();
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
