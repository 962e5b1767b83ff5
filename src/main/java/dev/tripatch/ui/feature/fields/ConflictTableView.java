package dev.tripatch.ui.feature.fields;

import dev.tripatch.decide.conflict.ConflictText;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.Column;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FeatureColumn;
import dev.tripatch.ui.panes.table.FittedColumns;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.panes.table.RowSelection;
import dev.tripatch.ui.panes.table.TablePlace;
import dev.tripatch.ui.panes.table.TableRows;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;

/** The fields that live changed on its own, and that apply would take back without a word. */
public final class ConflictTableView extends TableView<TablePlace<ConflictText>> {

  /** What is said while nobody knows yet. */
  static final String LOOKING = FieldWords.LOOKING.text();

  private final FeatureColumn<FieldPath> decided;
  private final FittedColumns<ConflictText> columns;
  private final Label hint = new Label();

  /** A table that shows what was found and takes part in the selection. */
  ConflictTableView(
      FindingsViewModel findings,
      DecisionsViewModel decisions,
      SelectionViewModel selection,
      ObservableIntegerValue textSize) {
    decided = Columns.decided(decisions);
    setId("conflict-table");
    getStyleClass().addAll("field-table", "conflict-table");
    setAccessibleText(FieldWords.FIELDS_LIVE_CHANGED.text());
    hint.getStyleClass().add("empty-hint");
    hint.setWrapText(true);
    setPlaceholder(hint);
    setRowFactory(table -> new HelpfulRow<>(ConflictTableView::help, ConflictTableView::spoken));
    TableRows.follow(this, textSize);
    columns = new FittedColumns<>(this, textSize);
    addColumns();
    RowSelection<ConflictText> rows = new RowSelection<>(this, ConflictText::path, selection);
    findings
        .foundProperty()
        .subscribe(
            found -> {
              rows.show(found.conflicts());
              columns.fit();
            });
    findings.foundProperty().subscribe(found -> hint.setText(hint(findings)));
    findings.lookingProperty().subscribe(looking -> hint.setText(hint(findings)));
    decided.changes().subscribe((before, now) -> showDecided());
    findings.failureProperty().subscribe(failure -> hint.setText(hint(findings)));
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
            .orElse(FieldWords.CONFLICT_TABLE_VIEW_NO_ANSWER.text())
        : failure;
  }

  public static LowerTab tab(
      FindingsViewModel findings,
      DecisionsViewModel decisions,
      SelectionViewModel selection,
      ObservableIntegerValue textSize) {
    return LowerTab.of(
        "conflicts",
        FieldWords.CONFLICTS_TAB.text(),
        "Shortcut+7",
        findings.foundProperty().map(found -> found.conflicts().size()),
        () -> new ConflictTableView(findings, decisions, selection, textSize));
  }

  private void addColumns() {
    columns.add(ConflictText.FIELD);
    columns.addWords(decided.title(), text -> decided.words().apply(text.path()));
    ConflictText.VALUES.forEach(columns::add);
    columns.add(ConflictText.WHO_MOVED);
    columns.add(ConflictText.APPLY);
    columns.addWords(FieldWords.LIVE_SET_BY.text(), ConflictText::owner);
  }

  private static String help(ConflictText text) {
    return FieldWords.CONFLICT_HELP.text(
        "path",
        text.path(),
        "text",
        text.title(),
        "effect",
        text.effect(),
        "lines",
        Column.lines(ConflictText.VALUES, text),
        "owner",
        text.owner());
  }

  private static String spoken(ConflictText text) {
    return text.path() + ", " + text.title() + ". " + text.sentence() + " " + text.owner();
  }
}
