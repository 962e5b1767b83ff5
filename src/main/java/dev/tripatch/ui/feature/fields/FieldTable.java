package dev.tripatch.ui.feature.fields;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.FilterViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.ChosenFields;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.FittedColumns;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.RowSelection;
import dev.tripatch.ui.panes.table.TablePlace;
import dev.tripatch.ui.panes.table.TableRows;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** The table of all fields that something happens to. */
public final class FieldTable extends TableView<TablePlace<FieldRow>> implements ChosenFields {

  /** The width of the widest chip and what is between it and its words. */
  private static final double CHIP = 92;

  private static final int MOST_WRITTEN = 3;

  private final RowSelection<FieldRow> rows;
  private final FittedColumns<FieldRow> columns;
  private final FilterViewModel filter;
  private final TableColumn<TablePlace<FieldRow>, String> lastApplied;
  private final Map<FeatureColumn<FieldPath>, TableColumn<TablePlace<FieldRow>, String>> added =
      new LinkedHashMap<>();
  private final Label hint = new Label();

  /** A table that shows what a filter lets through, and takes part in the selection. */
  FieldTable(
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      FilterViewModel filter,
      List<FeatureColumn<FieldPath>> further,
      ObservableIntegerValue textSize) {
    this.filter = filter;
    setId("field-table");
    getStyleClass().add("field-table");
    setAccessibleText(FieldWords.FIELDS_WHAT_HAPPENS.text());
    hint.getStyleClass().add("empty-hint");
    hint.setWrapText(true);
    setPlaceholder(hint);
    TableRows.follow(this, textSize);
    columns = new FittedColumns<>(this, textSize);
    columns.add(Column.field(FieldRow::label));
    lastApplied = FieldRow.VALUES.stream().map(columns::add).toList().getFirst();
    addOutcome();
    further.forEach(this::add);
    setRowFactory(table -> new HelpfulRow<>(FieldTable::help, FieldTable::spoken));
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    rows = new RowSelection<>(this, FieldRow::path, selection);
    comparison.viewProperty().subscribe(this::show);
    filter.filterProperty().subscribe((before, now) -> show(comparison.getView()));
    further.forEach(each -> each.changes().subscribe((before, now) -> showAgain()));
  }

  private void add(FeatureColumn<FieldPath> column) {
    added.put(column, columns.addWords(column.title(), row -> column.words().apply(row.path())));
  }

  private void showAgain() {
    refresh();
    fit();
  }

  /** A column that no row could have anything in leaves its room to the others. */
  private void fit() {
    lastApplied.setVisible(getItems().stream().anyMatch(each -> hasLastApplied(each.row())));
    added.forEach(
        (column, shown) ->
            shown.setVisible(
                getItems().stream()
                    .anyMatch(each -> !column.words().apply(each.row().path()).isEmpty())));
    columns.fit();
  }

  private static boolean hasLastApplied(FieldRow row) {
    return !row.lastApplied().equals(ShortText.NONE);
  }

  private void show(Optional<ComparisonView> view) {
    rows.show(filter.rows());
    fit();
    hint.setText(hint(view));
  }

  /** Why the table is empty, should it be. */
  private static String hint(Optional<ComparisonView> view) {
    return rows(view).isEmpty()
        ? view.map(FieldTable::hint).orElse(FieldWords.FIELD_TABLE_NO_ANSWER.text())
        : FieldWords.FILTERED.text();
  }

  private static String hint(ComparisonView view) {
    if (view.refusal().isPresent()) {
      return FieldWords.FIELD_TABLE_REFUSED.text();
    }
    return view.pane(Role.PATCH).text().strip().equals("{}")
        ? FieldWords.FIELD_TABLE_NONE.text()
        : withoutEffect(view);
  }

  private static String withoutEffect(ComparisonView view) {
    if (view.writesOnlyAnnotation()) {
      return FieldWords.ONLY_ANNOTATION.text();
    }
    List<FieldPath> written = view.writtenBesides();
    int more = written.size() - MOST_WRITTEN;
    return written.isEmpty()
        ? FieldWords.NO_FIELD.text()
        : FieldWords.WRITES_FIELDS.text(
            "fields",
            written.stream()
                .limit(MOST_WRITTEN)
                .map(FieldPath::toString)
                .collect(Collectors.joining(", ")),
            "more",
            more);
  }

  @Override
  public List<FieldPath> chosenFields() {
    return getSelectionModel().getSelectedItems().stream()
        .map(place -> place.row().path())
        .toList();
  }

  /**
   * The tab; it counts the fields that the patch does something to.
   *
   * @param further columns of other features
   */
  public static LowerTab tab(
      ComparisonViewModel comparison,
      SelectionViewModel selection,
      FilterViewModel filter,
      List<FeatureColumn<FieldPath>> further,
      ObservableIntegerValue textSize) {
    return LowerTab.of(
            "fields",
            FieldWords.FIELDS_TAB.text(),
            "Shortcut+6",
            comparison
                .viewProperty()
                .map(
                    view -> (int) rows(view).stream().filter(SelectionViewModel::isChange).count()),
            () -> new FieldTable(comparison, selection, filter, further, textSize))
        .with(new FieldFilter(filter));
  }

  private static List<FieldRow> rows(Optional<ComparisonView> view) {
    return view.map(ComparisonView::rows).orElse(List.of());
  }

  private void addOutcome() {
    TableColumn<TablePlace<FieldRow>, FieldRow> outcome =
        Columns.settled(new TableColumn<>(FieldWords.OUTCOME.text()), CHIP);
    outcome.setCellValueFactory(place -> place.getValue().rowProperty());
    outcome.setCellFactory(column -> new OutcomeCell());
    columns.addChip(outcome, FieldRow::summary, CHIP);
  }

  private static String help(FieldRow row) {
    return row.path()
        + "\n"
        + row.word()
        + ": "
        + row.summary()
        + "\n"
        + Column.lines(FieldRow.VALUES, row);
  }

  private static String spoken(FieldRow row) {
    return row.path() + ", " + row.word() + ", " + row.summary();
  }
}
