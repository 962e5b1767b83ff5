package dev.tripatch.ui.window.dialog;

import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Keys;
import java.util.List;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/** The dialogs about the program itself: its settings, its keys, what it is. */
public final class HelpDialogs implements Feature {

  private final Questions questions;
  private final String version;
  private final Supplier<Actions> actions;
  private final Supplier<Keys> known;
  private final Supplier<Dialog<ButtonType>> settings;

  /**
   * Dialogs of the program in this version.
   *
   * @param actions all that can be done in the window, and
   * @param keys the keys for it
   * @param settings makes the dialog for settings
   */
  public HelpDialogs(
      Questions questions,
      String version,
      Supplier<Actions> actions,
      Supplier<Keys> keys,
      Supplier<Dialog<ButtonType>> settings) {
    this.questions = questions;
    this.version = version;
    this.actions = actions;
    this.known = keys;
    this.settings = settings;
  }

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("SETTINGS", "Settings…", () -> questions.show(settings.get()))
            .in("EDIT", 5, 10)
            .in("STATUS", 0, 100)
            .keys("Shortcut+Comma", "Settings"),
        Action.of("FIND_ACTION", "Find Action…", this::showActions)
            .in("HELP", 0, 0)
            .keys("Shortcut+Shift+P", "Find an action by a few letters of its name"),
        Action.of("SHORTCUTS", "Keyboard Shortcuts", this::showShortcuts).in("HELP", 1, 40),
        Action.of("ABOUT", "About Tripatch", this::showAbout).in("HELP", 1, 50));
  }

  /** Lists all shortcuts with the keys of this system. */
  void showShortcuts() {
    GridPane grid = new GridPane();
    grid.setHgap(24);
    grid.setVgap(4);
    grid.setStyle("-fx-padding: 8 16 8 16;");
    for (Action action : known.get().tableProperty().get().actions()) {
      Label keys = new Label(known.get().wordsOf(action));
      keys.getStyleClass().add("keys");
      keys.setMinWidth(Region.USE_PREF_SIZE);
      grid.addRow(
          grid.getRowCount(), new Label(action.keys().map(ActionKeys::says).orElse("")), keys);
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

  private void showActions() {
    questions
        .show(new ActionDialog(actions.get().inMenus(), known.get()))
        // Later: the window has the keyboard again.
        .ifPresent(found -> Platform.runLater(found.action().run()));
  }

  /** Says what Tripatch is, its version, and its licenses. */
  void showAbout() {
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
