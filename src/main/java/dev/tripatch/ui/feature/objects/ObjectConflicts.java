package dev.tripatch.ui.feature.objects;

import dev.tripatch.workspace.objects.ObjectSummary;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;

/** Which objects of the list have conflicts that a person has still to decide. */
public final class ObjectConflicts {
  private final List<ObjectRow> shown;
  private final ObservableValue<Optional<ObjectRow>> current;
  private final Set<ObjectRow> decided = new HashSet<>();

  ObjectConflicts(List<ObjectRow> shown, ObservableValue<Optional<ObjectRow>> current) {
    this.shown = shown;
    this.current = current;
    // A person who comes back may decide otherwise.
    current.subscribe(row -> row.ifPresent(decided::remove));
  }

  /** All conflicts of the object in the panes are decided. */
  public void decided() {
    current.getValue().ifPresent(decided::add);
  }

  /**
   * The next object with undecided conflicts, in the order of the list.
   *
   * @param direction forth if it is positive
   * @return empty if there is none, or if no list is open
   */
  public Optional<ObjectRow> next(int direction) {
    int here = current.getValue().map(shown::indexOf).orElse(-1);
    Stream<ObjectRow> others =
        direction > 0
            ? shown.subList(here + 1, shown.size()).stream()
            : shown.subList(0, here < 0 ? shown.size() : here).reversed().stream();
    return others.filter(this::isUndecided).findFirst();
  }

  private boolean isUndecided(ObjectRow row) {
    return !decided.contains(row) && row.getSummary().map(ObjectSummary::conflicts).orElse(0) > 0;
  }
}
