package dev.tripatch.ui.merge;

import dev.tripatch.highlight.FieldRow;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/**
 * A place in the field table. It stays when its row changes, so that only the cells that differ are
 * drawn: a table that gets another item makes all its cells anew, which costs typing dearly.
 */
final class TablePlace {

  private final ReadOnlyObjectWrapper<FieldRow> row;

  /** A place that shows a row. */
  TablePlace(FieldRow row) {
    this.row = new ReadOnlyObjectWrapper<>(row);
  }

  FieldRow row() {
    return row.get();
  }

  void show(FieldRow other) {
    row.set(other);
  }

  ReadOnlyObjectProperty<FieldRow> rowProperty() {
    return row.getReadOnlyProperty();
  }

  /** Something of the row, as it changes. */
  ObservableValue<String> text(Function<FieldRow, String> part) {
    return row.map(part);
  }
}
