package dev.tripatch.ui.feature.rules;

import dev.tripatch.json.Role;
import dev.tripatch.show.table.DecisionTable;
import dev.tripatch.show.table.RowFinder.AppliedRow;
import dev.tripatch.show.table.TableRow;
import dev.tripatch.ui.panes.table.FittedColumns;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.TablePlace;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableIntegerValue;
import javafx.css.PseudoClass;
import javafx.scene.control.TableView;

/** A decision table, drawn; the row that applies to the selected field is lit. */
final class RulesTable extends TableView<TablePlace<RulesTable.Line>> {

  private static final PseudoClass APPLIES = PseudoClass.getPseudoClass("applies");

  private final FittedColumns<Line> columns;

  /**
   * A row as it is drawn.
   *
   * @param table its table
   * @param row what it says
   * @param applies whether it applies to the selected field
   */
  record Line(DecisionTable table, TableRow row, boolean applies) {

    String cell(Role role) {
      return row.situation().of(role).title();
    }

    String action() {
      return (applies ? "▶ " : "") + table.action(row);
    }

    String page() {
      return table
          .pageSays(row)
          .map(page -> page.isTrue() ? page.text() : "≠ " + page.text())
          .orElse("—");
    }
  }

  RulesTable(ObservableIntegerValue textSize) {
    Styles.named(this, "rules-table", "field-table", "rules-table");
    setAccessibleText(RuleWords.DECISION_TABLE_SELECTED.text());
    setRowFactory(
        table -> new HelpfulRow<>(RulesTable::help, RulesTable::spoken, APPLIES, Line::applies));
    TableRows.follow(this, textSize);
    columns = new FittedColumns<>(this, textSize);
    columns.addWords(RuleWords.LAST_APPLIED.text(), line -> line.cell(Role.LAST_APPLIED));
    columns.addWords(RuleWords.LOCAL.text(), line -> line.cell(Role.LOCAL));
    columns.addWords(RuleWords.LIVE.text(), line -> line.cell(Role.LIVE));
    columns.addWords(RuleWords.WHAT_HAPPENS.text(), Line::action);
    columns.addWords(RuleWords.FIELD_MERGE_SEMANTICS_SAYS.text(), Line::page);
  }

  /** Shows a table; nothing is chosen in it. */
  void show(Optional<AppliedRow> applied) {
    List<TablePlace<Line>> lines =
        applied.stream()
            .flatMap(
                now ->
                    now.table().rows().stream()
                        .map(row -> new Line(now.table(), row, now.row().equals(Optional.of(row)))))
            .map(TablePlace::new)
            .toList();
    getSelectionModel().clearSelection();
    getItems().setAll(lines);
    columns.fit();
  }

  /** Brings the row that applies into view. */
  void reveal() {
    getItems().stream()
        .filter(place -> place.row().applies())
        .findFirst()
        .ifPresent(this::scrollTo);
  }

  private static String help(Line line) {
    return RuleWords.ROW_HELP.text(
        "last-applied",
        line.cell(Role.LAST_APPLIED),
        "local",
        line.cell(Role.LOCAL),
        "live",
        line.cell(Role.LIVE),
        "action",
        line.action(),
        "page-says",
        line.table()
            .pageSays(line.row())
            .map(page -> RuleWords.THE_PAGE_SAYS_PAGE.text("page", page.text()))
            .orElse(""));
  }

  private static String spoken(Line line) {
    return (line.applies() ? RuleWords.APPLIES.text() + " " : "") + help(line).replace('\n', ' ');
  }
}
