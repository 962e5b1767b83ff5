package dev.tripatch.ui.merge;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.FieldRow;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** The table of all fields that something happens to. */
public final class FieldTable extends TableView<TablePlace<FieldRow>> {

  private static final double SMALLEST_OUTCOME = 200;
  private static final double SMALLEST_VALUE = 64;

  private final RowSelection<FieldRow> rows;

  /** A table that shows a comparison and takes part in the selection. */
  public FieldTable(ComparisonViewModel comparison, SelectionViewModel selection) {
    setId("field-table");
    getStyleClass().add("field-table");
    setAccessibleText("Fields and what happens to them");
    setPlaceholder(new Label());
    addColumns();
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    setRowFactory(table -> new Row());
    rows = new RowSelection<>(this, FieldRow::path, selection);
    comparison.viewProperty().subscribe(view -> rows.show(rows(view)));
    setMinSize(200, 60);
  }

  /** How many fields of a comparison the patch does something to. */
  public static ObservableValue<Integer> changesIn(ComparisonViewModel comparison) {
    return comparison
        .viewProperty()
        .map(view -> (int) rows(view).stream().filter(SelectionViewModel::isChange).count());
  }

  private static List<FieldRow> rows(Optional<ComparisonView> view) {
    return view.map(ComparisonView::rows).orElse(List.of());
  }

  private void addColumns() {
    TableColumn<TablePlace<FieldRow>, String> field = text("Field", 280, FieldRow::label);
    field.setCellFactory(column -> new FieldNameCell<>());
    getColumns().add(field);
    getColumns().add(text("Last applied", 98, FieldRow::lastApplied));
    getColumns().add(text("Local", 98, FieldRow::local));
    getColumns().add(text("Live", 122, FieldRow::live));
    getColumns().add(text("Result", 98, FieldRow::result));
    TableColumn<TablePlace<FieldRow>, FieldRow> outcome = new TableColumn<>("Outcome");
    outcome.setCellValueFactory(place -> place.getValue().rowProperty());
    outcome.setCellFactory(column -> new OutcomeCell());
    outcome.setSortable(false);
    outcome.setReorderable(false);
    outcome.setPrefWidth(270);
    outcome.setMinWidth(SMALLEST_OUTCOME);
    getColumns().add(outcome);
  }

  private static TableColumn<TablePlace<FieldRow>, String> text(
      String title, double width, Function<FieldRow, String> value) {
    TableColumn<TablePlace<FieldRow>, String> column = new TableColumn<>(title);
    column.setCellValueFactory(place -> place.getValue().part(value));
    column.setCellFactory(each -> new TextCell());
    column.setPrefWidth(width);
    column.setMinWidth(SMALLEST_VALUE);
    column.setSortable(false);
    column.setReorderable(false);
    return column;
  }

  private static final class TextCell extends TableCell<TablePlace<FieldRow>, String> {

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
      super.updateItem(text, empty);
      setText(empty || text == null ? "" : text);
    }
  }

  private static final class Row extends TableRow<TablePlace<FieldRow>> {

    private final Tooltip tooltip = new Tooltip();
    private Subscription shown = Subscription.EMPTY;

    @Override
    protected void updateItem(@Nullable TablePlace<FieldRow> place, boolean empty) {
      super.updateItem(place, empty);
      shown.unsubscribe();
      if (empty || place == null) {
        shown = Subscription.EMPTY;
        setTooltip(null);
        setAccessibleText("");
        return;
      }
      shown = place.rowProperty().subscribe(this::describe);
      setTooltip(tooltip);
    }

    private void describe(FieldRow row) {
      tooltip.setText(row.path() + "\n" + row.mark().word() + ": " + row.summary());
      setAccessibleText(row.path() + ", " + row.mark().word() + ", " + row.summary());
    }
  }
}
