package dev.tripatch.ui.panes.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.settings.ListExchange;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import org.jspecify.annotations.Nullable;

/**
 * Makes the selected row of a table the selected field, and the other way round.
 *
 * @param <R> a row, which is about one field
 */
public final class RowSelection<R> {

  private final TableView<TablePlace<R>> table;
  private final Function<R, FieldPath> pathOf;
  private final ObservableValue<Optional<SelectionViewModel.Choice>> selection;
  private final Consumer<FieldPath> select;
  private final ListExchange<TablePlace<R>, R> exchange =
      new ListExchange<>(TablePlace::new, TablePlace::row, TablePlace::show);
  private boolean following;

  public RowSelection(
      TableView<TablePlace<R>> table, Function<R, FieldPath> pathOf, SelectionViewModel selection) {
    this(table, pathOf, selection.choiceProperty(), selection::select);
  }

  /** The same where the selected field is {@code selection}, which {@code select} changes. */
  public RowSelection(
      TableView<TablePlace<R>> table,
      Function<R, FieldPath> pathOf,
      ObservableValue<Optional<SelectionViewModel.Choice>> selection,
      Consumer<FieldPath> select) {
    this.table = table;
    this.pathOf = pathOf;
    this.selection = selection;
    this.select = select;
    selection.subscribe((before, now) -> follow(now));
    table.getSelectionModel().selectedItemProperty().subscribe((before, now) -> chosen(now));
  }

  /** Fills the table again; the selected field stays selected. */
  public void show(List<R> rows) {
    following = true;
    exchange.exchange(table.getItems(), rows);
    following = false;
    follow(selection.getValue());
  }

  private void follow(Optional<SelectionViewModel.Choice> choice) {
    following = true;
    int row = choice.map(SelectionViewModel.Choice::path).map(this::indexOf).orElse(-1);
    if (row < 0) {
      table.getSelectionModel().clearSelection();
    } else if (table.getSelectionModel().getSelectedIndex() != row) {
      table.getSelectionModel().clearAndSelect(row);
      if (!isInView(row)) {
        table.scrollTo(Math.max(0, row - 2));
      }
    }
    following = false;
  }

  private boolean isInView(int row) {
    if (!(table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow)) {
      return false;
    }
    IndexedCell<?> first = flow.getFirstVisibleCell();
    IndexedCell<?> last = flow.getLastVisibleCell();
    return first != null && last != null && first.getIndex() < row && row < last.getIndex();
  }

  private int indexOf(FieldPath path) {
    for (int i = 0; i < table.getItems().size(); i++) {
      if (pathOf.apply(table.getItems().get(i).row()).equals(path)) {
        return i;
      }
    }
    return -1;
  }

  private void chosen(@Nullable TablePlace<R> place) {
    if (place != null && !following) {
      select.accept(pathOf.apply(place.row()));
    }
  }
}
