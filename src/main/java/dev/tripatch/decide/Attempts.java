package dev.tripatch.decide;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.show.table.Condition;
import dev.tripatch.show.table.RowFinder.AppliedRow;
import dev.tripatch.show.table.Situation;
import dev.tripatch.show.table.Situation.Circumstance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The changes that may lead to a situation, the fewest first. */
final class Attempts {

  private final FieldPath path;
  private final FieldValues before;
  private final Samples samples;
  private final Situation wanted;
  private final Surroundings around;
  private final List<List<Change>> all = new ArrayList<>();

  Attempts(ThreeDocuments<MapValue> documents, AppliedRow now, Situation wanted) {
    this.path = now.path();
    this.before = now.field().values();
    this.samples = new Samples(before);
    this.wanted = wanted;
    this.around = new Surroundings(documents, now.field());
  }

  List<List<Change>> all() {
    addTo(List.of(), before, Role.DOCUMENTS);
    List<List<Change>> wider = new ArrayList<>();
    for (List<Change> fields : all) {
      for (List<Change> more : around.changesFor(wanted)) {
        List<Change> both = new ArrayList<>(fields);
        both.removeIf(change -> more.stream().anyMatch(other -> covers(other, change)));
        both.addAll(more);
        wider.add(both);
      }
    }
    if (wanted.circumstance() == Circumstance.NONE
        || wanted.circumstance() == Circumstance.MAP_RETAINS_KEYS) {
      wider.addAll(0, all);
    }
    wider.removeIf(List::isEmpty);
    wider.sort(Comparator.comparingInt(List::size));
    return wider;
  }

  private static boolean covers(Change wide, Change change) {
    return wide.role() == change.role() && change.path().startsWith(wide.path());
  }

  /** Document after document, each as it is if that will do. */
  private void addTo(List<Change> changes, FieldValues now, List<Role> left) {
    if (left.isEmpty()) {
      all.add(changes);
      return;
    }
    Role role = left.getFirst();
    List<Role> rest = left.subList(1, left.size());
    Condition condition = wanted.of(role);
    if (condition.holds(role, now)) {
      addTo(changes, now, rest);
      return;
    }
    for (Optional<Value> sample : samples.of(condition, role, now)) {
      List<Change> more = new ArrayList<>(changes);
      more.add(new Change(role, path, sample));
      addTo(more, now.with(role, sample.orElse(null)), rest);
    }
  }
}
