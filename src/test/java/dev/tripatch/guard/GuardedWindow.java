package dev.tripatch.guard;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.app.OpenContent;
import dev.tripatch.ui.app.TripatchWindow;
import dev.tripatch.ui.start.StartedWindow;
import dev.tripatch.ui.window.file.FileDialogs;
import dev.tripatch.ui.window.file.FileKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.PickResult;
import javafx.stage.Stage;
import javafx.stage.Window;

/** A window that is brought into a state as a person would, but for keys and mouse. */
final class GuardedWindow implements AutoCloseable {
  private static final Pattern WORKERS = Pattern.compile("comparison|aside|.*[dD]elayScheduler");
  private static final int MOST_ROUNDS = 15_000;

  private final SampleFiles samples;
  private final Deque<Path> answers = new ArrayDeque<>();
  private final Stage stage;
  private final TripatchWindow window;

  /** The answers of a state, to whatever is asked. */
  private final class AnsweredDialogs implements FileDialogs {
    @Override
    public Optional<Path> askOpen(FileKind kind, String title) {
      return Optional.ofNullable(answers.poll());
    }

    @Override
    public Optional<Path> askFolder(String title) {
      return Optional.ofNullable(answers.poll());
    }

    @Override
    public Optional<Path> askSave(FileKind kind, String title, String suggestedName) {
      return Optional.ofNullable(answers.poll());
    }
  }

  GuardedWindow(SampleFiles samples, WindowState state) {
    this.samples = samples;
    stage = onFx(Stage::new);
    Path settings = samples.folder().resolve("home").resolve(state.name());
    window =
        onFx(
            () -> {
              try {
                return StartedWindow.open(stage, state.start(), settings, new AnsweredDialogs());
              } catch (IOException wrong) {
                throw new UncheckedIOException(wrong);
              }
            });
    Platform.runLater(() -> OpenContent.of(window).view().status().hideTime());
    resize(1280, 800);
    settle();
  }

  static <T> T onFx(Supplier<T> ask) {
    if (Platform.isFxApplicationThread()) {
      return ask.get();
    }
    return CompletableFuture.supplyAsync(ask, Platform::runLater).join();
  }

  Stage stage() {
    return stage;
  }

  void resize(int width, int height) {
    Platform.runLater(
        () -> {
          stage.setX(0);
          stage.setY(0);
          stage.setWidth(width);
          stage.setHeight(height);
        });
  }

  /** The window and its dialogs and popups, in the order in which they came. */
  static List<Window> windows() {
    return onFx(() -> Window.getWindows().stream().filter(Window::isShowing).toList());
  }

  /** Does a step, and waits for all that it brings about. */
  void run(WindowState.Step step) {
    String[] parts = step.parts();
    switch (step.verb()) {
      case MENU -> later(item(step.what().split(" > ")), GuardedWindow::choose);
      case SELECT ->
          Platform.runLater(
              () -> OpenContent.of(window).selection().select(FieldPath.parse(step.what())));
      case FIRE -> later(node(step.what(), ButtonBase.class), ButtonBase::fire);
      case WRITE -> later(node(parts[0], TextInputControl.class), field -> field.setText(parts[1]));
      case ROW ->
          later(node(parts[0], Node.class), rows -> select(rows, Integer.parseInt(parts[1])));
      case EDIT -> Platform.runLater(() -> edit(parts));
      case ANSWER -> answers.add(Path.of(samples.resolve(step.what())));
      case CONTEXT -> later(node(step.what(), Node.class), GuardedWindow::requestMenu);
    }
    settle();
  }

  private static <T> void later(T target, Consumer<T> action) {
    Platform.runLater(() -> action.accept(target));
  }

  private void edit(String[] change) {
    var local = OpenContent.of(window).documents().local();
    local.type(local.getText().replace(change[0], change[1].replace("\\n", "\n")));
  }

  private static void select(Node rows, int row) {
    switch (rows) {
      case ListView<?> list -> list.getSelectionModel().clearAndSelect(row);
      case TableView<?> table -> table.getSelectionModel().clearAndSelect(row);
      default -> throw new IllegalArgumentException("no rows in " + rows);
    }
    rows.requestFocus();
  }

  /** The menus as they are when they open. */
  MenuBar menus() {
    return onFx(
        () -> {
          MenuBar bar = (MenuBar) stage.getScene().getRoot().lookup(".menu-bar");
          bar.getMenus().forEach(GuardedWindow::fill);
          return bar;
        });
  }

  /** What menus show only when they open. */
  static void fill(Menu menu) {
    Event.fireEvent(menu, new Event(Menu.ON_SHOWING));
    Stream.of(menu.getItems().toArray(MenuItem[]::new))
        .forEach(
            item -> {
              if (item instanceof Menu inner) {
                fill(inner);
              }
            });
  }

  private MenuItem item(String[] titles) {
    List<? extends MenuItem> items = menus().getMenus();
    for (String title : titles) {
      MenuItem found =
          items.stream()
              .filter(each -> Objects.toString(each.getText(), "").replace("_", "").equals(title))
              .findFirst()
              .orElseThrow(
                  () -> new IllegalArgumentException("no menu entry " + Arrays.toString(titles)));
      if (!(found instanceof Menu menu)) {
        return found;
      }
      items = menu.getItems();
    }
    throw new IllegalArgumentException("a menu: " + Arrays.toString(titles));
  }

  private static void choose(MenuItem item) {
    if (item.isDisable()) {
      throw new IllegalStateException(item.getText() + " is disabled");
    }
    if (item instanceof CheckMenuItem check) {
      check.setSelected(!check.isSelected());
    } else if (item instanceof RadioMenuItem radio) {
      radio.setSelected(true);
    }
    item.fire();
  }

  /** Found in the topmost window that has it. */
  static <T extends Node> T node(String selector, Class<T> type) {
    return onFx(
        () ->
            nodes(selector)
                .filter(type::isInstance)
                .map(type::cast)
                .reduce((first, last) -> last)
                .orElseThrow(() -> new IllegalArgumentException("no " + selector)));
  }

  private static Stream<Node> nodes(String selector) {
    return Window.getWindows().stream()
        .filter(Window::isShowing)
        .flatMap(each -> each.getScene().getRoot().lookupAll(selector).stream())
        .filter(GuardedWindow::isSeen);
  }

  private static boolean isSeen(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent).allMatch(Node::isVisible);
  }

  private static void requestMenu(Node place) {
    Bounds bounds = place.localToScreen(place.getLayoutBounds());
    Event.fireEvent(
        place,
        new ContextMenuEvent(
            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
            4,
            4,
            bounds.getMinX() + 4,
            bounds.getMinY() + 4,
            false,
            new PickResult(place, 4, 4)));
  }

  /** Until nobody computes and all is laid out, several times: what is done later may ask again. */
  void settle() {
    int quiet = 0;
    for (int round = 0; quiet < 3; round++) {
      if (round > MOST_ROUNDS) {
        throw new AssertionError("the window does not come to rest");
      }
      awaitPulses();
      quiet = isAtRest() ? quiet + 1 : 0;
    }
  }

  /** Who waits without a limit has nothing to do, and nothing that is to be done later. */
  private boolean isAtRest() {
    boolean isBusy = onFx(() -> OpenContent.of(window).comparison().busyProperty().get());
    return !isBusy
        && Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> WORKERS.matcher(thread.getName()).matches())
            .allMatch(thread -> thread.getState() == Thread.State.WAITING);
  }

  static void awaitPulses() {
    CountDownLatch pulses = new CountDownLatch(2);
    AnimationTimer timer =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            pulses.countDown();
          }
        };
    Platform.runLater(timer::start);
    try {
      if (!pulses.await(5, TimeUnit.MINUTES)) {
        throw new AssertionError("there are no pulses");
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      Platform.runLater(timer::stop);
    }
  }

  /** Closes dialogs from the last one, each of which waits for those above it; then the window. */
  @Override
  public void close() {
    for (Window each : windows().reversed()) {
      Platform.runLater(each::hide);
      awaitPulses();
    }
    onFx(
        () -> {
          OpenContent.of(window).appearance().forget(stage.getScene());
          return true;
        });
  }
}
