package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.ApplicationFixture;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.ClickRobot;
import org.testfx.robot.DragRobot;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.robot.MoveRobot;
import org.testfx.robot.SleepRobot;
import org.testfx.robot.TypeRobot;
import org.testfx.robot.impl.BaseRobotImpl;
import org.testfx.robot.impl.ClickRobotImpl;
import org.testfx.robot.impl.DragRobotImpl;
import org.testfx.robot.impl.KeyboardRobotImpl;
import org.testfx.robot.impl.MouseRobotImpl;
import org.testfx.robot.impl.TypeRobotImpl;
import org.testfx.service.query.NodeQuery;
import org.testfx.service.query.PointQuery;
import org.testfx.service.query.impl.NodeQueryImpl;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Keys and mouse for a test. TestFX's own robot sleeps 50 ms after each key and each click, and
 * moves the mouse in 200 steps; this one goes on as soon as what it did is done and laid out.
 */
public abstract class QuickRobot extends FxRobot implements ApplicationFixture {

  /** Enough for what follows a mouse that drags something. */
  private static final int STEPS_OF_A_DRAG = 8;

  private static final PseudoClass IGNORING = PseudoClass.getPseudoClass("ignoring-keys");

  /** One for all tests: each of the headless platform holds the last window of the one before. */
  private static final BaseRobot BASE = new BaseRobotImpl();

  static {
    // TestFX sets its handler when its class is initialised.
    WaitForAsyncUtils.clearExceptions();
    Thread.UncaughtExceptionHandler ofTests =
        Objects.requireNonNull(Thread.getDefaultUncaughtExceptionHandler());
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, thrown) -> {
          if (!isOfHeadlessPlatform(thrown)) {
            ofTests.uncaughtException(thread, thrown);
          }
        });
  }

  private final MouseRobot mouse = new QuickMouse(BASE);
  private final KeyboardRobot keyboard = new QuickKeyboard(BASE);
  private final MoveRobot move = new QuickMove();
  private final SleepRobot sleepless = new Sleepless();
  private final ClickRobot click = new ClickRobotImpl(mouse, move, sleepless);
  private final DragRobot drag = new DragRobotImpl(mouse, move);
  private final TypeRobot type = new TypeRobotImpl(keyboard, sleepless);

  private final StyleWarnings warnings = StyleWarnings.listen();
  private @Nullable Stage stage;

  private static final class QuickMouse extends MouseRobotImpl {

    QuickMouse(BaseRobot base) {
      super(base);
    }

    @Override
    public void press(MouseButton... buttons) {
      pressNoWait(buttons);
      Waiting.settled();
    }

    @Override
    public void release(MouseButton... buttons) {
      releaseNoWait(buttons);
      Waiting.settled();
    }

    @Override
    public void move(Point2D location) {
      moveNoWait(location);
      Waiting.settled();
    }

    @Override
    public void scroll(int amount) {
      scrollNoWait(amount);
      Waiting.settled();
    }
  }

  private static final class QuickKeyboard extends KeyboardRobotImpl {

    QuickKeyboard(BaseRobot base) {
      super(base);
    }

    /** What a key does shows after its release at the latest: one wait for each key is enough. */
    @Override
    public void press(KeyCode... keys) {
      untilQuestionIsRead();
      pressNoWait(keys);
    }

    @Override
    public void release(KeyCode... keys) {
      releaseNoWait(keys);
      Waiting.settled();
    }
  }

  /** Walks on the UI thread: a list that changed meanwhile would throw, or hide what is in it. */
  private static final class QuickQuery extends NodeQueryImpl {

    @Override
    public NodeQuery lookup(Function<Node, Set<Node>> selector) {
      Callable<NodeQuery> walk = () -> super.lookup(selector);
      return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(walk));
    }
  }

  private final class QuickMove implements MoveRobot {

    @Override
    public void moveTo(PointQuery target, Motion motion) {
      moveOverTo(target.query());
      // What the mouse came over may have moved its target.
      moveOverTo(target.query());
    }

    @Override
    public void moveBy(double x, double y, Motion motion) {
      moveOverTo(BASE.retrieveMouse().add(x, y));
    }

    private void moveOverTo(Point2D target) {
      Point2D from = BASE.retrieveMouse();
      if (from.equals(target)) {
        return;
      }
      int steps = mouse.getPressedButtons().isEmpty() ? 1 : STEPS_OF_A_DRAG;
      for (int step = 1; step < steps; step++) {
        mouse.move(from.interpolate(target, (double) step / steps));
      }
      mouse.move(target);
    }
  }

  private static final class Sleepless implements SleepRobot {

    @Override
    public void sleep(long milliseconds) {
      // What was done is done when the robot goes on.
    }

    @Override
    public void sleep(long duration, TimeUnit unit) {
      // The same.
    }
  }

  /** It may still draw a frame of the size that a window had before it was resized. */
  private static boolean isOfHeadlessPlatform(Throwable thrown) {
    return thrown instanceof IndexOutOfBoundsException
        && Stream.of(thrown.getStackTrace())
            .anyMatch(each -> each.getClassName().endsWith(".HeadlessWindow"));
  }

  @Override
  public void init() {
    // Nothing to prepare.
  }

  @Override
  public void start(Stage stage) throws Exception {
    // Each test opens what it needs.
  }

  @Override
  public void stop() throws Exception {
    // Every window is closed after each test.
  }

  @BeforeEach
  final void startTest() throws Exception {
    FxToolkit.registerPrimaryStage();
    interact(
        () -> {
          Stage made = new Stage();
          stage = made;
          start(made);
          return true;
        });
  }

  /** The stage of this test. */
  protected final Stage stage() {
    return Objects.requireNonNull(stage);
  }

  @AfterEach
  final void endTest() {
    // While a window is there to hear of it: a key that a failed test held would be held in the
    // next.
    keyboard.release();
    mouse.release();
    interact(
        () -> {
          stop();
          List.copyOf(Window.getWindows()).forEach(Window::hide);
          return true;
        });
    assertThat(warnings.end()).as("what JavaFX says of style sheets").isEmpty();
  }

  @Override
  public final FxRobot interact(Runnable work) {
    WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(work));
    Waiting.settled();
    return this;
  }

  @Override
  public final <T> FxRobot interact(Callable<T> work) {
    WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(work));
    Waiting.settled();
    return this;
  }

  @Override
  public final NodeQuery lookup(String query) {
    return from(super.fromAll()).lookup(query);
  }

  @Override
  public final <T extends Node> NodeQuery lookup(Predicate<T> predicate) {
    return from(super.fromAll()).lookup(predicate);
  }

  @Override
  public final NodeQuery from(Node... parents) {
    return new QuickQuery().from(parents);
  }

  @Override
  public final NodeQuery from(NodeQuery parents) {
    return new QuickQuery().from(parents.queryAll());
  }

  @Override
  public final FxRobot push(KeyCode... keys) {
    type.push(keys);
    return this;
  }

  @Override
  public final FxRobot push(KeyCodeCombination keys) {
    type.push(keys);
    return this;
  }

  @Override
  public final FxRobot type(KeyCode... keys) {
    type.type(keys);
    return this;
  }

  @Override
  public final FxRobot type(KeyCode key, int times) {
    type.type(key, times);
    return this;
  }

  @Override
  public final FxRobot press(KeyCode... keys) {
    keyboard.press(keys);
    Waiting.settled();
    return this;
  }

  @Override
  public final FxRobot release(KeyCode... keys) {
    keyboard.release(keys);
    return this;
  }

  /** A question ignores keys for the moment that a person needs to see it. */
  private static void untilQuestionIsRead() {
    if (isAnyIgnoring()) {
      Waiting.until(() -> !isAnyIgnoring());
    }
  }

  private static boolean isAnyIgnoring() {
    return List.copyOf(Window.getWindows()).stream()
        .map(Window::getScene)
        .filter(Objects::nonNull)
        .anyMatch(scene -> scene.getRoot().getPseudoClassStates().contains(IGNORING));
  }

  @Override
  public final FxRobot write(char character) {
    untilQuestionIsRead();
    BASE.typeKeyboard(focusedScene(), keyOf(character), Character.toString(character));
    Waiting.settled();
    return this;
  }

  @Override
  public final FxRobot write(String text) {
    text.chars().forEach(each -> write((char) each));
    return this;
  }

  @Override
  public final FxRobot write(String text, int pauseAfterEach) {
    return write(text);
  }

  /** Of the stage that was opened last: a dialog does not take the focus from its owner here. */
  private Scene focusedScene() {
    return Window.getWindows().stream()
        .filter(each -> each instanceof Stage && each.isFocused())
        .reduce((earlier, later) -> later)
        .orElseGet(this::targetWindow)
        .getScene();
  }

  private static KeyCode keyOf(char character) {
    return switch (character) {
      case '\n' -> KeyCode.ENTER;
      case '\t' -> KeyCode.TAB;
      default -> KeyCode.UNDEFINED;
    };
  }

  @Override
  public final FxRobot press(MouseButton... buttons) {
    mouse.press(buttons);
    return this;
  }

  @Override
  public final FxRobot release(MouseButton... buttons) {
    mouse.release(buttons);
    return this;
  }

  @Override
  public final FxRobot moveTo(PointQuery target, Motion motion) {
    move.moveTo(target, motion);
    return this;
  }

  @Override
  public final FxRobot moveBy(double x, double y, Motion motion) {
    move.moveBy(x, y, motion);
    return this;
  }

  @Override
  public final FxRobot clickOn(MouseButton... buttons) {
    click.clickOn(buttons);
    return this;
  }

  @Override
  public final FxRobot clickOn(PointQuery target, Motion motion, MouseButton... buttons) {
    click.clickOn(target, motion, buttons);
    return this;
  }

  @Override
  public final FxRobot doubleClickOn(PointQuery target, Motion motion, MouseButton... buttons) {
    click.doubleClickOn(target, motion, buttons);
    return this;
  }

  @Override
  public final FxRobot drag(PointQuery source, MouseButton... buttons) {
    drag.drag(source, buttons);
    return this;
  }

  @Override
  public final FxRobot drop() {
    drag.drop();
    return this;
  }

  @Override
  public final FxRobot dropTo(PointQuery target) {
    drag.dropTo(target);
    return this;
  }
}
