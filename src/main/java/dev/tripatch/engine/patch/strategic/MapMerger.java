package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Act;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.engine.patch.strategic.ListMerger.ListOrder;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.Map;
import java.util.Optional;

/**
 * Merges a patch into an object or into another patch ({@code mergeMap}): first the directives that
 * are about the whole map, then the lists with an order, then field by field.
 */
public final class MapMerger {

  private final MergeMode mode;
  private final ListMerger lists;
  private final RetainKeys retainKeys;
  private final ElementOrder elementOrder;
  private final Trail trail;

  private MapMerger(MergeMode mode, ListOrder order, Trail trail) {
    this.mode = mode;
    this.trail = trail;
    this.lists = new ListMerger(this, order, trail);
    this.retainKeys = new RetainKeys(mode, trail);
    this.elementOrder = new ElementOrder(mode, lists, trail);
  }

  /** What an object becomes when the patch is applied to it. */
  public static MapValue apply(MapValue object, MapValue patch, SchemaType type)
      throws RefusedException {
    return apply(object, patch, type, Trail.NONE);
  }

  /** The same, written down act by act. */
  public static MapValue apply(MapValue object, MapValue patch, SchemaType type, Trail trail)
      throws RefusedException {
    return new MapMerger(MergeMode.APPLY, ListOrder.PATCH_DECIDES, trail)
        .merge(object, patch, type, FieldPath.root());
  }

  /**
   * The same as a server did that knew no order of lists yet: what the patch names stays where live
   * has it, and new items come last. The patch must not hold {@code $setElementOrder}.
   */
  public static MapValue applyAppending(
      MapValue object, MapValue patch, SchemaType type, Trail trail) throws RefusedException {
    return new MapMerger(MergeMode.APPLY, ListOrder.APPENDED, trail)
        .merge(object, patch, type, FieldPath.root());
  }

  /**
   * Puts the second patch into the first, as the last stage of a three-way patch does. What only
   * the second has loses its maps with a {@code $patch} key.
   */
  public static MapValue combine(MapValue first, MapValue second, SchemaType type)
      throws RefusedException {
    return new MapMerger(MergeMode.COMBINE, ListOrder.PATCH_DECIDES, Trail.NONE)
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

  private MapValue replaceOrDelete(Value directive, MapValue patch, FieldPath path)
      throws RefusedException {
    if (directive.equals(Directives.REPLACE)) {
      MapValue whole = patch.toBuilder().remove(Directives.PATCH).build();
      trail.whole(Act.Rule.REPLACE_BY_DIRECTIVE, path, Directives.PATCH, whole);
      return whole;
    }
    if (directive.equals(Directives.DELETE)) {
      trail.whole(Act.Rule.EMPTY_BY_DIRECTIVE, path, Directives.PATCH, MapValue.EMPTY);
      return MapValue.EMPTY;
    }
    throw Refusals.unknownPatchType(path, directive, patch);
  }

  private void mergeField(
      MapValue.Builder merged, String key, Value patch, SchemaType type, FieldPath path)
      throws RefusedException {
    if (patch == NullValue.NULL) {
      remove(merged, key, Act.Rule.DELETE_FIELD, path, key);
      if (mode == MergeMode.COMBINE) {
        merged.put(key, patch);
      }
      return;
    }
    Value target = merged.get(key);
    if (target == null || ValueKind.of(target) != ValueKind.of(patch)) {
      putWhole(merged, key, patch, path);
    } else if (target instanceof MapValue from && patch instanceof MapValue map) {
      FieldRule rule = SchemaAt.ofMap(type, key, path);
      merged.put(
          key,
          rule.replaces()
              ? replaced(key, map, path)
              : merge(from, map, rule.type(), path.key(key)));
    } else if (target instanceof ListValue from && patch instanceof ListValue list) {
      FieldRule rule = SchemaAt.ofList(type, key, path);
      merged.put(key, lists.merge(from, list, rule, path.key(key)).inPatchOrder(path, key, trail));
    } else {
      setValue(merged, key, target, patch, path);
    }
  }

  private void remove(
      MapValue.Builder merged, String key, Act.Rule rule, FieldPath path, String read) {
    if (merged.get(key) != null) {
      trail.removed(rule, path, key, read);
    }
    merged.remove(key);
  }

  private MapValue replaced(String key, MapValue map, FieldPath path) {
    trail.set(Act.Rule.REPLACE_MAP, path, key, map);
    return map;
  }

  private void setValue(
      MapValue.Builder merged, String key, Value old, Value value, FieldPath path) {
    merged.put(key, value);
    if (!value.equals(old)) {
      trail.set(Act.Rule.SET_VALUE, path, key, value);
    }
  }

  /** Takes the patch's value where there is nothing to merge it with. */
  private void putWhole(MapValue.Builder merged, String key, Value patch, FieldPath path) {
    Optional<Value> value =
        mode == MergeMode.APPLY ? Pruning.asNew(patch) : Pruning.withoutDirectives(patch);
    if (value.isPresent()) {
      boolean isNew = merged.get(key) == null;
      merged.put(key, value.get());
      trail.set(isNew ? Act.Rule.ADD_FIELD : Act.Rule.RETYPE, path, key, value.get());
    } else {
      remove(merged, key, Act.Rule.RETYPE, path, key);
    }
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
      remove(merged, key, Act.Rule.DELETE_FIELD, path, directive);
    } else if (target instanceof ListValue list && patch instanceof ListValue deletions) {
      FieldRule rule = SchemaAt.ofList(type, key, path);
      ListValue left = lists.delete(list, deletions, rule, path.key(key));
      merged.put(key, left);
      trail.byDirective(Act.Rule.DELETE_VALUES, path, key, directive, left);
    } else if (target instanceof MapValue && patch instanceof MapValue map) {
      mergeField(merged, key, map, type, path);
    } else if (target != null && ValueKind.of(target) == ValueKind.of(patch)) {
      merged.put(key, patch);
      trail.byDirective(Act.Rule.SET_VALUE, path, key, directive, patch);
    }
  }

  /** What a patch is merged into; the same walk serves both. */
  enum MergeMode {
    /** Into an object, as the server does: directives act, and nulls delete. */
    APPLY,
    /** Into another patch, as the client does: directives and nulls are carried on. */
    COMBINE
  }
}
