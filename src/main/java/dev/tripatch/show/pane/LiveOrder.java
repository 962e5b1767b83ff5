package dev.tripatch.show.pane;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The items of a merging list in live's order, as steps. */
final class LiveOrder {
  private LiveOrder() {}

  static List<PathStep> of(FieldOutcome list) {
    Map<Value, PathStep> steps = new HashMap<>();
    for (FieldOutcome part : list.parts()) {
      PathStep step = part.path().last().orElseThrow();
      Value identity = identity(part.values().live(), step);
      if (identity != null) {
        steps.put(identity, step);
      }
    }
    List<PathStep> order = new ArrayList<>();
    if (list.values().live() instanceof ListValue live && !list.parts().isEmpty()) {
      PathStep like = list.parts().getFirst().path().last().orElseThrow();
      for (Value item : live.items()) {
        PathStep step = steps.get(identity(item, like));
        if (step != null) {
          order.add(step);
        }
      }
    }
    return order;
  }

  private static @Nullable Value identity(@Nullable Value item, PathStep like) {
    return like instanceof PathStep.KeyedItem keyed && item instanceof MapValue map
        ? map.get(keyed.mergeKey())
        : item;
  }
}
