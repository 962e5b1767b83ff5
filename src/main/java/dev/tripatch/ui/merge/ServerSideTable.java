package dev.tripatch.ui.merge;

import dev.tripatch.ui.model.SelectionViewModel;
import dev.tripatch.ui.model.ServerSideRow;
import java.util.List;
import java.util.function.Function;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/** The fields that concern server-side apply: what happens to each, who owns it, and why. */
final class ServerSideTable extends TableView<TablePlace<ServerSideRow>> {

  private final RowSelection<ServerSideRow> rows;

  ServerSideTable(SelectionViewModel selection) {
    setId("server-side-table");
    getStyleClass().addAll("field-table", "server-side-table");
    setAccessibleText("Fields and what server-side apply does to them");
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_ALL_COLUMNS);
    setRowFactory(table -> new Row());
    TableColumn<TablePlace<ServerSideRow>, String> field =
        text("Field", 180, row -> row.path().toString());
    field.setCellFactory(column -> new FieldNameCell<>());
    getColumns().add(field);
    getColumns().add(what());
    getColumns().add(text("Live", 80, ServerSideRow::live));
    getColumns().add(text("Result", 80, ServerSideRow::result));
    getColumns().add(sentence("Other owners · since", 235, ServerSideRow::owners));
    getColumns().add(sentence("Why", 260, ServerSideRow::reason));
    rows = new RowSelection<>(this, ServerSideRow::path, selection);
  }

  void show(List<ServerSideRow> shown) {
    rows.show(shown);
  }

  private static TableColumn<TablePlace<ServerSideRow>, ServerSideRow> what() {
    TableColumn<TablePlace<ServerSideRow>, ServerSideRow> column =
        new TableColumn<>("What happens");
    column.setCellValueFactory(place -> place.getValue().rowProperty());
    column.setCellFactory(each -> new ServerSideCell());
    settle(column, 130);
    column.setMinWidth(120);
    return column;
  }

  private static TableColumn<TablePlace<ServerSideRow>, String> text(
      String title, double width, Function<ServerSideRow, String> value) {
    TableColumn<TablePlace<ServerSideRow>, String> column = new TableColumn<>(title);
    column.setCellValueFactory(place -> place.getValue().part(value));
    column.setCellFactory(each -> new TextCell("value"));
    settle(column, width);
    return column;
  }

  private static TableColumn<TablePlace<ServerSideRow>, String> sentence(
      String title, double width, Function<ServerSideRow, String> words) {
    TableColumn<TablePlace<ServerSideRow>, String> column = text(title, width, words);
    column.setCellFactory(each -> new TextCell("summary"));
    return column;
  }

  private static void settle(TableColumn<?, ?> column, double width) {
    column.setPrefWidth(width);
    column.setMinWidth(64);
    column.setSortable(false);
    column.setReorderable(false);
  }

  private static final class TextCell extends TableCell<TablePlace<ServerSideRow>, String> {

    TextCell(String styleClass) {
      getStyleClass().add(styleClass);
    }

    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
      super.updateItem(text, empty);
      setText(empty || text == null ? "" : text);
    }
  }

  private static final class Row extends TableRow<TablePlace<ServerSideRow>> {

    private final Tooltip tooltip = DialectHead.tooltip("");
    private Subscription shown = Subscription.EMPTY;

    @Override
    protected void updateItem(@Nullable TablePlace<ServerSideRow> place, boolean empty) {
      super.updateItem(place, empty);
      shown.unsubscribe();
      shown = Subscription.EMPTY;
      setTooltip(null);
      setAccessibleText("");
      if (!empty && place != null) {
        shown = place.rowProperty().subscribe(this::describe);
        setTooltip(tooltip);
      }
    }

    private void describe(ServerSideRow row) {
      tooltip.setText(
          row.path() + "\n" + row.what() + ": " + row.reason() + "\nOther owners: " + row.owners());
      setAccessibleText(row.path() + ", " + row.what() + ", " + row.reason());
    }
  }
}
