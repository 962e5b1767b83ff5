package dev.tripatch.ui.feature.objects;

import dev.tripatch.decide.Tally;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.workspace.objects.ObjectState;
import dev.tripatch.workspace.objects.ObjectSummary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What is undecided in the panes' object, and in those of the list that were shown before. */
public final class ObjectTallies {

  private final DecisionsViewModel decisions;
  private final ObjectsViewModel objects;
  private final Map<Optional<ObjectRow>, Seen> seen = new HashMap<>();

  /** How far decisions were, with a sentence for each thing to do in the cluster. */
  private record Seen(Tally tally, List<String> toDo) {}

  public ObjectTallies(DecisionsViewModel decisions, ObjectsViewModel objects) {
    this.decisions = decisions;
    this.objects = objects;
    decisions.tallyProperty().subscribe((before, now) -> note());
    decisions.comparedProperty().subscribe((before, now) -> note());
  }

  /** While a patch is composed nothing is known of conflicts: what was seen before is kept. */
  private void note() {
    if (decisions.comparedProperty().get()) {
      note(decisions.getTally());
    }
  }

  /** Takes this as what is known of the panes' object. */
  public void note(Tally tally) {
    seen.put(objects.currentProperty().get(), new Seen(tally, decisions.toDo(tally)));
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
      undecidedIn(row).forEach(words -> lines.add(nameOf(row) + ": " + words));
    }
    return lines;
  }

  /** A sentence for each thing to do in the cluster; the object's name before it. */
  public List<String> toDo() {
    return seen.entrySet().stream()
        .flatMap(
            each ->
                each.getValue().toDo().stream()
                    .map(line -> each.getKey().map(row -> nameOf(row) + ": ").orElse("") + line))
        .toList();
  }

  private Optional<Tally> here() {
    return Optional.ofNullable(seen.get(objects.currentProperty().get())).map(Seen::tally);
  }

  private boolean isHere(ObjectRow row) {
    return objects.currentProperty().get().equals(Optional.of(row));
  }

  private static Stream<String> pathsOf(Tally tally) {
    return tally.undecided().stream().map(FieldPath::toString);
  }

  /** What nobody has looked at yet is undecided as far as its summary knows. */
  private List<String> undecidedIn(ObjectRow row) {
    Seen known = seen.get(Optional.of(row));
    return known != null ? pathsOf(known.tally()).toList() : unseen(row).stream().toList();
  }

  private static Optional<String> unseen(ObjectRow row) {
    if (row.state().isEmpty()) {
      return Optional.of(ObjectWords.NOT_COMPARED_YET.text());
    }
    return switch (row.state().get()) {
      case REFUSED, NOT_READABLE -> row.state().map(ObjectState::words);
      case IN_SYNC, ANNOTATED, WILL_CHANGE, ONLY_LOCAL, ONLY_LIVE ->
          row.getSummary()
              .map(ObjectSummary::conflicts)
              .filter(count -> count > 0)
              .map(count -> ObjectWords.CONFLICTS.text("count", count));
    };
  }

  private static String nameOf(ObjectRow row) {
    return row.pair().map(pair -> pair.name().toString()).orElseGet(row::name);
  }
}
