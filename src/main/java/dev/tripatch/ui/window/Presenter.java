package dev.tripatch.ui.window;

import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.layout.MainView;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.shape.Circle;
import javafx.stage.Stage;
import javafx.util.Subscription;

/**
 * Shows the panes, and a lesson beside them, to an audience: full screen, larger text, no menus and
 * bars, the keys of a presentation remote, and a circle around the mouse while Ctrl is held.
 * Everything is as before after leaving.
 */
public final class Presenter implements Feature {

  private static final String PRESENTING = "presenting";
  private static final int LARGER = 6;
  private static final int LARGE = 24;
  private static final double RADIUS = 30;

  private final MainView view;
  private final Appearance appearance;
  private final Circle pointer = Styles.named(new Circle(RADIUS), "pointer", "pointer");
  private final EventHandler<KeyEvent> keys = this::pressed;
  private final EventHandler<KeyEvent> released = this::released;
  private final EventHandler<MouseEvent> mouse = this::moved;
  private final List<Runnable> back = new ArrayList<>();
  private final Remote remote;

  /** Presents this view; the remote's keys do what {@code remote} says. */
  public Presenter(MainView view, Appearance appearance, Remote remote) {
    this.view = view;
    this.appearance = appearance;
    this.remote = remote;
    pointer.setManaged(false);
    pointer.setMouseTransparent(true);
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("PRESENTER", WindowWords.PRESENTER.text(), this::toggle)
            .in("VIEW", 3, 20)
            .keys("F11", "Shortcut+F11", WindowWords.PRESENTER_KEYS.text())
            .ofWindow());
  }

  /** Whether the window presents. */
  public ReadOnlyBooleanProperty presentingProperty() {
    return view.presentingProperty();
  }

  /** Begins to present, or leaves. */
  public void toggle() {
    if (view.presentingProperty().get()) {
      leave();
    } else if (view.getScene().getWindow() instanceof Stage stage) {
      begin(view.getScene(), stage);
    }
  }

  private void begin(Scene scene, Stage stage) {
    back.add(view.setAside());
    back.add(appearance::endEnlarging);
    appearance.enlarge(Math.clamp(LARGE - appearance.textSizeProperty().get(), 0, LARGER));
    view.outerParts().forEach(this::hide);
    view.arrangement().showToAudience(true);
    back.add(() -> view.arrangement().showToAudience(false));
    view.presentingProperty().set(true);
    view.getStyleClass().add(PRESENTING);
    view.getChildren().add(pointer);
    pointer.setVisible(false);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, keys);
    scene.addEventFilter(KeyEvent.KEY_RELEASED, released);
    scene.addEventFilter(MouseEvent.MOUSE_MOVED, mouse);
    back.add(() -> end(scene));
    fullScreen(stage);
  }

  private void fullScreen(Stage stage) {
    boolean wasFull = stage.isFullScreen();
    KeyCombination exit = stage.getFullScreenExitKeyCombination();
    String hint = stage.getFullScreenExitHint();
    stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
    stage.setFullScreenExitHint("");
    stage.setFullScreen(true);
    Subscription outside = stage.fullScreenProperty().subscribe((before, now) -> leave());
    back.add(
        () -> {
          outside.unsubscribe();
          stage.setFullScreen(wasFull);
          stage.setFullScreenExitKeyCombination(exit);
          stage.setFullScreenExitHint(hint);
        });
  }

  private void hide(Node part) {
    boolean wasShown = part.isVisible();
    boolean wasManaged = part.isManaged();
    Styles.setShown(part, false);
    back.add(
        () -> {
          part.setVisible(wasShown);
          part.setManaged(wasManaged);
        });
  }

  private void end(Scene scene) {
    view.getStyleClass().remove(PRESENTING);
    view.getChildren().remove(pointer);
    scene.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
    scene.removeEventFilter(KeyEvent.KEY_RELEASED, released);
    scene.removeEventFilter(MouseEvent.MOUSE_MOVED, mouse);
  }

  /** Leaves, if the window presents; all is as before. */
  public void leave() {
    List<Runnable> steps = List.copyOf(back.reversed());
    back.clear();
    steps.forEach(Runnable::run);
    view.presentingProperty().set(false);
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case ESCAPE -> {
        leave();
        event.consume();
      }
      case PAGE_DOWN -> {
        remote.next();
        event.consume();
      }
      case PAGE_UP -> {
        remote.previous();
        event.consume();
      }
      case RIGHT, LEFT -> turned(event);
      default -> pointer.setVisible(event.getCode() == KeyCode.CONTROL);
    }
  }

  /** Some remotes send arrow keys; where a caret is, these are for it. */
  private void turned(KeyEvent event) {
    boolean isPlain =
        !event.isShiftDown() && !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    if (isPlain && !isWriting()) {
      if (event.getCode() == KeyCode.RIGHT) {
        remote.next();
      } else {
        remote.previous();
      }
      event.consume();
    }
  }

  private boolean isWriting() {
    return view.getScene().getFocusOwner() instanceof TextInputControl
        || view.panes().all().stream().anyMatch(Node::isFocusWithin);
  }

  private void released(KeyEvent event) {
    if (event.getCode() == KeyCode.CONTROL) {
      pointer.setVisible(false);
    }
  }

  private void moved(MouseEvent event) {
    pointer.setCenterX(event.getSceneX());
    pointer.setCenterY(event.getSceneY());
    pointer.setVisible(event.isControlDown());
    pointer.toFront();
  }
}
