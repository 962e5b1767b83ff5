package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.Reference.PagePlace;
import dev.tripatch.learn.Topic;
import dev.tripatch.ui.settings.Appearance;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;

/** A window beside the main one, not above it, with the reference. Escape closes it. */
public final class ReferenceWindow {
  private static final double WIDTH = 1120;
  private static final double HEIGHT = 720;

  private final Supplier<Window> owner;
  private final Appearance appearance;
  private final ReferencePane pane;
  private @Nullable Stage stage;

  /** A window that is not shown yet; it closes with its owner. */
  public ReferenceWindow(Supplier<Window> owner, Appearance appearance, ReferencePane pane) {
    this.owner = owner;
    this.appearance = appearance;
    this.pane = pane;
  }

  /** Shows a place, or without one what was shown last, ready to be searched. */
  public void show(Optional<PagePlace> place) {
    Stage now = stage == null ? made() : stage;
    stage = now;
    place.ifPresent(pane::show);
    now.show();
    now.toFront();
    now.requestFocus();
    if (place.isPresent()) {
      pane.focusPage();
    } else {
      pane.focusSearch();
    }
  }

  /** Shows it as it was left. */
  public void showAgain() {
    show(Optional.empty());
    pane.focusPage();
  }

  /** One that is owned would stay above the window that a page tells to look at. */
  private Stage made() {
    Stage made = new Stage();
    Window main = owner.get();
    if (main instanceof Stage stageOfMain) {
      made.getIcons().setAll(stageOfMain.getIcons());
    }
    main.addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> made.close());
    pane.shownProperty().subscribe(place -> made.setTitle(title(place)));
    Scene scene = new Scene(pane, WIDTH, HEIGHT);
    appearance.style(scene);
    scene.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            made.close();
          }
        });
    made.setScene(scene);
    return made;
  }

  private static String title(Optional<PagePlace> shown) {
    boolean isGuide = shown.filter(place -> place.page().topic() == Topic.GUIDE).isPresent();
    return isGuide ? LearnWording.TRIPATCH_GUIDE.text() : LearnWording.TRIPATCH_REFERENCE.text();
  }
}
