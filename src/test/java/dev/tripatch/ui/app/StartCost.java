package dev.tripatch.ui.app;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;

/**
 * Measures the time from the start of the process to the first frame, and resident memory after.
 */
public final class StartCost {

  private StartCost() {}

  public static void main(String[] arguments) {
    print("main");
    Platform.startup(StartCost::open);
  }

  private static void open() {
    print("toolkit");
    Stage stage = new Stage();
    TripatchWindow window =
        new TripatchWindow(
            stage,
            new WindowServices(new Workbench(new BundledCatalog()), Optional.empty(), "test"));
    print("content");
    stage.setOnShown(event -> countFrames());
    window.show(WindowPictures.example());
    PauseTransition pause = new PauseTransition(Duration.seconds(4));
    pause.setOnFinished(event -> end(stage));
    pause.play();
  }

  private static void countFrames() {
    print("shown");
    new AnimationTimer() {
      private int frames;

      @Override
      public void handle(long now) {
        frames++;
        if (frames == 2) {
          print("first frame");
          stop();
        }
      }
    }.start();
  }

  private static void end(Stage stage) {
    System.gc();
    try {
      Files.readAllLines(Path.of("/proc/self/status")).stream()
          .filter(line -> line.startsWith("VmRSS"))
          .forEach(System.out::println);
    } catch (IOException notLinux) {
      System.out.println("resident memory is not known here");
    }
    stage.close();
    Platform.exit();
  }

  private static void print(String what) {
    long since = System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime();
    System.out.println(what + ": " + since + " ms");
  }
}
