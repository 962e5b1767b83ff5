package dev.tripatch.workspace.pair;

import dev.tripatch.engine.explain.composed.NamedPlace;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A field in which two objects differ.
 *
 * @param path where it is
 * @param before its value on the left; empty if it is new
 * @param after its value on the right; empty if it is gone
 * @param isOrder whether nothing but the order of a list's items is another
 */
public record PairChange(
    FieldPath path, Optional<Value> before, Optional<Value> after, boolean isOrder) {
  private static final String METADATA = "metadata";

  /** What differs after every change, and says nothing about it. */
  private static final List<String> HIDDEN = List.of("generation", "managedFields");

  /** The usual name of an item where no schema names a merge key. */
  private static final String USUAL_KEY = "name";

  /** An object without what is never compared. */
  public static MapValue compared(MapValue object) {
    if (!(object.get(METADATA) instanceof MapValue metadata)
        || HIDDEN.stream().noneMatch(metadata::has)) {
      return object;
    }
    MapValue.Builder rest = metadata.toBuilder();
    HIDDEN.forEach(rest::remove);
    return object.toBuilder().put(METADATA, rest.build()).build();
  }

  /**
   * All fields in which two objects differ, in the order of the right one; of a map or a list whose
   * items have names only the parts that differ.
   */
  public static List<PairChange> between(MapValue left, MapValue right, SchemaAnswer schema) {
    Walk walk = new Walk();
    walk.values(compared(left), compared(right), NamedPlace.root(schema.declaredType()));
    return walk.changes;
  }

  /** Looks into what differs. */
  private static final class Walk {
    private final List<PairChange> changes = new ArrayList<>();

    private void values(@Nullable Value before, @Nullable Value after, NamedPlace at) {
      if (after == null ? before == null : after.equals(before)) {
        return;
      }
      if (before instanceof MapValue old && after instanceof MapValue now) {
        Set<String> keys = new LinkedHashSet<>(now.keys());
        keys.addAll(old.keys());
        keys.forEach(key -> values(old.get(key), now.get(key), at.key(key)));
      } else if (!(before instanceof ListValue old
          && after instanceof ListValue now
          && items(old, now, at))) {
        add(before, after, at, false);
      }
    }

    private void add(
        @Nullable Value before, @Nullable Value after, NamedPlace at, boolean isOrder) {
      changes.add(
          new PairChange(
              at.path(), Optional.ofNullable(before), Optional.ofNullable(after), isOrder));
    }

    /**
     * Whether the items find each other by their places: as many on both sides, and few of them
     * differ.
     */
    private boolean places(ListValue before, ListValue after, NamedPlace at) {
      List<Integer> differing =
          IntStream.range(0, Math.min(before.size(), after.size()))
              .filter(i -> !before.get(i).equals(after.get(i)))
              .boxed()
              .toList();
      boolean areMaps =
          differing.stream()
              .allMatch(i -> before.get(i) instanceof MapValue && after.get(i) instanceof MapValue);
      if (before.size() != after.size()
          || !areMaps
          || differing.size() > Math.max(1, before.size() / 2)) {
        return false;
      }
      differing.forEach(
          i -> values(before.get(i), after.get(i), at.item(new PathStep.IndexItem(i))));
      return true;
    }

    /** Whether the items find each other. */
    private boolean items(ListValue before, ListValue after, NamedPlace at) {
      Map<PathStep, Value> old = NamedPlace.byName(before, at.steps(before));
      Map<PathStep, Value> now = NamedPlace.byName(after, at.steps(after));
      if (old.size() < before.size() || now.size() < after.size()) {
        old = NamedPlace.byName(before, usual(before));
        now = NamedPlace.byName(after, usual(after));
        if (old.size() < before.size() || now.size() < after.size()) {
          return places(before, after, at);
        }
      }
      Set<PathStep> all = new LinkedHashSet<>(now.keySet());
      all.addAll(old.keySet());
      for (PathStep step : all) {
        values(old.get(step), now.get(step), at.item(step));
      }
      if (!common(old, now).equals(common(now, old))) {
        add(before, after, at, true);
      }
      return true;
    }

    private static List<PathStep> common(Map<PathStep, Value> these, Map<PathStep, Value> those) {
      return these.keySet().stream().filter(those::containsKey).toList();
    }

    private static List<PathStep> usual(ListValue list) {
      List<PathStep> steps = new ArrayList<>();
      for (int i = 0; i < list.size(); i++) {
        steps.add(
            list.get(i) instanceof MapValue map && map.get(USUAL_KEY) instanceof Scalar name
                ? new PathStep.KeyedItem(USUAL_KEY, name, 0)
                : new PathStep.IndexItem(i));
      }
      return steps;
    }
  }
}
