package dev.tripatch.ui.feature.objects;

import dev.tripatch.workspace.objects.ObjectState;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/** What the objects of a list add up to, in numbers and words. */
public final class ListTotals {
  private final ObservableList<ObjectRow> rows;
  private final ReadOnlyStringWrapper undecided = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper total = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<Drift> drift = new ReadOnlyObjectWrapper<>(Drift.NONE);

  /** Follows these objects. */
  ListTotals(ObservableList<ObjectRow> rows) {
    this.rows = rows;
    rows.addListener((ListChangeListener<ObjectRow>) change -> count());
  }

  /**
   * {@code 64 · 7 will change}, once all are compared; before, and after that was cancelled, {@code
   * 40 of 64 compared · 7 will change}.
   */
  public String counts() {
    long changing =
        rows.stream()
            .filter(row -> row.state().filter(ObjectState::willChange).isPresent())
            .count();
    long known = rows.stream().filter(row -> row.state().isPresent()).count();
    return known < rows.size()
        ? ObjectWords.SOME_COMPARED.text("known", known, "count", rows.size(), "changing", changing)
        : ObjectWords.ALL_COMPARED.text("count", rows.size(), "changing", changing);
  }

  private void count() {
    int conflicts = 0;
    int objects = 0;
    Drift now = Drift.NONE;
    for (ObjectRow row : rows) {
      int own = row.undecided();
      conflicts += own;
      objects += own > 0 ? 1 : 0;
      now = own > 0 && !row.isSecret() ? now.and(row.drifted().size()) : now;
    }
    undecided.set(undecidedWords(conflicts, objects));
    total.set(totalWords(conflicts));
    drift.set(now);
  }

  private String undecidedWords(int conflicts, int objects) {
    return conflicts == 0
        ? ""
        : ObjectWords.UNDECIDED_IN.text(
            "conflicts", conflicts, "objects", objects, "all", rows.size());
  }

  private String totalWords(int undecidedConflicts) {
    int fields =
        rows.stream()
            .filter(row -> row.state().filter(ObjectState::willChange).isPresent())
            .mapToInt(ObjectRow::changedFields)
            .sum();
    int conflicts = rows.stream().mapToInt(ObjectRow::conflicts).sum();
    if (fields + conflicts == 0) {
      return "";
    }
    String words = ObjectWords.TOTAL.text("fields", fields, "conflicts", conflicts);
    return conflicts > 0 && undecidedConflicts == 0
        ? ObjectWords.ALL_DECIDED.text("total", words, "conflicts", conflicts)
        : words;
  }

  /** How many undecided fields only live changed, and in how many objects. */
  record Drift(int fields, int objects) {
    static final Drift NONE = new Drift(0, 0);

    Drift and(int more) {
      return more == 0 ? this : new Drift(fields + more, objects + 1);
    }
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
