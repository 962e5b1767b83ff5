package dev.tripatch.ui.window.dialog;

import dev.tripatch.show.LetterMatch;
import dev.tripatch.ui.theme.Styles;
import dev.tripatch.ui.window.action.Actions;
import dev.tripatch.ui.window.action.Keys;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** Finds an action of the menus by a few letters of its name. */
final class ActionDialog extends FilteredDialog<Actions.Found> {

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
