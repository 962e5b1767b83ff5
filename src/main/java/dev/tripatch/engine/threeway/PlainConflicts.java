package dev.tripatch.engine.threeway;

import dev.tripatch.engine.patch.strategic.ConflictAnswer;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.util.Map;

/**
 * Whether two JSON merge patches set the same field differently ({@code mergepatch.HasConflicts}).
 */
final class PlainConflicts {

  private PlainConflicts() {}

  static ConflictAnswer check(MapValue left, MapValue right) {
    return ConflictAnswer.of(differ(left, right));
  }

  private static boolean differ(MapValue left, MapValue right) {
    for (Map.Entry<String, Value> entry : left.entries().entrySet()) {
      Value value = entry.getValue();
      Value other = right.get(entry.getKey());
      boolean isConflict =
          (value instanceof MapValue from && other instanceof MapValue to)
              ? differ(from, to)
              : other != null && !value.equals(other);
      if (isConflict) {
        return true;
      }
    }
    return false;
  }
}
