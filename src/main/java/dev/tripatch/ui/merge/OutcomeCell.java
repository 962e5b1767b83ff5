package dev.tripatch.ui.merge;

import dev.tripatch.highlight.FieldRow;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** A row's outcome: its chip, and why in a few words. */
final class OutcomeCell extends TableCell<FieldRow, FieldRow> {

  @Override
  protected void updateItem(@Nullable FieldRow row, boolean empty) {
    FieldRow before = getItem();
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
    } else if (!row.equals(before) || getGraphic() == null) {
      Label summary = new Label(row.summary());
      summary.getStyleClass().add("summary");
      HBox outcome = new HBox(new MarkChip(row.mark()), summary);
      outcome.getStyleClass().add("outcome");
      setGraphic(outcome);
    }
  }
}
