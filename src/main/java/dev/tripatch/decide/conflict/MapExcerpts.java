package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Role;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Excerpts of one map: a field, and with it two others of each document, small ones where there
 * are, so that a map which has other fields does not look empty. An item's merge key always stays.
 */
final class MapExcerpts {
  private static final int FEW = 2;

  private final FieldOutcome map;
  private final Set<String> neighbours = new LinkedHashSet<>();

  /** Of a map whose parts are its fields. */
  MapExcerpts(FieldOutcome map) {
    this.map = map;
    if (map.path().last().orElse(null) instanceof PathStep.KeyedItem item) {
      neighbours.add(item.mergeKey());
    }
    for (Role role : Role.DOCUMENTS) {
      if (map.values().of(role) instanceof MapValue there) {
        chooseFrom(there);
      }
    }
  }

  private void chooseFrom(MapValue there) {
    there.entries().entrySet().stream()
        .sorted(Comparator.comparing(field -> !(field.getValue() instanceof Scalar)))
        .limit(FEW)
        .map(Map.Entry::getKey)
        .forEach(neighbours::add);
  }

  /**
   * The excerpt of one document's map.
   *
   * @param key the field
   * @param part what stays of it; null where the document lacks it
   */
  MapValue of(Role role, String key, @Nullable Value part) {
    MapValue.Builder kept = MapValue.builder();
    if (map.values().of(role) instanceof MapValue there) {
      neighbours.forEach(neighbour -> kept.putIfPresent(neighbour, there.find(neighbour)));
    }
    return part == null ? kept.build() : kept.put(key, part).build();
  }
}
