package dev.tripatch.patch.strategic;

import dev.tripatch.patch.Directives;
import dev.tripatch.patch.Refusals;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.patch.ValueKind;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import java.util.Map;
import java.util.Optional;

/**
 * Merges a patch into an object or into another patch ({@code mergeMap}): first the directives that
 * speak of the whole map, then the lists with an order, then field by field.
 */
public final class MapMerger {

  private final MergeMode mode;
  private final ListMerger lists;
  private final RetainKeys retainKeys;
  private final ElementOrder elementOrder;

  private MapMerger(MergeMode mode, ListOrder order) {
    this.mode = mode;
    this.lists = new ListMerger(this, order);
    this.retainKeys = new RetainKeys(mode);
    this.elementOrder = new ElementOrder(mode, lists);
  }

  /** What an object becomes when the patch is applied to it. */
  public static MapValue apply(MapValue object, MapValue patch, SchemaType type)
      throws RefusedException {
    return new MapMerger(MergeMode.APPLY, ListOrder.PATCH_DECIDES)
        .merge(object, patch, type, FieldPath.root());
  }

  /**
   * The same as a server did that knew no order of lists yet: what the patch names stays where live
   * has it, and new items come last. The patch must not hold {@code $setElementOrder}.
   */
  public static MapValue applyAppending(MapValue object, MapValue patch, SchemaType type)
      throws RefusedException {
    return new MapMerger(MergeMode.APPLY, ListOrder.APPENDED)
        .merge(object, patch, type, FieldPath.root());
  }

  /**
   * Puts the second patch into the first, as the last stage of a three-way patch does. What only
   * the second has loses its maps with a {@code $patch} key.
   */
  public static MapValue combine(MapValue first, MapValue second, SchemaType type)
      throws RefusedException {
    return new MapMerger(MergeMode.COMBINE, ListOrder.PATCH_DECIDES)
        .merge(first, second, type, FieldPath.root());
  }

  MapValue merge(MapValue target, MapValue patch, SchemaType type, FieldPath path)
      throws RefusedException {
    Value directive = patch.get(Directives.PATCH);
    if (directive != null) {
      return replaceOrDelete(directive, patch, path);
    }
    MapValue.Builder merged = retainKeys.start(target, patch, path);
    MapValue.Builder left = patch.toBuilder().remove(Directives.RETAIN_KEYS);
    elementOrder.mergeLists(merged, left, type, path);
    MapValue fields = left.build();
    for (Map.Entry<String, Value> field : fields.entries().entrySet()) {
      if (!isDeletionList(field.getKey())) {
        mergeField(merged, field.getKey(), field.getValue(), type, path);
      }
    }
    for (Map.Entry<String, Value> field : fields.entries().entrySet()) {
      if (isDeletionList(field.getKey())) {
        deletePrimitives(merged, field.getKey(), field.getValue(), type, path);
      }
    }
    return merged.build();
  }

  private static boolean isDeletionList(String key) {
    return key.startsWith(Directives.DELETE_FROM_PRIMITIVE_LIST);
  }

  private static MapValue replaceOrDelete(Value directive, MapValue patch, FieldPath path)
      throws RefusedException {
    if (directive.equals(Directives.REPLACE)) {
      return patch.toBuilder().remove(Directives.PATCH).build();
    }
    if (directive.equals(Directives.DELETE)) {
      return MapValue.EMPTY;
    }
    throw Refusals.unknownPatchType(path, directive, patch);
  }

  private void mergeField(
      MapValue.Builder merged, String key, Value patch, SchemaType type, FieldPath path)
      throws RefusedException {
    if (patch == NullValue.NULL) {
      merged.remove(key);
      if (mode == MergeMode.COMBINE) {
        merged.put(key, patch);
      }
      return;
    }
    Value target = merged.get(key);
    if (target == null || ValueKind.of(target) != ValueKind.of(patch)) {
      putWhole(merged, key, patch);
    } else if (target instanceof MapValue from && patch instanceof MapValue map) {
      FieldRule rule = SchemaAt.ofMap(type, key, path);
      merged.put(key, rule.replaces() ? map : merge(from, map, rule.type(), path.key(key)));
    } else if (target instanceof ListValue from && patch instanceof ListValue list) {
      FieldRule rule = SchemaAt.ofList(type, key, path);
      merged.put(key, lists.merge(from, list, rule, path.key(key)).items());
    } else {
      merged.put(key, patch);
    }
  }

  /** Takes the patch's value where there is nothing to merge it with. */
  private void putWhole(MapValue.Builder merged, String key, Value patch) {
    Optional<Value> value =
        mode == MergeMode.APPLY ? Pruning.asNew(patch) : Pruning.withoutDirectives(patch);
    value.ifPresentOrElse(kept -> merged.put(key, kept), () -> merged.remove(key));
  }

  private void deletePrimitives(
      MapValue.Builder merged, String directive, Value patch, SchemaType type, FieldPath path)
      throws RefusedException {
    if (mode == MergeMode.COMBINE) {
      merged.put(directive, patch);
      return;
    }
    Optional<String> field = Directives.fieldOf(directive, Directives.DELETE_FROM_PRIMITIVE_LIST);
    if (field.isEmpty()) {
      throw Refusals.badPrimitiveList(path.key(directive));
    }
    String key = field.get().isEmpty() ? directive : field.get();
    Value target = merged.get(key);
    if (patch == NullValue.NULL) {
      merged.remove(key);
    } else if (target instanceof ListValue list && patch instanceof ListValue deletions) {
      FieldRule rule = SchemaAt.ofList(type, key, path);
      merged.put(key, lists.delete(list, deletions, rule, path.key(key)));
    } else if (target instanceof MapValue && patch instanceof MapValue map) {
      mergeField(merged, key, map, type, path);
    } else if (target != null && ValueKind.of(target) == ValueKind.of(patch)) {
      merged.put(key, patch);
    }
  }
}
