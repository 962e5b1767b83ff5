package dev.tripatch.ui.panes.model;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.show.table.RowFilter;
import dev.tripatch.show.table.Why;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Which fields a person wants to see: in the table, and in the panes if they are to follow it. */
public final class FilterViewModel {

  private final ComparisonViewModel comparison;
  private final ObjectProperty<RowFilter> filter = new SimpleObjectProperty<>(RowFilter.ALL);
  private final BooleanProperty panesFollow = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<Optional<Set<FieldPath>>> paneFields =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** A filter of what the comparison shows; it lets everything through. */
  public FilterViewModel(ComparisonViewModel comparison) {
    this.comparison = comparison;
    comparison.viewProperty().subscribe(this::refresh);
    filter.subscribe(this::refresh);
    panesFollow.subscribe(this::refresh);
  }

  private void refresh() {
    boolean isFiltered = panesFollow.get() && !filter.get().isAll();
    paneFields.set(
        isFiltered && comparison.getView().isPresent()
            ? Optional.of(rows().stream().map(FieldRow::path).collect(Collectors.toSet()))
            : Optional.empty());
  }

  /** Which rows the table shows. */
  public ObjectProperty<RowFilter> filterProperty() {
    return filter;
  }

  /** Whether the panes show only the fields that the table shows. */
  public BooleanProperty panesFollowProperty() {
    return panesFollow;
  }

  /** The only fields that the panes show; empty if they show all. */
  public ReadOnlyObjectProperty<Optional<Set<FieldPath>>> paneFieldsProperty() {
    return paneFields.getReadOnlyProperty();
  }

  /** The rows of the comparison that the filter lets through. */
  public List<FieldRow> rows() {
    return comparison.getView().map(this::rows).orElse(List.of());
  }

  private List<FieldRow> rows(ComparisonView view) {
    RowFilter wanted = filter.get();
    return wanted.isAll()
        ? view.rows()
        : view.rows().stream()
            .filter(row -> wanted.shows(row, path -> owners(view, path)))
            .toList();
  }

  private static String owners(ComparisonView view, FieldPath path) {
    return view.why(path).facts().stream()
        .filter(OwnerFact::isOne)
        .map(Why.Fact::text)
        .collect(Collectors.joining(" "));
  }
}
