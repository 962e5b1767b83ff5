package dev.tripatch.ui.window;

import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogEvent;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;

/** Keeps keys that were typed before a question was seen from answering it. */
final class TypedAhead {

  /** Nobody reads faster; who types on without a pause has not read anything. */
  private static final Duration QUIET = Duration.millis(350);

  private static final PseudoClass IGNORING = PseudoClass.getPseudoClass("ignoring-keys");

  private TypedAhead() {}

  /** Ignores keys in a dialog until it is there and no key has been typed for a moment. */
  static void ignoreIn(Dialog<?> dialog) {
    Scene scene = dialog.getDialogPane().getScene();
    PauseTransition pause = new PauseTransition(QUIET);
    EventHandler<KeyEvent> ignore =
        event -> {
          event.consume();
          pause.playFromStart();
        };
    // Keys that wait for a slow computer come before what is run later.
    pause.setOnFinished(
        event ->
            Platform.runLater(
                () -> {
                  if (pause.getStatus() == Animation.Status.STOPPED) {
                    scene.removeEventFilter(KeyEvent.ANY, ignore);
                    scene.getRoot().pseudoClassStateChanged(IGNORING, false);
                  }
                }));
    scene.addEventFilter(KeyEvent.ANY, ignore);
    scene.getRoot().pseudoClassStateChanged(IGNORING, true);
    dialog.addEventHandler(
        DialogEvent.DIALOG_SHOWN, event -> Platform.runLater(pause::playFromStart));
  }
}
