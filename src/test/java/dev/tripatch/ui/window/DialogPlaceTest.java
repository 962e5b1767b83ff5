package dev.tripatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tripatch.show.pane.TextComparison;
import dev.tripatch.ui.app.QuickRobot;
import dev.tripatch.ui.app.Waiting;
import dev.tripatch.ui.settings.Appearance;
import dev.tripatch.ui.settings.Keyboard;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Keys;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Dialogs open in their size, in the middle of their window, the first as any other. */
class DialogPlaceTest extends QuickRobot {

  /** More than fit into the dialog of keys. */
  private static final List<Action> ACTIONS =
      Collections.nCopies(
          70, Action.of("SAVE", "Save", () -> {}).keys(ActionKeys.of("Shortcut+S", "Save")));

  private @Nullable Stage stage;
  private final Keys keys = new Keys(ACTIONS, Keyboard.here());
  private @Nullable Questions questions;

  @Override
  public void start(Stage primary) {
    stage = primary;
    Appearance appearance = new Appearance(new SimpleObjectProperty<>(ColorScheme.LIGHT));
    Scene scene = new Scene(new StackPane(), 900, 700);
    appearance.style(scene);
    primary.setScene(scene);
    primary.setWidth(900);
    primary.setHeight(700);
    primary.setX(40);
    primary.setY(20);
    primary.show();
    questions = new Questions(() -> primary, appearance, () -> keys, () -> TextComparison::of);
  }

  private HelpDialogs help() {
    return new HelpDialogs(questions(), "1", () -> new Actions(List.of()), () -> keys, Dialog::new);
  }

  private Questions questions() {
    return Objects.requireNonNull(questions);
  }

  private Window dialog() {
    Waiting.until(() -> listTargetWindows().size() > 1);
    return listTargetWindows().stream()
        .filter(each -> !each.equals(stage))
        .findFirst()
        .orElseThrow();
  }

  private void checkPlace(Window dialog, double least) {
    assertThat(dialog.getHeight()).isGreaterThan(least).isLessThan(700);
    assertThat(dialog.getX() + dialog.getWidth() / 2).isCloseTo(490, within(2.0));
    assertThat(dialog.getY() + dialog.getHeight() / 2).isCloseTo(370, within(20.0));
    push(KeyCode.ESCAPE);
    Waiting.until(() -> !dialog.isShowing());
  }

  @Test
  void aDialogThatScrolls() {
    Platform.runLater(() -> help().showShortcuts());
    checkPlace(dialog(), 400);
  }

  @Test
  void aShortOne() {
    Platform.runLater(() -> help().showAbout());
    checkPlace(dialog(), 100);
    Platform.runLater(() -> questions().tell("It did not work.", "Try again."));
    checkPlace(dialog(), 100);
  }

  @Test
  void aDialogCanGrowOnceItIsShown() {
    String lines = "line\n".repeat(40);
    Platform.runLater(
        () ->
            questions()
                .ask(
                    "Overwrite it?",
                    "It was changed.",
                    () -> new Questions.Texts(lines, "other\n" + lines),
                    ButtonType.CANCEL));
    Window dialog = dialog();
    double before = dialog.getHeight();
    clickOn("Compare");
    Waiting.until(() -> dialog.getHeight() > before + 80);
    push(KeyCode.ESCAPE);
  }
}
