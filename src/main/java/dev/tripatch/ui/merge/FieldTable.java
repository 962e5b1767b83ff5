package dev.tripatch.ui.merge;

import dev.tripatch.highlight.ComparisonView;
import dev.tripatch.highlight.FieldRow;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.SelectionViewModel;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** The table of all fields that something happens to. */
public final class FieldTable extends TableView<TablePlace<FieldRow>> {

  private static final double SMALLEST_OUTCOME = 200;
  private static final String NO_ANSWER =
      "Every field that something happens to, as soon as there is a local and a live object.";
  private static final String REFUSED =
      "Kubernetes refuses, so nothing happens to any field. The message at the patch says why.";
  private static final String NONE = "Nothing to send, so nothing happens to any field.";

  private final RowSelection<FieldRow> rows;
  private final Label hint = new Label();

  /** A table that shows a comparison and takes part in the selection. */
  public FieldTable(
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      ObservableIntegerValue textSize) {
    setId("field-table");
    getStyleClass().add("field-table");
    setAccessibleText("Fields and what happens to them");
    hint.getStyleClass().add("empty-hint");
    hint.setWrapText(true);
    setPlaceholder(hint);
    TableRows.follow(this, textSize);
    addColumns();
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    setRowFactory(table -> new HelpfulRow<>(FieldTable::help, FieldTable::spoken));
    rows = new RowSelection<>(this, FieldRow::path, selection);
    comparison.viewProperty().subscribe(view -> rows.show(rows(view)));
    comparison.viewProperty().subscribe(view -> hint.setText(hint(view)));
  }

  /** Why the table is empty, should it be. */
  private static String hint(Optional<ComparisonView> view) {
    return view.map(shown -> shown.refusal().isPresent() ? REFUSED : NONE).orElse(NO_ANSWER);
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
    getColumns().add(Columns.field(255, FieldRow::label));
    getColumns().add(Columns.value("Last applied", 94, FieldRow::lastApplied));
    getColumns().add(Columns.value("Local", 94, FieldRow::local));
    getColumns().add(Columns.value("Live", 110, FieldRow::live));
    getColumns().add(Columns.value("Result", 94, FieldRow::result));
    TableColumn<TablePlace<FieldRow>, FieldRow> outcome =
        Columns.settled(new TableColumn<>("Outcome"), 300);
    outcome.setCellValueFactory(place -> place.getValue().rowProperty());
    outcome.setCellFactory(column -> new OutcomeCell());
    outcome.setMinWidth(SMALLEST_OUTCOME);
    getColumns().add(outcome);
  }

  private static String help(FieldRow row) {
    return row.path()
        + "\n"
        + row.mark().word()
        + ": "
        + row.summary()
        + "\nLast applied: "
        + row.lastApplied()
        + "\nLocal: "
        + row.local()
        + "\nLive: "
        + row.live()
        + "\nResult: "
        + row.result();
  }

  private static String spoken(FieldRow row) {
    return row.path() + ", " + row.mark().word() + ", " + row.summary();
  }
}
