package dev.tripatch.ui.feature.dialects;

import dev.tripatch.dialect.Party;
import dev.tripatch.show.DialectSheet;
import dev.tripatch.show.DialectSheet.DialectCell;
import dev.tripatch.show.DialectSheet.DialectColumn;
import dev.tripatch.show.DialectSheet.DialectRow;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.panes.table.RowSelection;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.settings.Hint;
import dev.tripatch.ui.settings.Styles;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;

/**
 * The fields that do not come out the same in all dialects: a row for each, a column for each
 * dialect. The head of a column shows the dialect's whole result beside the result.
 */
final class DialectTableView extends TableView<TablePlace<DialectRow>> {

  private final DialectsViewModel dialects;
  private final RowSelection<DialectRow> rows;
  private final Map<Party, ToggleButton> heads = new EnumMap<>(Party.class);
  private List<DialectColumn> shown = List.of();

  DialectTableView(
      DialectsViewModel dialects, SelectionViewModel selection, ObservableIntegerValue textSize) {
    this.dialects = dialects;
    Styles.named(this, "dialect-table", "field-table", "dialect-table");
    setAccessibleText(DialectWords.FIELDS_THAT_DIFFER.text());
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    TableRows.follow(this, textSize);
    rows = new RowSelection<>(this, DialectRow::path, selection);
    dialects.besideProperty().subscribe(beside -> press());
  }

  void show(DialectSheet sheet) {
    if (!sheet.columns().equals(shown)) {
      // Rows first: each has a cell for each column.
      rows.show(List.of());
      shown = sheet.columns();
      heads.clear();
      getColumns().setAll(columns());
      press();
    }
    rows.show(sheet.rows());
  }

  /** Presses the head of the dialect whose result is shown. */
  private void press() {
    Optional<Party> beside = dialects.besideProperty().get();
    heads.forEach((party, head) -> head.setSelected(beside.equals(Optional.of(party))));
  }

  private List<TableColumn<TablePlace<DialectRow>, ?>> columns() {
    List<TableColumn<TablePlace<DialectRow>, ?>> columns = new ArrayList<>();
    columns.add(Columns.field(240, DialectRow::label));
    for (int i = 0; i < shown.size(); i++) {
      columns.add(column(i));
    }
    return columns;
  }

  private TableColumn<TablePlace<DialectRow>, DialectCell> column(int index) {
    DialectColumn party = shown.get(index);
    TableColumn<TablePlace<DialectRow>, DialectCell> column = new TableColumn<>();
    // The result of the first is in the result pane anyway, and who refuses has none.
    column.setGraphic(
        index == 0 || party.refusal().isPresent() ? title(party) : head(party.party()));
    column.setCellValueFactory(place -> place.getValue().part(row -> row.cells().get(index)));
    column.setCellFactory(each -> new DialectValueCell(party.party().title()));
    return Columns.settled(column, 140);
  }

  private static Node title(DialectColumn column) {
    Label title = Styles.styled(new Label(column.party().title()), "dialect-title");
    title.setWrapText(true);
    Hint.on(title, help(column.party()));
    title.setMaxWidth(Double.MAX_VALUE);
    return title;
  }

  private static String help(Party party) {
    return party.title() + "\n" + party.description();
  }

  /** Shows the dialect's whole result, and takes it away again. */
  private Node head(Party party) {
    ToggleButton head =
        Styles.named(
            new ToggleButton(party.title()),
            "dialect-" + party.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    head.getStyleClass().setAll("dialect-head");
    head.setMnemonicParsing(false);
    head.setMaxWidth(Double.MAX_VALUE);
    head.setWrapText(true);
    Hint.on(head, DialectWords.CLICK_FOR_RESULT.text("help", help(party)));
    head.setOnAction(event -> dialects.toggleBeside(party));
    heads.put(party, head);
    return head;
  }
}
