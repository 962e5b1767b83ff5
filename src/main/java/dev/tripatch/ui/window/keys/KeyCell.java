package dev.tripatch.ui.window.keys;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** An action with its keys, and whether a person changed them. */
final class KeyCell extends ListCell<Shortcut> {

  private final Keys keys;
  private final Label title = new Label();
  private final Label changed = new Label();
  private final Label shown = new Label();
  private final HBox row;

  KeyCell(Keys keys) {
    this.keys = keys;
    changed.getStyleClass().add("detail");
    shown.getStyleClass().add("keys");
    shown.setMinWidth(Region.USE_PREF_SIZE);
    changed.setMinWidth(Region.USE_PREF_SIZE);
    title.setMinWidth(0);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    row = new HBox(12, title, space, changed, shown);
    row.setAlignment(Pos.BASELINE_LEFT);
    row.setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable Shortcut shortcut, boolean empty) {
    super.updateItem(shortcut, empty);
    setGraphic(shortcut == null ? null : row);
    if (shortcut != null) {
      title.setText(shortcut.title());
      changed.setText(keys.tableProperty().get().isChanged(shortcut) ? "changed" : "");
      shown.setText(keys.of(shortcut).getDisplayText());
      setAccessibleText(shortcut.title() + ", " + shown.getText() + ", " + changed.getText());
    }
  }
}
