package dev.tripatch.ui.feature.objects;

import dev.tripatch.workspace.objects.ObjectState;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/**
 * What the objects of a list add up to, in numbers and words. Only rows that change are counted
 * again.
 */
public final class ListTotals {
  private final ObservableList<ObjectRow> rows;
  private final List<Sum> parts = new ArrayList<>();
  private Sum sum = Sum.NOTHING;
  private final ReadOnlyStringWrapper undecided = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper total = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<Drift> drift = new ReadOnlyObjectWrapper<>(Drift.NONE);

  /** Follows these objects. */
  ListTotals(ObservableList<ObjectRow> rows) {
    this.rows = rows;
    rows.addListener(this::count);
  }

  /**
   * {@code 64 · 7 will change}, once all are compared; before, and after that was cancelled, {@code
   * 40 of 64 compared · 7 will change}.
   */
  public String counts() {
    return sum.known() < rows.size()
        ? ObjectWords.SOME_COMPARED.text(
            "known", sum.known(), "count", rows.size(), "changing", sum.changing())
        : ObjectWords.ALL_COMPARED.text("count", rows.size(), "changing", sum.changing());
  }

  private void count(ListChangeListener.Change<? extends ObjectRow> change) {
    while (change.next()) {
      if (change.wasUpdated()) {
        for (int i = change.getFrom(); i < change.getTo(); i++) {
          Sum now = Sum.of(rows.get(i));
          sum = sum.plus(parts.set(i, now), -1).plus(now, 1);
        }
      } else {
        parts.clear();
        rows.forEach(row -> parts.add(Sum.of(row)));
        sum = parts.stream().reduce(Sum.NOTHING, (all, each) -> all.plus(each, 1));
      }
    }
    say();
  }

  private void say() {
    undecided.set(
        sum.undecided() == 0
            ? ""
            : ObjectWords.UNDECIDED_IN.text(
                "conflicts", sum.undecided(), "objects", sum.open(), "all", rows.size()));
    total.set(totalWords());
    drift.set(sum.drift());
  }

  private String totalWords() {
    if (sum.fields() + sum.conflicts() == 0) {
      return "";
    }
    String words = ObjectWords.TOTAL.text("fields", sum.fields(), "conflicts", sum.conflicts());
    return sum.conflicts() > 0 && sum.undecided() == 0
        ? ObjectWords.ALL_DECIDED.text("total", words, "conflicts", sum.conflicts())
        : words;
  }

  /**
   * What an object adds, or several do.
   *
   * @param known objects that are compared
   * @param changing those that will change
   * @param fields that change in them
   * @param open objects with something undecided
   */
  private record Sum(
      int known, int changing, int fields, int conflicts, int undecided, int open, Drift drift) {
    static final Sum NOTHING = new Sum(0, 0, 0, 0, 0, 0, Drift.NONE);

    static Sum of(ObjectRow row) {
      boolean isChanging = row.state().filter(ObjectState::willChange).isPresent();
      int undecided = row.undecided();
      boolean isOpen = undecided > 0;
      int drifted = isOpen && !row.isSecret() ? row.drifted().size() : 0;
      return new Sum(
          row.state().isPresent() ? 1 : 0,
          isChanging ? 1 : 0,
          isChanging ? row.changedFields() : 0,
          row.conflicts(),
          undecided,
          isOpen ? 1 : 0,
          new Drift(drifted, drifted > 0 ? 1 : 0));
    }

    Sum plus(Sum other, int times) {
      return new Sum(
          known + times * other.known,
          changing + times * other.changing,
          fields + times * other.fields,
          conflicts + times * other.conflicts,
          undecided + times * other.undecided,
          open + times * other.open,
          new Drift(
              drift.fields() + times * other.drift.fields(),
              drift.objects() + times * other.drift.objects()));
    }
  }

  /** How many undecided fields only live changed, and in how many objects. */
  record Drift(int fields, int objects) {
    static final Drift NONE = new Drift(0, 0);
  }

  /** What only live changed and nobody decided yet; Secrets do not count. */
  ReadOnlyObjectProperty<Drift> driftProperty() {
    return drift.getReadOnlyProperty();
  }

  /**
   * {@code 39 fields change · 15 conflicts}, in all objects that are in both; empty if there is
   * neither.
   */
  ReadOnlyStringProperty totalProperty() {
    return total.getReadOnlyProperty();
  }

  /** {@code 7 undecided in 4 of 41 objects}; empty if no conflict is undecided. */
  public ReadOnlyStringProperty undecidedProperty() {
    return undecided.getReadOnlyProperty();
  }
}
