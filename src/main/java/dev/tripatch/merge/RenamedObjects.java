package dev.tripatch.merge;

import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Objects that a side gave another name, namespace or group: of all that are gone and all that
 * came, two of one kind that have half of their values in common, and are like no other one as
 * much.
 */
final class RenamedObjects {

  /** So many pairs are compared at most. */
  private static final int MOST_COMPARED = 2_500;

  /** They say which object it is, and not what it is like. */
  private static final Set<FieldPath> NAMES =
      Set.of(
          FieldPath.of("apiVersion"),
          FieldPath.of("kind"),
          FieldPath.of("metadata", "name"),
          FieldPath.of("metadata", "namespace"));

  private record Leaf(FieldPath path, Value value) {}

  private final Map<ObjectName, Set<Leaf>> before;
  private final Map<ObjectName, Set<Leaf>> after;

  private RenamedObjects(FileText before, FileText after) {
    Set<ObjectName> old = names(before);
    Set<ObjectName> now = names(after);
    this.before = leaves(before, now);
    this.after = leaves(after, old);
  }

  /** The new name of each object that has another one; names are those of any version. */
  static Map<ObjectName, ObjectName> in(@Nullable FileText base, @Nullable FileText side) {
    return base == null || side == null ? Map.of() : new RenamedObjects(base, side).pairs();
  }

  private static Set<ObjectName> names(FileText file) {
    return file.parts().stream()
        .map(part -> part.name().ofAnyVersion())
        .collect(Collectors.toSet());
  }

  private static Map<ObjectName, Set<Leaf>> leaves(FileText file, Set<ObjectName> except) {
    Map<ObjectName, Set<Leaf>> leaves = new HashMap<>();
    for (FileText.Part part : file.parts()) {
      ObjectName name = part.name().ofAnyVersion();
      if (!except.contains(name)) {
        Set<Leaf> own = new HashSet<>();
        collect(FieldPath.root(), part.object(), own);
        leaves.put(name, own);
      }
    }
    return leaves;
  }

  private static void collect(FieldPath path, Value value, Set<Leaf> leaves) {
    switch (value) {
      case MapValue map ->
          map.entries().forEach((key, member) -> collect(path.key(key), member, leaves));
      case ListValue list -> {
        for (int i = 0; i < list.size(); i++) {
          collect(path.index(i), list.get(i), leaves);
        }
      }
      default -> {
        if (!NAMES.contains(path)) {
          leaves.add(new Leaf(path, value));
        }
      }
    }
  }

  private Map<ObjectName, ObjectName> pairs() {
    Map<ObjectName, ObjectName> renamed = new HashMap<>();
    if (before.size() * (long) after.size() > MOST_COMPARED) {
      return renamed;
    }
    for (ObjectName old : before.keySet()) {
      best(after.keySet().stream().map(now -> Map.entry(now, likeness(old, now))).toList())
          .filter(
              now ->
                  best(before.keySet().stream()
                          .map(other -> Map.entry(other, likeness(other, now)))
                          .toList())
                      .equals(Optional.of(old)))
          .ifPresent(now -> renamed.put(old, now));
    }
    return renamed;
  }

  /** The one that is liked most; empty if several are, or none is. */
  private static Optional<ObjectName> best(List<Map.Entry<ObjectName, Integer>> all) {
    int most = all.stream().mapToInt(Map.Entry::getValue).max().orElse(0);
    List<ObjectName> best =
        all.stream()
            .filter(each -> most > 0 && each.getValue() == most)
            .map(Map.Entry::getKey)
            .toList();
    return best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
  }

  /**
   * How many values both have; 0 if that is less than half of them. The old name counts for all.
   */
  private int likeness(ObjectName old, ObjectName now) {
    Set<Leaf> known = before.getOrDefault(old, Set.of());
    Set<Leaf> other = after.getOrDefault(now, Set.of());
    int same = (int) known.stream().filter(other::contains).count();
    if (!old.kind().equals(now.kind()) || same * 2 < known.size()) {
      return 0;
    }
    return same + 1 + (old.name().equals(now.name()) ? known.size() : 0);
  }
}
