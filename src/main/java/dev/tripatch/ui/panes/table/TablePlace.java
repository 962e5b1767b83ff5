package dev.tripatch.ui.panes.table;

import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/**
 * A place in a table. It stays when its row changes, so that only the cells that differ are drawn:
 * a table that gets another item makes all its cells again, which costs typing dearly.
 *
 * @param <R> a row
 */
public final class TablePlace<R> {

  private final ReadOnlyObjectWrapper<R> row;

  /** A place that shows a row. */
  public TablePlace(R row) {
    this.row = new ReadOnlyObjectWrapper<>(row);
  }

  public R row() {
    return row.get();
  }

  /** Shows another row in its place. */
  public void show(R other) {
    row.set(other);
  }

  public ReadOnlyObjectProperty<R> rowProperty() {
    return row.getReadOnlyProperty();
  }

  /** Something of the row, as it changes. */
  public <P> ObservableValue<P> part(Function<R, P> part) {
    return row.map(part);
  }
}
