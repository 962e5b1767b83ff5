package dev.tripatch.ui.feature.objects;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.collections.ObservableListBase;

/**
 * The rows of the list, in the order of the files. What becomes known of many rows together is one
 * change: everything that follows the list sorts, filters and counts once for all of them.
 */
final class ObjectRows extends ObservableListBase<ObjectRow> {
  private final List<ObjectRow> rows = new ArrayList<>();

  /** Exchanges all rows; each has its place as its number. */
  void show(List<ObjectRow> others) {
    beginChange();
    nextReplace(0, others.size(), List.copyOf(rows));
    rows.clear();
    rows.addAll(others);
    endChange();
  }

  /**
   * Tells those who follow the list that rows say something else now. Rows that have left the list
   * are passed by.
   */
  void changed(List<ObjectRow> others) {
    beginChange();
    others.stream()
        .filter(this::has)
        .sorted(Comparator.comparingInt(ObjectRow::number))
        .forEach(row -> nextUpdate(row.number()));
    endChange();
  }

  /** Whether it is in the list, found without a look at all rows. */
  boolean has(ObjectRow row) {
    return row.number() < rows.size() && rows.get(row.number()) == row;
  }

  @Override
  public ObjectRow get(int index) {
    return rows.get(index);
  }

  @Override
  public int size() {
    return rows.size();
  }
}
