package dev.tripatch.ui.feature.fields;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.table.MarkChip;
import dev.tripatch.ui.panes.table.TablePlace;
import dev.tripatch.ui.theme.Styles;
import java.util.function.Predicate;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** A row's outcome: its chip, and why in a few words where the chip does not say it. */
final class OutcomeCell extends TableCell<TablePlace<TableLine>, FieldRow> {

  private final Label summary = Styles.styled(new Label(), "summary");
  private final HBox outcome = Styles.styled(new HBox(summary), "outcome");
  private final Predicate<FieldPath> isDecided;
  private @Nullable String shown;

  /** A cell that is calm where a field is decided. */
  OutcomeCell(Predicate<FieldPath> isDecided) {
    this.isDecided = isDecided;
  }

  @Override
  protected void updateItem(@Nullable FieldRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
      return;
    }
    boolean isCalm = isDecided.test(row.path());
    String now = row.word() + (isCalm ? " ✓" : "");
    if (!now.equals(shown)) {
      shown = now;
      MarkChip chip =
          isCalm ? MarkChip.decided(row.effect()) : new MarkChip(row.mark(), row.effect());
      outcome.getChildren().setAll(chip, summary);
    }
    summary.setText(row.remark());
    setGraphic(outcome);
  }
}
