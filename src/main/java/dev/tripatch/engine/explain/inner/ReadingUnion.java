package dev.tripatch.engine.explain.inner;

import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * What all documents have, in the order in which one reads it: as the first document has it; what
 * only another has comes after what is before it there.
 */
public final class ReadingUnion {

  private static final List<Role> READING =
      List.of(Role.LOCAL, Role.LIVE, Role.LAST_APPLIED, Role.RESULT, Role.PATCH);

  private ReadingUnion() {}

  /** The union of what each document has; none twice in one document. */
  static <T> List<T> of(Function<Role, List<T>> inDocument) {
    List<T> union = List.of();
    Set<T> known = Set.of();
    for (Role role : READING) {
      List<T> next = inDocument.apply(role);
      if (union.isEmpty()) {
        union = next;
      } else if (!next.isEmpty() && !next.equals(union)) { // mostly all have the same
        known = known.isEmpty() ? new HashSet<>(union) : known;
        if (!known.containsAll(next)) {
          union = merged(union, next);
          known.addAll(next);
        }
      }
    }
    return union;
  }

  /** One pass over the union: what is new is put after what is before it. */
  public static <T> List<T> merged(Collection<T> union, Collection<T> next) {
    Set<T> known = new HashSet<>(union);
    List<T> merged = new ArrayList<>(union.size() + next.size());
    Map<T, List<T>> after = new HashMap<>();
    List<T> place = merged;
    for (T each : next) {
      if (known.contains(each)) {
        place = after.computeIfAbsent(each, _ -> new ArrayList<>());
      } else {
        place.add(each);
      }
    }
    for (T each : union) {
      merged.add(each);
      merged.addAll(after.getOrDefault(each, List.of()));
    }
    return merged;
  }
}
