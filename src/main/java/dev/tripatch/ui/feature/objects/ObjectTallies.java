package dev.tripatch.ui.feature.objects;

import dev.tripatch.decide.Tally;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.feature.objects.ObjectRow.Seen;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Stop;
import dev.tripatch.ui.settings.WhenChanged;
import dev.tripatch.workspace.objects.ObjectState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is undecided in the panes' object, and in those of the list that were shown before. */
public final class ObjectTallies {

  private final DecisionsViewModel decisions;
  private final ObjectsViewModel objects;
  private Optional<Seen> alone = Optional.empty();

  /** Follows what is decided in the panes. */
  public ObjectTallies(DecisionsViewModel decisions, ObjectsViewModel objects) {
    this.decisions = decisions;
    this.objects = objects;
    WhenChanged.run(this::note, decisions.tallyProperty(), decisions.comparedProperty());
  }

  /** While a patch is composed nothing is known of conflicts: what was seen before is kept. */
  private void note() {
    if (decisions.comparedProperty().get()) {
      note(decisions.getTally());
    }
  }

  /** Takes this as what is known of the panes' object. */
  public void note(Tally tally) {
    Seen now = new Seen(tally, decisions.toDo(tally));
    objects
        .currentProperty()
        .get()
        .ifPresentOrElse(row -> objects.see(row, now), () -> alone = Optional.of(now));
  }

  /** The first undecided conflict of the panes' object. */
  public Optional<FieldPath> first() {
    return here().map(Tally::undecided).flatMap(all -> all.stream().findFirst());
  }

  /** The first other object of the list with something undecided. */
  public Optional<ObjectRow> firstOther() {
    return objects.rows().stream()
        .filter(row -> !isHere(row) && !undecidedIn(row).isEmpty())
        .findFirst();
  }

  /** A line for each undecided conflict; the object's name before it where there are several. */
  public List<String> undecided() {
    List<String> lines = new ArrayList<>();
    if (!objects.isOpen() || objects.currentProperty().get().isEmpty()) {
      here().stream().flatMap(ObjectTallies::pathsOf).forEach(lines::add);
    }
    for (ObjectRow row : objects.rows()) {
      undecidedIn(row).forEach(words -> lines.add(row.title() + ": " + words));
    }
    return lines;
  }

  /** A sentence for each thing to do in the cluster; the object's name before it. */
  public List<String> toDo() {
    return Stream.concat(
            alone.stream().flatMap(here -> here.toDo().stream()),
            objects.rows().stream().flatMap(ObjectTallies::toDo))
        .toList();
  }

  private static Stream<String> toDo(ObjectRow row) {
    return row.seen().stream()
        .flatMap(seen -> seen.toDo().stream())
        .map(line -> row.title() + ": " + line);
  }

  /**
   * The next object that has such a stop, in the order of the list, also if filter or search hide
   * it.
   *
   * @param direction forth if it is positive
   * @return empty if there is none, or if no list is open
   */
  Optional<ObjectRow> next(Stop stop, int direction) {
    List<ObjectRow> all = inOrder(direction);
    int here = objects.currentProperty().get().map(all::indexOf).orElse(-1);
    return all.stream().skip(here + 1L).filter(row -> has(row, stop)).findFirst();
  }

  /** The first other object of the list that has such a stop; the last one on the way back. */
  Optional<ObjectRow> first(Stop stop, int direction) {
    return inOrder(direction).stream().filter(row -> !isHere(row) && has(row, stop)).findFirst();
  }

  private List<ObjectRow> inOrder(int direction) {
    List<ObjectRow> all =
        objects.rows().stream().sorted(objects.orderProperty().get().comparator()).toList();
    return direction > 0 ? all : all.reversed();
  }

  private static boolean has(ObjectRow row, Stop stop) {
    return switch (stop) {
      case CONFLICT -> row.undecided() > 0;
      case CHANGE ->
          row.getSummary().stream()
              .flatMap(summary -> summary.counts().keySet().stream())
              .anyMatch(mark -> !mark.isCalm());
      case PROBLEM -> row.getSummary().filter(each -> each.allHazards() > 0).isPresent();
    };
  }

  private Optional<Tally> here() {
    return objects.currentProperty().get().map(ObjectRow::seen).orElse(alone).map(Seen::tally);
  }

  private boolean isHere(ObjectRow row) {
    return objects.currentProperty().get().equals(Optional.of(row));
  }

  private static Stream<String> pathsOf(Tally tally) {
    return tally.undecided().stream().map(FieldPath::toString);
  }

  /** What nobody has looked at yet is undecided as far as its summary knows. */
  private static List<String> undecidedIn(ObjectRow row) {
    return row.seen()
        .map(known -> pathsOf(known.tally()).toList())
        .orElseGet(() -> unseen(row).stream().toList());
  }

  private static Optional<String> unseen(ObjectRow row) {
    if (row.state().isEmpty()) {
      return Optional.of(ObjectWords.NOT_COMPARED_YET.text());
    }
    return row.state()
        .filter(ObjectState::isTrouble)
        .map(ObjectState::words)
        .or(
            () ->
                Optional.of(row.undecided())
                    .filter(count -> count > 0)
                    .map(count -> ObjectWords.CONFLICTS.text("count", count)));
  }
}
