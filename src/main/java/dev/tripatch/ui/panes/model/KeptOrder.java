package dev.tripatch.ui.panes.model;

import dev.tripatch.json.FieldPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The order of fields in a table, kept from one answer to the next: a decision, which may remove a
 * field from a document, moves no row.
 */
public final class KeptOrder {

  private List<FieldPath> known = List.of();
  private int opening = -1;

  /**
   * Fields in their order: each stays where it was, and a new one comes after the one that it comes
   * after now.
   *
   * @param opening which documents they are of: those of others are forgotten
   */
  public List<FieldPath> of(List<FieldPath> fields, int opening) {
    if (opening != this.opening) {
      this.opening = opening;
      known = List.of();
    }
    Map<Optional<FieldPath>, List<FieldPath>> after = arrivals(fields);
    List<FieldPath> all = new ArrayList<>(after.getOrDefault(Optional.empty(), List.of()));
    for (FieldPath each : known) {
      all.add(each);
      all.addAll(after.getOrDefault(Optional.of(each), List.of()));
    }
    known = List.copyOf(all);
    all.retainAll(new HashSet<>(fields));
    return all;
  }

  private Map<Optional<FieldPath>, List<FieldPath>> arrivals(List<FieldPath> fields) {
    Set<FieldPath> old = new HashSet<>(known);
    Map<Optional<FieldPath>, List<FieldPath>> after = new HashMap<>();
    Optional<FieldPath> before = Optional.empty();
    for (FieldPath each : fields) {
      if (old.contains(each)) {
        before = Optional.of(each);
      } else {
        after.computeIfAbsent(before, place -> new ArrayList<>()).add(each);
      }
    }
    return after;
  }

  /** The fields of these documents that were in the table before. */
  List<FieldPath> known(int opening) {
    return opening == this.opening ? known : List.of();
  }

  /** Takes fields out, which get their place again when they come back. */
  void forget(Predicate<FieldPath> those) {
    known = known.stream().filter(those.negate()).toList();
  }
}
