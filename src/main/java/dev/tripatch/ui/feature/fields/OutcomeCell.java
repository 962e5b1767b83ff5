package dev.tripatch.ui.feature.fields;

import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.table.MarkChip;
import dev.tripatch.ui.panes.table.TablePlace;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** A row's outcome: its chip, and why in a few words. */
final class OutcomeCell extends TableCell<TablePlace<FieldRow>, FieldRow> {

  private final Label summary = new Label();
  private final HBox outcome = new HBox(summary);
  private @Nullable String shown;

  OutcomeCell() {
    summary.getStyleClass().add("summary");
    outcome.getStyleClass().add("outcome");
  }

  @Override
  protected void updateItem(@Nullable FieldRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
      return;
    }
    if (!row.word().equals(shown)) {
      shown = row.word();
      outcome.getChildren().setAll(new MarkChip(row.mark(), row.effect()), summary);
    }
    summary.setText(row.summary());
    setGraphic(outcome);
  }
}
