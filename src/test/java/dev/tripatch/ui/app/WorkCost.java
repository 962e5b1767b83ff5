package dev.tripatch.ui.app;

import dev.tripatch.decide.Fate;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.GeneratedDeployment;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.StepperViewModel;
import dev.tripatch.ui.panes.model.Stop;
import dev.tripatch.ui.panes.model.Texts;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/**
 * Measures what a person waits for at work, by real key events, until it is laid out: {@code
 * objects NEW OLD [LAST]} opens folders and goes through a hundred objects by F9; {@code decide
 * LINES} takes live's value and undoes it; {@code steps LINES} goes through the steps, forwards and
 * back; {@code memory LINES} opens three documents. Prints milliseconds and memory.
 */
public final class WorkCost {
  private static final int STEPS = 100;

  private final Stage stage = new Stage();
  private final TripatchWindow window =
      new TripatchWindow(
          stage, new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"));

  public static void main(String[] arguments) throws Exception {
    CompletableFuture<Boolean> started = new CompletableFuture<>();
    Platform.startup(() -> started.complete(true));
    started.join();
    WorkCost cost = onFx(WorkCost::new);
    try {
      switch (arguments[0]) {
        case "objects" ->
            cost.objects(
                Path.of(arguments[1]),
                Path.of(arguments[2]),
                Arrays.stream(arguments).skip(3).map(Path::of).toList());
        case "decide" -> cost.decide(Integer.parseInt(arguments[1]));
        case "steps" -> cost.steps(Integer.parseInt(arguments[1]));
        case "memory" -> cost.memory(Integer.parseInt(arguments[1]));
        default ->
            System.err.println("objects NEW OLD [LAST], decide LINES, steps LINES or memory LINES");
      }
    } finally {
      Platform.exit();
    }
  }

  private void objects(Path local, Path live, List<Path> lastApplied) throws Exception {
    ObjectSources sources = new ObjectSources(lastApplied, List.of(local), List.of(live), true);
    long start = System.nanoTime();
    show(StartDocuments.of(sources));
    Freezes freezes = new Freezes();
    freezes.start();
    ObjectsViewModel model = OpenContent.of(window).objects().model();
    await(() -> !model.rows().isEmpty());
    System.out.printf(
        Locale.ROOT, "list of %d: %.0f ms%n", model.rows().size(), millisSince(start));
    await(() -> model.survey().progressProperty().get().isOver());
    System.out.printf(
        Locale.ROOT, "overview of %d: %.0f ms%n", model.rows().size(), millisSince(start));
    freezes.interrupt();
    freezes.join();
    System.out.println(freezes);
    printMemory();
    double[] times = new double[STEPS];
    for (int i = 0; i < STEPS; i++) {
      long pressed = System.nanoTime();
      press(KeyCode.F9, false);
      awaitAnswer();
      times[i] = millisSince(pressed);
    }
    print("next object", times);
    printMemory();
  }

  /** Asks the UI thread all the time whether it has time. */
  private static final class Freezes extends Thread {
    private final List<Double> waited = new ArrayList<>();

    @Override
    public void run() {
      try {
        while (!isInterrupted()) {
          long asked = System.nanoTime();
          onFx(() -> true);
          waited.add(millisSince(asked));
          Thread.sleep(5);
        }
      } catch (Exception end) {
        interrupt();
      }
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "UI thread busy: longest %.0f ms, %d times over 100 ms, %.0f ms of these in all",
          waited.stream().mapToDouble(each -> each).max().orElse(0),
          waited.stream().filter(each -> each > 100).count(),
          waited.stream().filter(each -> each > 100).mapToDouble(each -> each).sum());
    }
  }

  private void decide(int lines) throws Exception {
    show(WindowPictures.documents(texts(lines)));
    awaitAnswer();
    double[] times = new double[STEPS];
    for (int i = 0; i < STEPS; i++) {
      onFx(
          () -> {
            OpenContent.of(window).selection().go(Stop.CHANGE, 1);
            return true;
          });
      layOut();
      long pressed = System.nanoTime();
      press(KeyCode.L, true);
      awaitAnswer();
      times[i] = millisSince(pressed);
      press(KeyCode.Z, false);
      awaitAnswer();
    }
    print(Fate.TAKE_LIVE + " of " + lines + " lines", times);
  }

  private void steps(int lines) throws Exception {
    show(WindowPictures.documents(texts(lines)));
    awaitAnswer();
    StepperViewModel stepper = OpenContent.of(window).stepper();
    long opened = System.nanoTime();
    press(KeyCode.G, true);
    await(() -> stepper.shownProperty().get().isPresent());
    layOut();
    int count = onFx(() -> stepper.shownProperty().get().orElseThrow().count());
    System.out.printf(Locale.ROOT, "%d steps: open %.0f ms%n", count, millisSince(opened));
    print("next step", goThrough(stepper, Math.min(STEPS, count - 1), 1));
    print("previous step", goThrough(stepper, Math.min(STEPS, count - 1), -1));
    onFx(
        () -> {
          stepper.goTo(count - 2);
          return true;
        });
    await(() -> stepper.shownProperty().get().orElseThrow().place() == count - 2);
    print("previous step at the end", goThrough(stepper, Math.min(STEPS, count - 2), -1));
  }

  private double[] goThrough(StepperViewModel stepper, int steps, int by) throws Exception {
    double[] times = new double[steps];
    for (int i = 0; i < steps; i++) {
      int wanted = onFx(() -> stepper.shownProperty().get().orElseThrow().place()) + by;
      long pressed = System.nanoTime();
      press(KeyCode.F4, by < 0);
      await(() -> stepper.shownProperty().get().orElseThrow().place() == wanted);
      layOut();
      times[i] = millisSince(pressed);
    }
    return times;
  }

  private void memory(int lines) throws Exception {
    show(WindowPictures.documents(texts(lines)));
    awaitAnswer();
    printMemory();
  }

  private static Texts texts(int lines) {
    GeneratedDeployment made = new GeneratedDeployment(lines);
    return new Texts(
        new ThreeDocuments<>(
            Optional.of(new NamedText("last.yaml", made.lastApplied())),
            new NamedText("local.yaml", made.local()),
            Optional.of(new NamedText("live.yaml", made.live()))));
  }

  private void show(StartDocuments documents) throws Exception {
    onFx(
        () -> {
          window.show(documents);
          return true;
        });
    await(stage::isShowing);
  }

  private void press(KeyCode key, boolean isShifted) throws Exception {
    boolean isPlain = key == KeyCode.F9 || key == KeyCode.F4;
    KeyEvent event =
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, isShifted, !isPlain, false, false);
    onFx(
        () -> {
          stage.getScene().getFocusOwner().fireEvent(event);
          return true;
        });
  }

  private void awaitAnswer() throws Exception {
    await(() -> !OpenContent.of(window).comparison().busyProperty().get());
    layOut();
  }

  private void layOut() throws Exception {
    CompletableFuture<Boolean> shown = new CompletableFuture<>();
    onFx(
        () -> {
          awaitPulse(stage.getScene(), shown);
          return true;
        });
    shown.get(60, TimeUnit.SECONDS);
  }

  private static void awaitPulse(Scene scene, CompletableFuture<Boolean> shown) {
    Runnable[] waiting = new Runnable[1];
    waiting[0] =
        () -> {
          scene.removePostLayoutPulseListener(waiting[0]);
          shown.complete(true);
        };
    scene.addPostLayoutPulseListener(waiting[0]);
    Platform.requestNextPulse();
  }

  private static void await(BooleanSupplier condition) throws Exception {
    while (!onFx(condition::getAsBoolean)) {
      Thread.sleep(1);
    }
  }

  private static double millisSince(long nanos) {
    return (System.nanoTime() - nanos) / 1e6;
  }

  private static void print(String what, double[] times) {
    Arrays.sort(times);
    System.out.printf(
        Locale.ROOT,
        "%s: median %.0f, 95 %% %.0f, worst %.0f ms%n",
        what,
        times[times.length / 2],
        times[(int) (times.length * 0.95)],
        times[times.length - 1]);
  }

  private static void printMemory() throws IOException {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    long heap = (runtime.totalMemory() - runtime.freeMemory()) >> 20;
    Path status = Path.of("/proc/self/status");
    String resident =
        Files.isReadable(status)
            ? Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS"))
                .findFirst()
                .orElse("")
            : "";
    System.out.println("heap " + heap + " MB, " + resident);
  }

  private static <T> T onFx(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Platform.runLater(task);
    return task.get(60, TimeUnit.SECONDS);
  }
}
