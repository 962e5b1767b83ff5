package dev.tripatch.ui.app;

import dev.tripatch.json.Role;
import dev.tripatch.ui.editor.PaneEditor;
import dev.tripatch.ui.settings.ThemeChoice;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Screen;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.MouseRobot;

/** A person who does anything, with mouse and keys. */
final class RandomHand {

  private static final int REMEMBERED = 8;
  private static final List<Role> PANES = List.of(Role.values());
  private static final List<KeyCode> PAGES =
      List.of(KeyCode.PAGE_DOWN, KeyCode.PAGE_UP, KeyCode.DOWN, KeyCode.END, KeyCode.HOME);
  private static final String LETTERS = "abc: -#xyz0123\"";

  private final FxRobot robot;
  private final OpenContent content;
  private final Random random;
  private final Deque<String> done = new ArrayDeque<>();

  RandomHand(FxRobot robot, OpenContent content, Random random) {
    this.robot = robot;
    this.content = content;
    this.random = random;
  }

  /** What was done last, the latest last. */
  Deque<String> lastDone() {
    return done;
  }

  void doSomething() {
    int dice = random.nextInt(100);
    if (dice < 38) {
      click(false);
    } else if (dice < 46) {
      click(true);
    } else if (dice < 54) {
      wheel();
    } else if (dice < 60) {
      push(PAGES.get(random.nextInt(PAGES.size())));
    } else if (dice < 80) {
      edit();
    } else {
      command();
    }
    answerQuestions();
  }

  private void edit() {
    switch (random.nextInt(8)) {
      case 0, 1, 2 -> type();
      case 3 -> push(KeyCode.ENTER);
      case 4 -> push(KeyCode.BACK_SPACE);
      case 5 -> push(KeyCode.CONTROL, KeyCode.Z);
      case 6 -> push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
      default -> {
        if (random.nextInt(6) == 0) {
          push(KeyCode.CONTROL, KeyCode.A);
        }
        push(KeyCode.DELETE);
      }
    }
  }

  private void command() {
    switch (random.nextInt(9)) {
      case 0, 1 -> push(KeyCode.F7);
      case 2 -> resize();
      case 3 -> fold();
      case 4 -> theme();
      case 5 -> textSize();
      case 6 -> push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.M);
      case 7 -> wrap();
      default -> push(KeyCode.CONTROL, KeyCode.E);
    }
  }

  private void click(boolean inGutter) {
    Role pane = PANES.get(random.nextInt(PANES.size()));
    PaneEditor editor = content.view().panes().view(pane).editor();
    double x = inGutter ? 10 + random.nextDouble() * 30 : 60 + random.nextDouble() * 200;
    double part = random.nextDouble();
    if (editor.getScene() == null || !isSeen(editor)) {
      return;
    }
    Bounds bounds = editor.localToScreen(editor.getBoundsInLocal());
    double y = bounds.getMinY() + 2 + part * (bounds.getHeight() - 4);
    note((inGutter ? "gutter of " : "click ") + pane + " at " + Math.round(y));
    MouseRobot mouse = robot.robotContext().getMouseRobot();
    mouse.moveNoWait(new Point2D(Math.min(bounds.getMinX() + x, bounds.getMaxX() - 20), y));
    mouse.pressNoWait(MouseButton.PRIMARY);
    mouse.releaseNoWait(MouseButton.PRIMARY);
  }

  private static boolean isSeen(Node node) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    return node.getLayoutBounds().getHeight() > 10;
  }

  private void wheel() {
    int amount = 1 + random.nextInt(12);
    VerticalDirection way = random.nextBoolean() ? VerticalDirection.DOWN : VerticalDirection.UP;
    note("wheel " + way + " " + amount);
    robot
        .robotContext()
        .getMouseRobot()
        .scrollNoWait(way == VerticalDirection.DOWN ? amount : -amount);
  }

  private void type() {
    StringBuilder letters = new StringBuilder();
    for (int i = random.nextInt(4); i >= 0; i--) {
      letters.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    note("type " + letters);
    robot.write(letters.toString(), 0);
  }

  private void push(KeyCode... keys) {
    note(List.of(keys).toString());
    KeyboardRobot keyboard = robot.robotContext().getKeyboardRobot();
    keyboard.pressNoWait(keys);
    keyboard.releaseNoWait(keys);
  }

  private void resize() {
    int width = 800 + random.nextInt(1120);
    // The headless platform paints a window that is wider than its screen, but none that is higher.
    int highest = (int) Screen.getPrimary().getBounds().getHeight() - 2;
    int height = Math.min(600 + random.nextInt(480), highest);
    note("window " + width + "x" + height);
    robot.interact(
        () -> {
          Window window = content.scene().getWindow();
          window.setWidth(width);
          window.setHeight(height);
        });
  }

  private void fold() {
    note("fold or unfold");
    robot.interact(
        () -> {
          var shown = content.comparison().showNoiseProperty();
          shown.set(!shown.get());
        });
  }

  private void wrap() {
    note("wrap or not");
    robot.interact(
        () -> {
          var wrapped = content.view().panes().rows().wrappedProperty();
          wrapped.set(!wrapped.get());
        });
  }

  private void theme() {
    ThemeChoice choice = random.nextBoolean() ? ThemeChoice.DARK : ThemeChoice.LIGHT;
    note("theme " + choice);
    robot.interact(() -> content.appearance().choiceProperty().set(choice));
  }

  private void textSize() {
    int size = List.of(10, 12, 12, 13, 16).get(random.nextInt(5));
    note("text size " + size);
    robot.interact(() -> content.appearance().setTextSize(size));
  }

  private void answerQuestions() {
    while (robot.listTargetWindows().size() > 1 && isAsked()) {
      note("escape");
      robot.push(KeyCode.ESCAPE);
    }
  }

  private boolean isAsked() {
    return robot.listTargetWindows().stream()
        .anyMatch(window -> window.isFocused() && !window.equals(content.scene().getWindow()));
  }

  private void note(String what) {
    done.addLast(what);
    if (done.size() > REMEMBERED) {
      done.removeFirst();
    }
  }
}
