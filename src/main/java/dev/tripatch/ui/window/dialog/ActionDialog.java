package dev.tripatch.ui.window.dialog;

import dev.tripatch.show.LetterMatch;
import dev.tripatch.ui.window.keys.MenuAction;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** Finds an action of the menus by a few letters of its name. */
final class ActionDialog extends FilteredDialog<MenuAction> {

  ActionDialog(List<MenuAction> actions) {
    super(
        "action",
        "A few letters of the action",
        letters ->
            LetterMatch.find(
                letters,
                actions.stream().filter(MenuAction::isPossible).toList(),
                action -> action.title() + " " + action.menu()));
    setHeaderText("Find an action");
    list().setCellFactory(view -> new Cell());
    list().setAccessibleText("Actions");
    list().setPlaceholder(new Label("No action is called so."));
  }

  private static final class Cell extends ListCell<MenuAction> {

    private final Label title = new Label();
    private final Label menu = new Label();
    private final Label keys = new Label();
    private final HBox row;

    Cell() {
      menu.getStyleClass().add("detail");
      menu.setMinWidth(0);
      keys.getStyleClass().add("keys");
      title.setMinWidth(Region.USE_PREF_SIZE);
      keys.setMinWidth(Region.USE_PREF_SIZE);
      Region space = new Region();
      HBox.setHgrow(space, Priority.ALWAYS);
      row = new HBox(12, title, menu, space, keys);
      row.setAlignment(Pos.BASELINE_LEFT);
    }

    @Override
    protected void updateItem(@Nullable MenuAction action, boolean empty) {
      super.updateItem(action, empty);
      setGraphic(action == null ? null : row);
      if (action != null) {
        title.setText(action.title());
        menu.setText(action.menu());
        keys.setText(action.keys());
        setAccessibleText(action.title() + ", " + action.menu() + ", " + action.keys());
      }
    }
  }
}
