package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Stage;

/**
 * Measures what one step of the wheel costs the UI thread while all panes scroll together, until
 * every pane is laid out. Arguments are the files of last applied, local and live. Prints
 * percentiles in milliseconds of processor time; {@code -Dno.links=true} leaves out the links
 * between the documents, {@code -Dno.parents=true} the lines that stay at the top; {@code
 * -Dwraps=true} wraps long lines.
 */
public final class ScrollFrames {

  private static final int STEPS = 300;
  private static final int WARMING = Integer.getInteger("warming", 100);
  private static final double STEP = -120;

  /** One to lay out the pane that is scrolled, one for those that follow, one for the links. */
  private static final int PULSES = 3;

  private final Stage stage = new Stage();
  private final TripatchWindow window =
      new TripatchWindow(
          stage, new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"));

  public static void main(String[] files) throws Exception {
    CompletableFuture<Boolean> started = new CompletableFuture<>();
    Platform.startup(() -> started.complete(true));
    started.join();
    Platform.setImplicitExit(false);
    try {
      ScrollFrames frames = onFx(ScrollFrames::new);
      onFx(() -> frames.open(files)).get(60, TimeUnit.SECONDS);
      List<Double> steps = new ArrayList<>();
      for (int i = 0; i < WARMING + STEPS; i++) {
        double millis = frames.step();
        if (i >= WARMING) {
          steps.add(millis);
        }
      }
      steps.sort(Double::compare);
      System.out.printf(
          Locale.ROOT,
          "a step: median %.1f ms, 95 %% %.1f ms, most %.1f ms%n",
          steps.get(STEPS / 2),
          steps.get(STEPS * 95 / 100),
          steps.getLast());
    } finally {
      Platform.exit();
    }
  }

  private CompletableFuture<Boolean> open(String[] files) throws Exception {
    CompletableFuture<Boolean> shown = new CompletableFuture<>();
    OpenContent.of(window)
        .comparison()
        .viewProperty()
        .subscribe(
            view -> {
              if (view.isPresent()) {
                shown.complete(true);
              }
            });
    window.show(
        StartDocuments.of(
            new ThreeDocuments<>(
                Optional.of(document("last.yaml", files[0])),
                document("local.yaml", files[1]),
                Optional.of(document("live.yaml", files[2])))));
    OpenContent.of(window).view().panes().showLinksProperty().set(!Boolean.getBoolean("no.links"));
    OpenContent.of(window)
        .view()
        .panes()
        .keepParentsProperty()
        .set(!Boolean.getBoolean("no.parents"));
    OpenContent.of(window).view().panes().rows().wrappedProperty().set(Boolean.getBoolean("wraps"));
    stage.setWidth(1600);
    stage.setHeight(1000);
    return shown;
  }

  private static OpenDocument document(String name, String file) throws Exception {
    return OpenDocument.unfiled(name, Files.readString(Path.of(file)));
  }

  private double step() throws Exception {
    long before = onFx(ScrollFrames::cpuOfThread);
    onFx(this::scroll);
    CountDownLatch pulses = new CountDownLatch(PULSES);
    Runnable count =
        () -> {
          pulses.countDown();
          Platform.requestNextPulse();
        };
    onFx(
        () -> {
          stage.getScene().addPostLayoutPulseListener(count);
          Platform.requestNextPulse();
          return true;
        });
    if (!pulses.await(10, TimeUnit.SECONDS)) {
      throw new IllegalStateException("The window is not laid out any more.");
    }
    onFx(
        () -> {
          stage.getScene().removePostLayoutPulseListener(count);
          return true;
        });
    return (onFx(ScrollFrames::cpuOfThread) - before) / 1e6;
  }

  private boolean scroll() {
    Node text =
        OpenContent.of(window).view().panes().view(Role.LOCAL).editor().lookup(".virtual-flow");
    Event.fireEvent(
        text,
        new ScrollEvent(
            ScrollEvent.SCROLL,
            50,
            50,
            50,
            50,
            false,
            false,
            false,
            false,
            false,
            false,
            0,
            STEP,
            0,
            STEP,
            ScrollEvent.HorizontalTextScrollUnits.NONE,
            0,
            ScrollEvent.VerticalTextScrollUnits.NONE,
            0,
            0,
            null));
    return true;
  }

  private static long cpuOfThread() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static <T> T onFx(Callable<T> work) throws Exception {
    CompletableFuture<T> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            done.complete(work.call());
          } catch (Exception problem) {
            done.completeExceptionally(problem);
          }
        });
    return done.get(60, TimeUnit.SECONDS);
  }
}
