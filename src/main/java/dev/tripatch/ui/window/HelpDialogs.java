package dev.tripatch.ui.window;

import dev.tripatch.show.LetterMatch;
import dev.tripatch.ui.settings.Styles;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.ActionKeys;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import dev.tripatch.ui.window.action.Keys;
import java.util.List;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

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
        Action.of("SETTINGS", DialogWords.SETTINGS.text(), () -> questions.show(settings.get()))
            .in("EDIT", 5, 10)
            .in("STATUS", 0, 100)
            .keys("Shortcut+Comma", DialogWords.SETTINGS_KEYS.text())
            .ofWindow(),
        Action.of("FIND_ACTION", DialogWords.FIND_ACTION.text(), this::showActions)
            .in("HELP", 0, 0)
            .keys("Shortcut+Shift+P", DialogWords.FIND_ACTION_KEYS.text())
            .ofWindow(),
        Action.of("SHORTCUTS", DialogWords.SHORTCUTS.text(), this::showShortcuts)
            .in("HELP", 1, 40)
            .ofWindow(),
        Action.of("ABOUT", DialogWords.ABOUT.text(), this::showAbout).in("HELP", 1, 50).ofWindow());
  }

  /** Lists all shortcuts with the keys of this system. */
  void showShortcuts() {
    GridPane grid = new GridPane();
    grid.setHgap(24);
    grid.setVgap(4);
    grid.setStyle("-fx-padding: 8 16 8 16;");
    for (Action action : known.get().tableProperty().get().actions()) {
      Label keys = Styles.whole(known.get().wordsOf(action), "keys");
      grid.addRow(
          grid.getRowCount(), new Label(action.keys().map(ActionKeys::says).orElse("")), keys);
    }
    Dialog<ButtonType> dialog = new Dialog<>();
    dialog.setTitle(DialogWords.SHORTCUTS.text());
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
        new Alert(Alert.AlertType.INFORMATION, DialogWords.LICENSE.text(), ButtonType.CLOSE);
    alert.setTitle(DialogWords.ABOUT.text());
    alert.setHeaderText(DialogWords.NAME_AND_VERSION.text("version", version));
    questions.show(alert);
  }

  /** Finds an action of the menus by a few letters of its name. */
  private static final class ActionDialog extends FilteredDialog<Actions.Found> {

    ActionDialog(List<Actions.Found> actions, Keys known) {
      super(
          "action",
          DialogWords.ACTION_LETTERS.text(),
          letters ->
              LetterMatch.find(
                  letters,
                  actions.stream().filter(each -> each.action().isPossible()).toList(),
                  found -> found.action().title() + " " + found.way()));
      setHeaderText(DialogWords.FIND_AN_ACTION.text());
      list().setCellFactory(view -> new Cell(known));
      list().setAccessibleText(DialogWords.ACTIONS.text());
      list().setPlaceholder(new Label(DialogWords.NO_SUCH_ACTION.text()));
    }

    private static final class Cell extends ListCell<Actions.Found> {

      private final Label title = new Label();
      private final Label menu = new Label();
      private final Label keys = new Label();
      private final HBox row;
      private final Keys known;

      Cell(Keys known) {
        this.known = known;
        menu.getStyleClass().add("detail");
        menu.setMinWidth(0);
        keys.getStyleClass().add("keys");
        title.setMinWidth(Region.USE_PREF_SIZE);
        keys.setMinWidth(Region.USE_PREF_SIZE);
        row = new HBox(12, title, menu, Styles.space(), keys);
        row.setAlignment(Pos.BASELINE_LEFT);
      }

      @Override
      protected void updateItem(Actions.@Nullable Found found, boolean empty) {
        super.updateItem(found, empty);
        setGraphic(found == null ? null : row);
        if (found != null) {
          title.setText(found.action().title());
          menu.setText(found.way());
          keys.setText(known.wordsOf(found.action()));
          setAccessibleText(found.action().title() + ", " + found.way() + ", " + keys.getText());
        }
      }
    }
  }
}
