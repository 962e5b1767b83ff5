package dev.tripatch.ui.feature.objects;

import dev.tripatch.workspace.objects.Totals;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/** What the objects of a list add up to. Only rows that change are counted again. */
public final class ListTotals {
  private final ObservableList<ObjectRow> rows;
  private final List<Totals> parts = new ArrayList<>();
  private final ReadOnlyObjectWrapper<Totals> sum = new ReadOnlyObjectWrapper<>(Totals.NOTHING);

  /** Follows these objects. */
  ListTotals(ObservableList<ObjectRow> rows) {
    this.rows = rows;
    rows.addListener(this::count);
  }

  private void count(ListChangeListener.Change<? extends ObjectRow> change) {
    Totals now = get();
    while (change.next()) {
      if (change.wasUpdated()) {
        for (int i = change.getFrom(); i < change.getTo(); i++) {
          Totals row = rows.get(i).totals();
          now = now.plus(parts.set(i, row), -1).plus(row, 1);
        }
      } else {
        parts.clear();
        rows.forEach(row -> parts.add(row.totals()));
        now = parts.stream().reduce(Totals.NOTHING, (all, each) -> all.plus(each, 1));
      }
    }
    sum.set(now);
  }

  /** All of them in numbers. */
  public Totals get() {
    return sum.get();
  }

  /** All of them in numbers. */
  public ReadOnlyObjectProperty<Totals> property() {
    return sum.getReadOnlyProperty();
  }
}
