package dev.tripatch.ui.feature.dialects;

import dev.tripatch.show.table.ServerSideRow;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.Columns;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.panes.table.HelpfulRow;
import dev.tripatch.ui.panes.table.MarkChip;
import dev.tripatch.ui.panes.table.RowSelection;
import dev.tripatch.ui.panes.table.TableRows;
import dev.tripatch.ui.settings.Styles;
import java.util.List;
import javafx.beans.value.ObservableIntegerValue;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** The fields that concern server-side apply: what happens to each, who owns it, and why. */
final class ServerSideTableView extends TableView<TablePlace<ServerSideRow>> {

  /** In a narrower table there is no room for sentences; the Why panel has those of the chosen. */
  private static final double ROOM_FOR_WHY = 1150;

  private final RowSelection<ServerSideRow> rows;

  ServerSideTableView(SelectionViewModel selection, ObservableIntegerValue textSize) {
    Styles.named(this, "server-side-table", "field-table", "server-side-table");
    setAccessibleText(DialectWords.FIELDS_AND_SERVER_SIDE.text());
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    setRowFactory(
        table -> new HelpfulRow<>(ServerSideTableView::help, ServerSideTableView::spoken));
    TableRows.follow(this, textSize);
    getColumns().add(Columns.field(215, row -> row.path().toString()));
    getColumns().add(what());
    getColumns().add(Columns.value(DialectWords.LIVE.text(), 95, ServerSideRow::liveText));
    getColumns().add(Columns.value(DialectWords.RESULT.text(), 95, ServerSideRow::resultText));
    getColumns()
        .add(Columns.words(DialectWords.OTHER_OWNERS_SINCE.text(), 320, ServerSideRow::ownersText));
    TableColumn<TablePlace<ServerSideRow>, String> why =
        Columns.words(DialectWords.WHY.text(), 420, ServerSideRow::reason);
    why.visibleProperty().bind(widthProperty().greaterThanOrEqualTo(ROOM_FOR_WHY));
    getColumns().add(why);
    rows = new RowSelection<>(this, ServerSideRow::path, selection);
  }

  void show(List<ServerSideRow> shown) {
    rows.show(shown);
  }

  private static TableColumn<TablePlace<ServerSideRow>, ServerSideRow> what() {
    TableColumn<TablePlace<ServerSideRow>, ServerSideRow> column =
        Columns.settled(new TableColumn<>(DialectWords.WHAT_HAPPENS.text()), 135);
    column.setCellValueFactory(place -> place.getValue().rowProperty());
    column.setCellFactory(each -> new ServerSideCell());
    column.setMinWidth(125);
    return column;
  }

  private static String help(ServerSideRow row) {
    return DialectWords.ROW_HELP.text(
        "path",
        row.path(),
        "what",
        row.what(),
        "reason",
        row.reason(),
        "live-text",
        row.liveText(),
        "result-text",
        row.resultText(),
        "owners-text",
        row.ownersText());
  }

  private static String spoken(ServerSideRow row) {
    return row.path() + ", " + row.what() + ", " + row.reason();
  }

  /** What server-side apply does to a field, and a sign where kubectl apply leaves it different. */
  private static final class ServerSideCell
      extends TableCell<TablePlace<ServerSideRow>, ServerSideRow> {

    private final HBox outcome = Styles.styled(new HBox(), "outcome");

    ServerSideCell() {}

    @Override
    protected void updateItem(@Nullable ServerSideRow row, boolean empty) {
      super.updateItem(row, empty);
      if (empty || row == null) {
        setGraphic(null);
        return;
      }
      outcome.getChildren().clear();
      row.mark()
          .ifPresentOrElse(
              mark -> outcome.getChildren().add(new MarkChip(mark, row.what())),
              () -> outcome.getChildren().add(plain(row.what())));
      if (row.isContrast()) {
        outcome.getChildren().add(plain("≠"));
      }
      setGraphic(outcome);
    }

    private static Label plain(String text) {
      return Styles.whole(text, "summary");
    }
  }
}
