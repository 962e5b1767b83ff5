package dev.tripatch.engine.stored;

import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
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
    return (MapValue) Counted.with(object, path, value);
  }

  /** The reason of a change: that of the field, else of what holds it, else of what it holds. */
  StoredReason of(FieldPath path) {
    return path.upwards()
        .map(byPath::get)
        .filter(Objects::nonNull)
        .findFirst()
        .or(() -> inside(path))
        .orElse(StoredReason.EMPTY);
  }

  private Optional<StoredReason> inside(FieldPath path) {
    return byPath.entrySet().stream()
        .filter(entry -> entry.getKey().startsWith(path))
        .map(Map.Entry::getValue)
        .findFirst();
  }
}
