package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What conflict detection found.
 *
 * @param isConflict whether a field is touched differently
 * @param refusal why the reference fails instead of answering; where there is a conflict as well,
 *     its answer depends on its map order
 * @param sorted the lists of the patch that looking for conflicts has put in order, by place
 */
public record ConflictAnswer(
    boolean isConflict, Optional<RefusedException> refusal, Map<FieldPath, ListValue> sorted) {

  static final ConflictAnswer NONE = of(false);
  static final ConflictAnswer CONFLICT = of(true);

  /** An answer that nothing else hangs on. */
  public static ConflictAnswer of(boolean isConflict) {
    return new ConflictAnswer(isConflict, Optional.empty(), Map.of());
  }

  static ConflictAnswer refused(RefusedException refusal) {
    return new ConflictAnswer(false, Optional.of(refusal), Map.of());
  }

  static ConflictAnswer sorted(FieldPath path, ListValue list) {
    return new ConflictAnswer(false, Optional.empty(), Map.of(path, list));
  }

  /** Both findings, as the reference may meet either first. */
  ConflictAnswer or(ConflictAnswer other) {
    Map<FieldPath, ListValue> both = new LinkedHashMap<>(sorted);
    both.putAll(other.sorted);
    return new ConflictAnswer(isConflict || other.isConflict, refusal.or(other::refusal), both);
  }

  /** The patch as it is after the check: what the client sends. */
  public MapValue asSent(MapValue patch) {
    return sorted.isEmpty() ? patch : map(patch, FieldPath.root());
  }

  private MapValue map(MapValue map, FieldPath path) {
    MapValue.Builder sent = MapValue.builder(map.size());
    map.entries().forEach((key, value) -> sent.put(key, value(value, path.key(key))));
    return sent.build();
  }

  private Value value(Value value, FieldPath path) {
    return switch (value) {
      case Scalar scalar -> scalar;
      case MapValue map -> map(map, path);
      case ListValue list -> sorted.getOrDefault(path, items(list, path));
    };
  }

  private ListValue items(ListValue list, FieldPath path) {
    List<Value> items = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      items.add(value(list.get(i), path.index(i)));
    }
    return new ListValue(items);
  }

  /** Whether the reference stops here, one way or the other. */
  boolean stops() {
    return isConflict || refusal.isPresent();
  }
}
