package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Act;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusalWording;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.engine.patch.strategic.ListMerger.MergedList;
import dev.tripatch.engine.patch.strategic.MapMerger.MergeMode;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Lists that come with a {@code $setElementOrder}: merged and put in order here, so that the walk
 * over the fields finds them done ({@code mergePatchIntoOriginal}).
 */
final class ElementOrder {

  private final MergeMode mode;
  private final ListMerger lists;
  private final Trail trail;

  ElementOrder(MergeMode mode, ListMerger lists, Trail trail) {
    this.mode = mode;
    this.lists = lists;
    this.trail = trail;
  }

  /**
   * Merges all such lists of a map.
   *
   * @param merged the target, changed
   * @param patch what is left of the patch, changed: the directives and their lists are taken out
   */
  void mergeLists(MapValue.Builder merged, MapValue.Builder patch, SchemaType type, FieldPath path)
      throws RefusedException {
    for (Map.Entry<String, Value> entry : directives(patch)) {
      patch.remove(entry.getKey());
      if (mode == MergeMode.COMBINE) {
        carry(merged, entry.getKey(), entry.getValue(), path);
      }
      mergeList(merged, patch, entry.getKey(), entry.getValue(), type, path);
    }
  }

  private static List<Map.Entry<String, Value>> directives(MapValue.Builder patch) {
    List<Map.Entry<String, Value>> found = new ArrayList<>();
    patch.forEach(
        (key, value) -> {
          if (key.startsWith(Directives.SET_ELEMENT_ORDER)) {
            found.add(Map.entry(key, value));
          }
        });
    return found;
  }

  private static void carry(MapValue.Builder merged, String key, Value order, FieldPath path)
      throws RefusedException {
    Value present = merged.get(key);
    if (present != null && !present.equals(order)) {
      throw Refusals.badElementOrder(path.key(key), RefusalWording.DIFFERENT_ORDERS);
    }
    merged.put(key, order);
  }

  private void mergeList(
      MapValue.Builder merged,
      MapValue.Builder patch,
      String directive,
      Value orderValue,
      SchemaType type,
      FieldPath path)
      throws RefusedException {
    ListValue order = list(orderValue, path.key(directive));
    String key =
        Directives.fieldOf(directive, Directives.SET_ELEMENT_ORDER)
            .orElseThrow(
                () ->
                    Refusals.badElementOrder(
                        path.key(directive), RefusalWording.ORDER_WITHOUT_LIST));
    FieldPath at = path.key(key);
    Value targetValue = merged.get(key);
    Value patchValue = patch.get(key);
    ListValue target = targetValue == null ? ListValue.EMPTY : list(targetValue, at);
    ListValue changes = patchValue == null ? ListValue.EMPTY : list(patchValue, at);
    FieldRule rule = SchemaAt.ofList(type, key, path);
    OrderCheck.check(changes, order, rule.mergeKey().orElse(""), at);
    if (targetValue == null && patchValue == null) {
      return;
    }
    MergedList all;
    if (targetValue == null) {
      all = MergedList.of((ListValue) Pruning.withoutDirectives(changes).orElseThrow());
      trail.set(Act.Rule.ADD_FIELD, path, key, all.items());
    } else if (patchValue == null) {
      all = MergedList.of(target);
    } else {
      all = lists.merge(target, changes, rule, at);
    }
    List<Value> serverOrder = targetValue == null ? List.of() : all.serverOrder();
    ListValue arranged =
        new ItemOrder(rule.mergeKey().orElse(""), at)
            .arrange(
                all.items().items(),
                order.items(),
                serverOrder,
                ItemKinds.common(target, changes, at));
    merged.put(key, arranged);
    boolean isInOrder = arranged.items().equals(all.asMerged());
    Act.Rule ordered = isInOrder ? Act.Rule.ORDER_KEPT : Act.Rule.ORDER;
    trail.byDirective(ordered, path, key, directive, arranged);
    patch.remove(key);
  }

  private static ListValue list(Value value, FieldPath path) throws RefusedException {
    if (value instanceof ListValue list) {
      return list;
    }
    throw Refusals.wrongType(path, "[]interface {}", value);
  }
}
