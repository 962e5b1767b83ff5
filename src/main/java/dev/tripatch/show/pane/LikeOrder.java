package dev.tripatch.show.pane;

import dev.tripatch.engine.explain.inner.ReadingUnion;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TypedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Puts the keys of a value in the order that they have in another one, so that a text that grows
 * from step to step grows in place.
 */
final class LikeOrder {

  private LikeOrder() {}

  /** The value, in the order of the model; what the model lacks stays behind what it was behind. */
  static Value of(Value value, @Nullable Value model, TypedPath at) {
    return switch (value) {
      case MapValue map when model instanceof MapValue order -> map(map, order, at);
      case ListValue list when model instanceof ListValue order -> list(list, order, at);
      default -> value;
    };
  }

  private static MapValue map(MapValue map, MapValue model, TypedPath at) {
    MapValue.Builder ordered = MapValue.builder(map.size());
    for (String key : ReadingUnion.merged(model.keys(), map.keys())) {
      Value value = map.get(key);
      if (value != null) {
        ordered.put(key, of(value, model.get(key), at.key(key)));
      }
    }
    return ordered.build();
  }

  private static ListValue list(ListValue list, ListValue model, TypedPath at) {
    Map<PathStep, Value> models = at.items(model);
    List<PathStep> steps = at.steps(list);
    List<Value> items = new ArrayList<>(list.size());
    for (int i = 0; i < steps.size(); i++) {
      items.add(of(list.get(i), models.get(steps.get(i)), at.then(steps.get(i))));
    }
    return new ListValue(items);
  }
}
