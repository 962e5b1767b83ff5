package dev.tripatch.ui.panes.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.table.FittedColumns.TablePlace;
import dev.tripatch.ui.settings.ListExchange;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Control;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;

/**
 * Makes the selected rows of a table the selected fields, and the other way round.
 *
 * @param <R> a row, which is about one field
 */
public final class RowSelection<R> {

  private final TableView<TablePlace<R>> table;
  private final Function<R, FieldPath> pathOf;
  private final Supplier<List<FieldPath>> chosen;
  private final Consumer<List<FieldPath>> select;
  private final ListExchange<TablePlace<R>, R> exchange =
      new ListExchange<>(TablePlace::new, TablePlace::row, TablePlace::show);
  private boolean following;

  public RowSelection(
      TableView<TablePlace<R>> table, Function<R, FieldPath> pathOf, SelectionViewModel selection) {
    this(table, pathOf, selection.choiceProperty(), selection::inPanes, selection::selectAll);
  }

  /**
   * The same where other fields are selected.
   *
   * @param changes changes when another field is selected
   * @param chosen the selected fields, the last one last
   * @param select gets those that are selected in the table
   */
  public RowSelection(
      TableView<TablePlace<R>> table,
      Function<R, FieldPath> pathOf,
      ObservableValue<?> changes,
      Supplier<List<FieldPath>> chosen,
      Consumer<List<FieldPath>> select) {
    this.table = table;
    this.pathOf = pathOf;
    this.chosen = chosen;
    this.select = select;
    changes.subscribe((before, now) -> follow());
    table
        .getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<TablePlace<R>>) change -> rowsChosen());
    // In a table that selects one row, the list changes before the selected row does.
    table.getSelectionModel().selectedItemProperty().subscribe((before, now) -> rowsChosen());
  }

  /** Fills the table again; the selected fields stay selected. */
  public void show(List<R> rows) {
    following = true;
    exchange.exchange(table.getItems(), rows);
    following = false;
    follow();
  }

  private void follow() {
    if (following) {
      return;
    }
    following = true;
    List<Integer> rows = rowsOf(chosen.get());
    TableView.TableViewSelectionModel<TablePlace<R>> model = table.getSelectionModel();
    if (rows.isEmpty()) {
      model.clearSelection();
    } else if (!Set.copyOf(model.getSelectedIndices()).equals(Set.copyOf(rows))) {
      model.clearAndSelect(rows.getFirst());
      rows.stream().skip(1).forEach(model::select);
      if (!isInView(table, rows.getLast())) {
        table.scrollTo(Math.max(0, rows.getLast() - 2));
      }
    }
    following = false;
  }

  /** Whether a table shows the whole of a row. */
  public static boolean isInView(Control table, int row) {
    if (!(table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) {
      return false;
    }
    IndexedCell<?> first = flow.getFirstVisibleCell();
    IndexedCell<?> last = flow.getLastVisibleCell();
    return first != null && last != null && first.getIndex() < row && row < last.getIndex();
  }

  private List<Integer> rowsOf(List<FieldPath> fields) {
    List<FieldPath> paths =
        table.getItems().stream().map(place -> pathOf.apply(place.row())).toList();
    return fields.stream().map(paths::indexOf).filter(row -> row >= 0).toList();
  }

  private void rowsChosen() {
    TablePlace<R> last = table.getSelectionModel().getSelectedItem();
    if (last != null && !following) {
      following = true;
      select.accept(
          Stream.concat(
                  table.getSelectionModel().getSelectedItems().stream()
                      .filter(place -> !place.equals(last)),
                  Stream.of(last))
              .map(place -> pathOf.apply(place.row()))
              .toList());
      following = false;
    }
  }
}
