package dev.tripatch.ui.panes.model;

import dev.tripatch.decide.Tally;
import dev.tripatch.engine.stored.Owner;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Noise;
import dev.tripatch.show.table.RowFilter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * The rows of the field table, and which of them a person wants to see: in the table, and in the
 * panes if they are to follow it. A field that is decided keeps its row and its place, even where
 * nothing happens to it any more.
 */
public final class FilterViewModel {

  private final ComparisonViewModel comparison;
  private final DecisionsViewModel decisions;
  private final ObjectProperty<RowFilter> filter = new SimpleObjectProperty<>(RowFilter.ALL);
  private final ObjectProperty<Progress> progress = new SimpleObjectProperty<>(Progress.ALL);
  private final BooleanProperty panesFollow = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<Optional<Set<FieldPath>>> paneFields =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<FieldRow>> all = new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<FieldRow>> rows = new ReadOnlyObjectWrapper<>(List.of());
  private final KeptOrder order = new KeptOrder();
  private Optional<Source> source = Optional.empty();
  private final Map<FieldPath, Part> parts = new HashMap<>();

  /** What was undecided while only that was to be seen: it stays in sight when it is decided. */
  private final Set<FieldPath> wereUndecided = new HashSet<>();

  /** Which fields are shown, by how far decisions about them are. */
  public enum Progress {
    ALL,
    UNDECIDED,
    DECIDED
  }

  /** The parts of the table, in their order. */
  private enum Part {
    HAPPENS,
    NOISE,
    STAYS
  }

  /** A filter of what the comparison shows; it lets everything through. */
  public FilterViewModel(ComparisonViewModel comparison, DecisionsViewModel decisions) {
    this.comparison = comparison;
    this.decisions = decisions;
    // After those who count decisions.
    comparison.viewProperty().subscribe((before, now) -> refresh());
    decisions.tallyProperty().subscribe(this::refresh);
    decisions.openingProperty().subscribe(this::refresh);
    filter.subscribe(this::refresh);
    progress.subscribe(
        () -> {
          wereUndecided.clear();
          refresh();
        });
    panesFollow.subscribe(this::refresh);
  }

  /** What the rows come from. An answer and what is decided of it come one after the other. */
  private record Source(
      Optional<ComparisonView> view,
      Tally tally,
      int opening,
      RowFilter filter,
      Progress progress,
      boolean panesFollow) {}

  private void refresh() {
    Source now =
        new Source(
            comparison.getView(),
            decisions.getTally(),
            opening(),
            filter.get(),
            progress.get(),
            panesFollow.get());
    if (!source.equals(Optional.of(now))) {
      source = Optional.of(now);
      show(now.view());
    }
  }

  private void show(Optional<ComparisonView> view) {
    all.set(view.map(this::allOf).orElse(List.of()));
    rows.set(view.map(this::shown).orElse(List.of()));
    boolean isFiltered = panesFollow.get() && !isAll();
    paneFields.set(
        isFiltered && view.isPresent()
            ? Optional.of(rows.get().stream().map(FieldRow::path).collect(Collectors.toSet()))
            : Optional.empty());
  }

  /** Which rows the table shows. */
  public ObjectProperty<RowFilter> filterProperty() {
    return filter;
  }

  /** Which of them, by what is decided. */
  public ObjectProperty<Progress> progressProperty() {
    return progress;
  }

  private boolean isAll() {
    return filter.get().isAll() && progress.get() == Progress.ALL;
  }

  /** Whether the panes show only the fields that the table shows. */
  public BooleanProperty panesFollowProperty() {
    return panesFollow;
  }

  /** The only fields that the panes show; empty if they show all. */
  public ReadOnlyObjectProperty<Optional<Set<FieldPath>>> paneFieldsProperty() {
    return paneFields.getReadOnlyProperty();
  }

  /** All rows of the comparison, and those of what is decided. */
  public ReadOnlyObjectProperty<List<FieldRow>> allProperty() {
    return all.getReadOnlyProperty();
  }

  /** Those that the filter lets through. */
  public ReadOnlyObjectProperty<List<FieldRow>> rowsProperty() {
    return rows.getReadOnlyProperty();
  }

  /** Those that the filter lets through. */
  public List<FieldRow> rows() {
    return rows.get();
  }

  /** Whether the patch does something to a row's field, or did before a person decided. */
  public boolean isCounted(FieldRow row) {
    return !row.isInside() && (SelectionViewModel.isChange(row) || isDecided(row.path()));
  }

  private boolean isDecided(FieldPath path) {
    return decisions.getTally().at(path).isPresent();
  }

  /** What is seen first comes in the order of reading: what happens, noise, what stays. */
  private List<FieldRow> allOf(ComparisonView view) {
    Map<FieldPath, FieldRow> found = new LinkedHashMap<>();
    view.rowsWithInside().forEach(row -> found.put(row.path(), row));
    if (view.computed().isPresent()) {
      withoutRow(found.keySet()).forEach(path -> found.put(path, view.row(path)));
    }
    Map<FieldPath, Part> now = new HashMap<>();
    found.values().forEach(row -> now.put(row.path(), part(row)));
    order.forget(path -> now.containsKey(path) && isElsewhere(path, now.get(path)));
    parts.keySet().retainAll(now.keySet());
    now.forEach(parts::putIfAbsent);
    List<FieldPath> fields =
        found.keySet().stream()
            .sorted(
                Comparator.<FieldPath, Part>comparing(path -> Objects.requireNonNull(now.get(path)))
                    .thenComparing(view.order()))
            .toList();
    return order.of(fields, opening()).stream()
        .map(path -> Objects.requireNonNull(found.get(path)))
        .toList();
  }

  /** Counts the documents that were opened: what is kept of rows is kept while it stays. */
  public int opening() {
    return decisions.openingProperty().get();
  }

  private Part part(FieldRow row) {
    if (row.mark().isKept() && !isDecided(row.path())) {
      return Part.STAYS;
    }
    return Noise.of(row.path()).isPresent() ? Part.NOISE : Part.HAPPENS;
  }

  /** What is edited otherwise may move; what is decided does not. */
  private boolean isElsewhere(FieldPath path, Part now) {
    Part before = parts.get(path);
    boolean isElsewhere = before != null && before != now && !isDecided(path);
    if (isElsewhere) {
      parts.put(path, now);
    }
    return isElsewhere;
  }

  /** What was decided, or is still to be decided, and has no row of the comparison. */
  private List<FieldPath> withoutRow(Set<FieldPath> withRow) {
    Tally tally = decisions.getTally();
    if (tally.decided().isEmpty() && tally.undecided().isEmpty()) {
      return List.of();
    }
    List<FieldPath> known = order.known(opening()).stream().filter(this::isDecided).toList();
    Set<FieldPath> told = new HashSet<>(known);
    told.addAll(withRow);
    told.addAll(tally.all());
    // Where the parts of a field have rows, these say what was decided of it.
    Set<FieldPath> holders = new HashSet<>();
    told.forEach(path -> addWithHolders(path, holders));
    Stream<FieldPath> more =
        tally.decided().keySet().stream().filter(path -> !holders.contains(path));
    return Stream.of(known.stream(), tally.all().stream(), more)
        .flatMap(each -> each)
        .distinct()
        .filter(path -> !withRow.contains(path))
        .toList();
  }

  private static void addWithHolders(FieldPath path, Set<FieldPath> found) {
    if (found.add(path)) {
      path.parent().ifPresent(holder -> addWithHolders(holder, found));
    }
  }

  private List<FieldRow> shown(ComparisonView view) {
    if (progress.get() == Progress.UNDECIDED) {
      wereUndecided.addAll(decisions.getTally().undecided());
    }
    RowFilter wanted = filter.get();
    return isAll()
        ? all.get()
        : all.get().stream()
            .filter(row -> isWanted(row.path()))
            .filter(row -> wanted.shows(row, isDecided(row.path()), path -> owners(view, path)))
            .toList();
  }

  private boolean isWanted(FieldPath path) {
    return switch (progress.get()) {
      case ALL -> true;
      case UNDECIDED -> wereUndecided.contains(path);
      case DECIDED -> isDecided(path);
    };
  }

  private static String owners(ComparisonView view, FieldPath path) {
    return view.ownedAt(path).owners().stream()
        .map(Owner::manager)
        .collect(Collectors.joining("\n"));
  }

  /** Who owns fields of live, by name. */
  public List<String> managers() {
    return comparison.getView().map(ComparisonView::managers).orElse(List.of());
  }
}
