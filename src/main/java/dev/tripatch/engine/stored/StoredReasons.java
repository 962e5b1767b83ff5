package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import java.util.LinkedHashMap;
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
