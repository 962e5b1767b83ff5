package dev.tripatch.ui.feature.learn;

import dev.tripatch.learn.PagePlace;
import dev.tripatch.ui.theme.Appearance;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** A window beside the main one with the reference. Escape closes it. */
public final class ReferenceWindow {
  private static final double WIDTH = 980;
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

  private Stage made() {
    Stage made = new Stage();
    made.initOwner(owner.get());
    made.setTitle(LearnWording.TRIPATCH_REFERENCE.text());
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
}
