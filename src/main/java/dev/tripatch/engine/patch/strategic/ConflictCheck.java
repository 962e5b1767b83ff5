package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Whether two patches of one object touch the same field differently ({@code
 * MergingMapsHaveConflicts}). The reference fails where both patches carry the same parallel list,
 * since the schema has no field of that name; the answer says so (decision record 0005).
 */
public final class ConflictCheck {

  private ConflictCheck() {}

  /** What the reference would find. */
  public static ConflictAnswer check(MapValue left, MapValue right, SchemaType type) {
    return maps(left, right, type, false, FieldPath.root());
  }

  private static ConflictAnswer values(Value left, Value right, SchemaType type, FieldPath path)
      throws RefusedException {
    return switch (left) {
      case MapValue from when right instanceof MapValue to -> maps(from, to, type, false, path);
      case ListValue from when right instanceof ListValue to -> plainLists(from, to, type, path);
      case MapValue ignored -> ConflictAnswer.CONFLICT;
      case ListValue ignored -> ConflictAnswer.CONFLICT;
      case Scalar scalar -> ConflictAnswer.of(!scalar.equals(right));
    };
  }

  private static ConflictAnswer maps(
      MapValue left, MapValue right, SchemaType type, boolean isReplaced, FieldPath path) {
    if (!Objects.equals(left.get(Directives.PATCH), right.get(Directives.PATCH))) {
      return ConflictAnswer.CONFLICT;
    }
    ConflictAnswer found = ConflictAnswer.NONE;
    if (isReplaced) {
      return found;
    }
    for (Map.Entry<String, Value> entry : left.entries().entrySet()) {
      Value other = right.get(entry.getKey());
      if (other != null && !isAboutTheMap(entry.getKey())) {
        found = found.or(field(entry.getKey(), entry.getValue(), other, type, path));
      }
    }
    return found;
  }

  private static boolean isAboutTheMap(String key) {
    return key.equals(Directives.PATCH) || key.equals(Directives.RETAIN_KEYS);
  }

  private static ConflictAnswer field(
      String key, Value left, Value right, SchemaType type, FieldPath path) {
    FieldPath at = path.key(key);
    try {
      return switch (left) {
        case MapValue from -> {
          FieldRule rule = SchemaAt.ofMap(type, key, path);
          yield right instanceof MapValue to
              ? maps(from, to, rule.type(), rule.replaces(), at)
              : ConflictAnswer.CONFLICT;
        }
        case ListValue from -> {
          FieldRule rule = SchemaAt.ofList(type, key, path);
          yield right instanceof ListValue to ? lists(from, to, rule, at) : ConflictAnswer.CONFLICT;
        }
        case Scalar scalar -> ConflictAnswer.of(!scalar.equals(right));
      };
    } catch (RefusedException refused) {
      return ConflictAnswer.refused(refused);
    }
  }

  private static ConflictAnswer lists(
      ListValue left, ListValue right, FieldRule rule, FieldPath path) throws RefusedException {
    SchemaType itemType = SchemaAt.itemsOf(rule);
    if (!rule.merges()) {
      return plainLists(left, right, itemType, path);
    }
    if (ItemKinds.common(left, right, path) != ValueKind.MAP) {
      return ConflictAnswer.NONE;
    }
    return keyedLists(left, right, rule.mergeKey().orElse(""), itemType, path);
  }

  private static ConflictAnswer keyedLists(
      ListValue left, ListValue right, String mergeKey, SchemaType itemType, FieldPath path)
      throws RefusedException {
    Map<Value, Integer> others = placesByKey(right, mergeKey, path);
    ConflictAnswer found = ConflictAnswer.NONE;
    for (Map.Entry<Value, Integer> item : placesByKey(left, mergeKey, path).entrySet()) {
      Integer other = others.get(item.getKey());
      if (other != null) {
        MapValue from = (MapValue) left.get(item.getValue());
        MapValue to = (MapValue) right.get(other);
        found = found.or(maps(from, to, itemType, false, path.index(item.getValue())));
      }
    }
    return found;
  }

  /**
   * Where the last item of each key is, as filling a Go map leaves it. The number 80 and the text
   * "80" are two keys here, though one elsewhere: Kubernetes prints them in another way.
   */
  private static Map<Value, Integer> placesByKey(ListValue list, String mergeKey, FieldPath path)
      throws RefusedException {
    Map<Value, Integer> places = new LinkedHashMap<>();
    for (int i = 0; i < list.size(); i++) {
      places.put(MergeKeys.of(list.get(i), mergeKey, path), i);
    }
    return places;
  }

  private static ConflictAnswer plainLists(
      ListValue left, ListValue right, SchemaType itemType, FieldPath path)
      throws RefusedException {
    ValueKind kind = ItemKinds.common(left, right, path);
    if (left.size() != right.size()) {
      return ConflictAnswer.CONFLICT;
    }
    if (kind != ValueKind.MAP) {
      return scalars(left, right, path);
    }
    ConflictAnswer found = ConflictAnswer.NONE;
    for (int i = 0; i < left.size() && !found.stops(); i++) {
      found = found.or(values(left.get(i), right.get(i), itemType, path.index(i)));
    }
    return found;
  }

  /** Kubernetes sorts what it compares, and thereby the patch itself. */
  private static ConflictAnswer scalars(ListValue left, ListValue right, FieldPath path) {
    List<Value> from = SortedScalars.compared(left);
    List<Value> to = SortedScalars.compared(right);
    boolean isSame = from.size() <= to.size() && from.equals(to.subList(0, from.size()));
    return isSame ? ConflictAnswer.sorted(path, SortedScalars.of(left)) : ConflictAnswer.CONFLICT;
  }
}
