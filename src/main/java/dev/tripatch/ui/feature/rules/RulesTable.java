package dev.tripatch.ui.feature.rules;

import dev.tripatch.json.Role;
import dev.tripatch.show.table.DecisionTable;
import dev.tripatch.show.table.RowFinder.AppliedRow;
import dev.tripatch.show.table.TableRow;
import dev.tripatch.ui.panes.table.FittedColumns;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.TablePlace;
import dev.tripatch.ui.panes.table.TableRows;
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
    setId("rules-table");
    getStyleClass().addAll("field-table", "rules-table");
    setAccessibleText("Decision table of the selected field");
    setRowFactory(
        table -> new HelpfulRow<>(RulesTable::help, RulesTable::spoken, APPLIES, Line::applies));
    TableRows.follow(this, textSize);
    columns = new FittedColumns<>(this, textSize);
    columns.addWords("Last applied", line -> line.cell(Role.LAST_APPLIED));
    columns.addWords("Local", line -> line.cell(Role.LOCAL));
    columns.addWords("Live", line -> line.cell(Role.LIVE));
    columns.addWords("What happens", Line::action);
    columns.addWords("“Field Merge Semantics” says", Line::page);
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
    return "Last applied: "
        + line.cell(Role.LAST_APPLIED)
        + "\nLocal: "
        + line.cell(Role.LOCAL)
        + "\nLive: "
        + line.cell(Role.LIVE)
        + "\n"
        + line.action()
        + line.table()
            .pageSays(line.row())
            .map(page -> "\nThe page says: " + page.text())
            .orElse("");
  }

  private static String spoken(Line line) {
    return (line.applies() ? "Applies. " : "") + help(line).replace('\n', ' ');
  }
}
