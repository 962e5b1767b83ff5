package dev.tripatch.engine.threeway;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import java.util.List;

/** An object without one of its fields. */
final class Pruned {

  private Pruned() {}

  /** The object without the field of nested maps that a path names; as it is if it lacks that. */
  static MapValue without(MapValue object, FieldPath path) {
    return without(object, path.steps());
  }

  private static MapValue without(MapValue map, List<PathStep> steps) {
    if (!(steps.getFirst() instanceof PathStep.Key(String key))) {
      return map;
    }
    if (steps.size() == 1) {
      return map.toBuilder().remove(key).build();
    }
    return map.get(key) instanceof MapValue inner
        ? map.toBuilder().put(key, without(inner, steps.subList(1, steps.size()))).build()
        : map;
  }
}
