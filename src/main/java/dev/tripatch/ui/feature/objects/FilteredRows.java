package dev.tripatch.ui.feature.objects;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableListBase;

/**
 * The rows that a filter leaves, in an order. What becomes known of a few rows costs only these:
 * JavaFX's sorted list would sort ten thousand rows again for each of them.
 */
final class FilteredRows extends ObservableListBase<ObjectRow> {
  private final ObjectRows rows;
  private final List<ObjectRow> shown = new ArrayList<>();

  /** Where each row of the list is shown; -1 if it is not. */
  private int[] places = {};

  private Predicate<ObjectRow> filter = row -> true;
  private Comparator<ObjectRow> order;

  /** Follows these rows. */
  FilteredRows(ObjectRows rows, Comparator<ObjectRow> order) {
    this.rows = rows;
    this.order = order;
    rows.addListener(this::rowsChanged);
    showAll();
  }

  private void rowsChanged(ListChangeListener.Change<? extends ObjectRow> change) {
    List<ObjectRow> updated = new ArrayList<>();
    boolean isUpdated = true;
    while (change.next()) {
      isUpdated &= change.wasUpdated();
      updated.addAll(rows.subList(change.getFrom(), change.getTo()));
    }
    if (isUpdated) {
      show(updated);
    } else {
      showAll();
    }
  }

  void filter(Predicate<ObjectRow> wanted) {
    filter = wanted;
    showAll();
  }

  /** What is equal in this order stays in the order before. */
  void arrange(Comparator<ObjectRow> wanted) {
    order = wanted;
    beginChange();
    sort();
    endChange();
  }

  private void showAll() {
    beginChange();
    List<ObjectRow> before = List.copyOf(shown);
    shown.clear();
    rows.stream().filter(filter).sorted(order).forEach(shown::add);
    findPlaces();
    nextReplace(0, shown.size(), before);
    endChange();
  }

  private void show(List<ObjectRow> updated) {
    beginChange();
    List<ObjectRow> stay = new ArrayList<>();
    List<ObjectRow> come = new ArrayList<>();
    List<ObjectRow> go = new ArrayList<>();
    for (ObjectRow row : updated) {
      boolean isShown = isShown(row);
      if (filter.test(row)) {
        (isShown ? stay : come).add(row);
      } else if (isShown) {
        go.add(row);
      }
    }
    go.sort(Comparator.comparingInt(this::placeOf).reversed());
    go.forEach(row -> nextRemove(placeOf(row), shown.remove(placeOf(row))));
    findPlaces(go);
    if (!stay.stream().allMatch(this::isInOrder)) {
      sort();
    }
    come.forEach(this::insert);
    findPlaces(come);
    stay.stream().mapToInt(this::placeOf).sorted().forEach(this::nextUpdate);
    endChange();
  }

  private boolean isInOrder(ObjectRow row) {
    int at = placeOf(row);
    return (at == 0 || order.compare(shown.get(at - 1), row) <= 0)
        && (at == shown.size() - 1 || order.compare(row, shown.get(at + 1)) <= 0);
  }

  private void sort() {
    List<ObjectRow> before = List.copyOf(shown);
    shown.sort(order);
    findPlaces();
    nextPermutation(0, before.size(), before.stream().mapToInt(this::placeOf).toArray());
  }

  private void insert(ObjectRow row) {
    int found = Collections.binarySearch(shown, row, order);
    int at = found < 0 ? -found - 1 : found + 1;
    shown.add(at, row);
    nextAdd(at, at + 1);
  }

  private void findPlaces(List<ObjectRow> because) {
    if (!because.isEmpty()) {
      findPlaces();
    }
  }

  private void findPlaces() {
    places = new int[rows.size()];
    Arrays.fill(places, -1);
    for (int i = 0; i < shown.size(); i++) {
      places[shown.get(i).number()] = i;
    }
  }

  private boolean isShown(ObjectRow row) {
    return placeOf(row) >= 0;
  }

  /** Where it is; -1 if it is not shown. */
  private int placeOf(ObjectRow row) {
    return places[row.number()];
  }

  /** Found without a look at all rows. */
  @Override
  public int indexOf(Object wanted) {
    return wanted instanceof ObjectRow row && row.number() < places.length && rows.has(row)
        ? placeOf(row)
        : -1;
  }

  @Override
  public ObjectRow get(int index) {
    return shown.get(index);
  }

  @Override
  public int size() {
    return shown.size();
  }
}
