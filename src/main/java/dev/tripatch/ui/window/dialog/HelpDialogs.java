package dev.tripatch.ui.window.dialog;

import dev.tripatch.ui.window.keys.Keys;
import dev.tripatch.ui.window.keys.MenuAction;
import dev.tripatch.ui.window.keys.Shortcut;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/** The dialogs about the program itself: its settings, its keys, what it is. */
public final class HelpDialogs {

  private final Questions questions;
  private final String version;
  private final Keys keysNow;
  private final Supplier<Dialog<ButtonType>> settings;

  /** Dialogs of the program in this version; {@code settings} makes the one for settings. */
  public HelpDialogs(
      Questions questions, String version, Keys keys, Supplier<Dialog<ButtonType>> settings) {
    this.questions = questions;
    this.version = version;
    this.keysNow = keys;
    this.settings = settings;
  }

  /** Lets the person change settings. */
  public void showSettings() {
    questions.show(settings.get());
  }

  /** Lists all shortcuts with the keys of this system. */
  public void showShortcuts() {
    GridPane grid = new GridPane();
    grid.setHgap(24);
    grid.setVgap(4);
    grid.setStyle("-fx-padding: 8 16 8 16;");
    for (Shortcut shortcut : Shortcut.values()) {
      Label keys = new Label(keysNow.of(shortcut).getDisplayText());
      keys.getStyleClass().add("keys");
      keys.setMinWidth(Region.USE_PREF_SIZE);
      grid.addRow(grid.getRowCount(), new Label(shortcut.title()), keys);
    }
    Dialog<ButtonType> dialog = new Dialog<>();
    dialog.setTitle("Keyboard Shortcuts");
    ScrollPane scroll = new ScrollPane(grid);
    scroll.setFitToWidth(true);
    scroll.setPrefViewportHeight(460);
    dialog.getDialogPane().setContent(scroll);
    dialog.getDialogPane().getButtonTypes().add(ButtonType.CLOSE);
    questions.show(dialog);
  }

  /** Finds an action of these menus and runs it. */
  public void showActions(MenuBar menus) {
    questions
        .show(new ActionDialog(MenuAction.in(menus)))
        // Later: the window has the keyboard again.
        .ifPresent(action -> Platform.runLater(action::run));
  }

  /** Says what Tripatch is, its version, and its licenses. */
  public void showAbout() {
    Alert alert =
        new Alert(
            Alert.AlertType.INFORMATION,
            "A visual diff and merge editor for Kubernetes strategic merge patch.\n\n"
                + "Licensed under the Apache License 2.0. Fonts: Inter and JetBrains Mono,"
                + " SIL Open Font License 1.1.",
            ButtonType.CLOSE);
    alert.setTitle("About Tripatch");
    alert.setHeaderText("Tripatch " + version);
    questions.show(alert);
  }
}
