package dev.tripatch.engine.patch.json;

import dev.tripatch.engine.patch.Act;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import org.jspecify.annotations.Nullable;

/** What both kinds of JSON merge write down of a field. */
final class MergeTrail {

  private MergeTrail() {}

  /** A null; it does something only where there is a value. */
  static void removed(Trail trail, FieldPath map, String key, @Nullable Value old) {
    if (old != null) {
      trail.removed(Act.Rule.DELETE_FIELD, map, key, key);
    }
  }

  /** A value that is taken whole; it does something only where it is another. */
  static void taken(Trail trail, FieldPath map, String key, @Nullable Value old, Value value) {
    if (!value.equals(old)) {
      trail.set(rule(old, value), map, key, value);
    }
  }

  private static Act.Rule rule(@Nullable Value old, Value value) {
    if (old == null) {
      return Act.Rule.ADD_FIELD;
    }
    if (ValueKind.of(old) != ValueKind.of(value)) {
      return Act.Rule.RETYPE;
    }
    return value instanceof ListValue ? Act.Rule.REPLACE_LIST : Act.Rule.SET_VALUE;
  }
}
