package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.conflict.ConflictText;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.ui.feature.fields.ConflictRows.Row;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.FittedColumns;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.RowSelection;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableView;

/** The fields that live changed on its own, and that apply would take back silently. */
public final class ConflictTableView extends TableView<TablePlace<Row>> {

  /** What is said while nobody knows yet. */
  static final String LOOKING = FieldWords.LOOKING.text();

  private final FeatureColumn<FieldPath> decided;
  private final FittedColumns<Row> columns;
  private final RowSelection<Row> rows;
  private final Label hint = Styles.styled(new Label(), "empty-hint");

  /** A table that shows what was found and takes part in the selection. */
  ConflictTableView(
      ConflictRows conflicts,
      FindingsViewModel findings,
      DecisionsViewModel decisions,
      SelectionViewModel selection,
      ObservableIntegerValue textSize) {
    decided = Columns.decided(decisions);
    Styles.named(this, "conflict-table", "field-table", "conflict-table");
    setAccessibleText(FieldWords.FIELDS_LIVE_CHANGED.text());
    hint.setWrapText(true);
    setPlaceholder(hint);
    setRowFactory(table -> new HelpfulRow<>(this::help, this::spoken));
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    TableRows.follow(this, textSize);
    columns = new FittedColumns<>(this, textSize);
    addColumns();
    rows = new RowSelection<>(this, Row::path, selection);
    conflicts.rowsProperty().subscribe(this::show);
    findings.foundProperty().subscribe(found -> hint.setText(hint(findings)));
    findings.lookingProperty().subscribe(looking -> hint.setText(hint(findings)));
    decided.changes().subscribe((before, now) -> showDecided());
    findings.failureProperty().subscribe(failure -> hint.setText(hint(findings)));
    findings.absenceProperty().subscribe(absence -> hint.setText(hint(findings)));
  }

  private void show(List<Row> now) {
    rows.show(now);
    columns.fit();
  }

  private void showDecided() {
    refresh();
    columns.fit();
  }

  private static String hint(FindingsViewModel findings) {
    if (findings.lookingProperty().get()) {
      return LOOKING;
    }
    String failure = findings.failureProperty().get();
    return failure.isEmpty()
        ? findings
            .foundProperty()
            .get()
            .view()
            .map(
                view ->
                    view.refusal().isPresent()
                        ? FieldWords.CONFLICT_TABLE_VIEW_REFUSED.text()
                        : FieldWords.CONFLICT_TABLE_VIEW_NONE.text())
            .orElseGet(findings.absenceProperty()::get)
        : failure;
  }

  /** The tab; it says how many conflicts are undecided, of how many. */
  public static LowerTab tab(
      ConflictRows conflicts,
      FindingsViewModel findings,
      DecisionsViewModel decisions,
      SelectionViewModel selection,
      ObservableIntegerValue textSize) {
    String title = FieldWords.CONFLICTS_TAB.text();
    return LowerTab.labelled(
        "conflicts",
        title,
        "Shortcut+7",
        conflicts.titled(title),
        () -> new ConflictTableView(conflicts, findings, decisions, selection, textSize));
  }

  private void addColumns() {
    columns.add(Column.field(row -> row.field().label()));
    columns.add(decided, Row::path);
    FieldRow.DIFFERENCES.forEach(each -> columns.add(each.of(Row::field)));
    columns.addWords(ConflictText.WHO_MOVED.title(), row -> row.text(ConflictText::title));
    columns.addWords(ConflictText.APPLY.title(), Row::effect);
    columns.addWords(FieldWords.LIVE_SET_BY.text(), row -> row.text(ConflictText::owner));
  }

  private String help(Row row) {
    return FieldWords.CONFLICT_HELP
        .text(
            "path",
            row.path(),
            "text",
            row.text(ConflictText::title),
            "effect",
            row.effect(),
            "lines",
            Column.lines(FieldRow.VALUES, row.field()),
            "owner",
            row.text(ConflictText::owner) + "\n" + decided.words().apply(row.path()))
        .strip();
  }

  private String spoken(Row row) {
    return row.path()
        + ", "
        + row.text(ConflictText::title)
        + ". "
        + row.text(ConflictText::sentence)
        + " "
        + row.text(ConflictText::owner)
        + " "
        + decided.words().apply(row.path());
  }
}
