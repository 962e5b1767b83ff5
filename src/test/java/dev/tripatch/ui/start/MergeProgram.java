package dev.tripatch.ui.start;

import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.List;
import java.util.Map;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.testfx.api.FxRobot;

/** The program with its window, and a hand that presses keys in it. */
final class MergeProgram {

  private static final Map<String, KeyCode[]> KEYS =
      Map.of(
          "keep", new KeyCode[] {KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K},
          "live", new KeyCode[] {KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L},
          "next", new KeyCode[] {KeyCode.CONTROL, KeyCode.PAGE_DOWN},
          "save", new KeyCode[] {KeyCode.CONTROL, KeyCode.S},
          "close", new KeyCode[] {KeyCode.CONTROL, KeyCode.Q});

  private final FxRobot robot = new QuickRobot() {};

  private MergeProgram() {}

  /**
   * Runs.
   *
   * @param arguments what to press, with commas between; then the arguments of the window
   */
  public static void main(String[] arguments) {
    List<String> steps = List.of(arguments[0].split(","));
    Thread.ofPlatform().daemon().start(() -> new MergeProgram().act(steps));
    List<String> others = List.of(arguments).subList(1, arguments.length);
    System.exit(new WindowMain(Schemas.of(new BundledCatalog()), "test").run(others));
  }

  private void act(List<String> steps) {
    try {
      steps.forEach(this::act);
    } catch (RuntimeException | AssertionError failed) {
      failed.printStackTrace();
      System.exit(9);
    }
  }

  /** A key; or a text to wait for in the status bar; or {@code !} and a button to press. */
  private void act(String step) {
    KeyCode[] keys = KEYS.get(step);
    if (keys != null) {
      robot.push(keys);
    } else if (step.startsWith("!")) {
      Waiting.until(() -> !robot.lookup(step.substring(1)).queryAll().isEmpty());
      robot.clickOn(step.substring(1));
    } else {
      Waiting.until(() -> !Window.getWindows().isEmpty() && undecided().equals(step));
    }
  }

  private String undecided() {
    return robot.lookup("#undecided").tryQueryAs(Labeled.class).map(Labeled::getText).orElse("");
  }
}
