package dev.tripatch.engine.stored;

import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Why fields were changed while an object was made as a server stores it. */
final class StoredReasons {
  private final Map<FieldPath, StoredReason> byPath = new LinkedHashMap<>();

  /**
   * Notes a reason; the last one counts.
   *
   * @param path where, with items counted
   */
  void put(FieldPath path, StoredReason reason) {
    byPath.put(path, reason);
  }

  /**
   * An object with another value, or none, at a field; maps that lack on the way are made. The
   * reason is noted where that changes anything.
   *
   * @param path with items counted
   */
  MapValue put(
      MapValue object, FieldPath path, Optional<? extends Value> value, StoredReason reason) {
    if (Counted.valueAt(object, path).equals(value)) {
      return object;
    }
    put(path, reason);
    return (MapValue) with(object, path.steps(), value);
  }

  private static Value with(Value at, List<PathStep> steps, Optional<? extends Value> value) {
    List<PathStep> rest = steps.subList(1, steps.size());
    if (steps.getFirst() instanceof PathStep.IndexItem(int index) && at instanceof ListValue list) {
      List<Value> items = new ArrayList<>(list.items());
      items.set(index, with(items.get(index), rest, value));
      return new ListValue(items);
    }
    MapValue before = at instanceof MapValue given ? given : MapValue.EMPTY;
    MapValue.Builder map = before.toBuilder();
    String key = ((PathStep.Key) steps.getFirst()).name();
    Value part = before.find(key).orElse(MapValue.EMPTY);
    Optional<? extends Value> now = rest.isEmpty() ? value : Optional.of(with(part, rest, value));
    return now.map(each -> map.put(key, each)).orElseGet(() -> map.remove(key)).build();
  }

  /** The reason of a change: that of the field, else of what holds it, else of what it holds. */
  StoredReason of(FieldPath path) {
    for (Optional<FieldPath> at = Optional.of(path); at.isPresent(); at = at.get().parent()) {
      StoredReason reason = byPath.get(at.get());
      if (reason != null) {
        return reason;
      }
    }
    return byPath.entrySet().stream()
        .filter(entry -> entry.getKey().startsWith(path))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(StoredReason.EMPTY);
  }
}
