package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Act;
import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Merges a patch's list into a list ({@code mergeSlice}). */
final class ListMerger {

  private final MapMerger maps;
  private final ListOrder order;
  private final Trail trail;

  /**
   * How many values Go makes room for as a list grows: twice as many, or a quarter more, rounded up
   * to what its allocator has (16 bytes a value, and 8 for itself in what is larger than 512).
   */
  private static final int[] CAPACITIES = {1, 2, 4, 8, 16, 32, 71, 143, 303, 591, 1023, 1535};

  /** From there on, whole pages of so many values. */
  private static final int OF_A_PAGE = 512;

  ListMerger(MapMerger maps, ListOrder order, Trail trail) {
    this.maps = maps;
    this.order = order;
    this.trail = trail;
  }

  /** The merged list; the patch's own order decides where it has no directive for it. */
  MergedList merge(ListValue target, ListValue patch, FieldRule rule, FieldPath path)
      throws RefusedException {
    if (!rule.merges()) {
      if (!patch.equals(target)) {
        trail.list(Act.Rule.REPLACE_LIST, path, patch);
      }
      return new MergedList(patch, patch.items(), target.items());
    }
    if (target.isEmpty() && patch.isEmpty()) {
      return MergedList.of(target);
    }
    return ItemKinds.common(target, patch, path) == ValueKind.MAP
        ? keyed(target, patch, rule, path)
        : primitives(target, patch, rule, path);
  }

  /**
   * The list without the items that {@code $deleteFromPrimitiveList} names, whatever the field's
   * strategy is.
   */
  ListValue delete(ListValue target, ListValue deletions, FieldRule rule, FieldPath path)
      throws RefusedException {
    if (target.isEmpty() && deletions.isEmpty()) {
      return target;
    }
    if (ItemKinds.common(target, deletions, path) == ValueKind.MAP) {
      return keyed(target, deletions, rule, path).items();
    }
    Set<Value> gone = new HashSet<>(deletions.items());
    return new ListValue(target.items().stream().filter(item -> !gone.contains(item)).toList());
  }

  /** Where the schema names a merge key, ordering refuses items that are no maps. */
  private MergedList primitives(ListValue target, ListValue patch, FieldRule rule, FieldPath path)
      throws RefusedException {
    List<Value> both = new ArrayList<>(target.size() + patch.size());
    both.addAll(target.items());
    both.addAll(patch.items());
    Duplicates dropped = Duplicates.in(both);
    List<Value> merged = dropped.memory().subList(0, dropped.kept());
    if (!merged.equals(target.items())) {
      trail.list(Act.Rule.ADD_VALUES, path, new ListValue(merged));
    }
    List<Value> serverOrder =
        both.size() <= capacity(target)
            ? dropped.memory().subList(0, target.size())
            : target.items();
    ListValue arranged =
        switch (order) {
          case PATCH_DECIDES ->
              new ItemOrder(rule.mergeKey().orElse(""), path)
                  .arrange(merged, patch.items(), serverOrder, ValueKind.of(both.getFirst()));
          case APPENDED -> new ListValue(merged);
        };
    return new MergedList(arranged, merged, serverOrder);
  }

  /**
   * How many items fit into Go's memory of a list that grew item by item. A patch that fits is
   * appended in place, and dropping duplicates then changes live's own order (decision record 6).
   */
  private static int capacity(ListValue list) {
    int capacity = 0;
    for (int i = 0; capacity < list.size(); i++) {
      capacity =
          i < CAPACITIES.length
              ? CAPACITIES[i]
              : Math.ceilDiv(capacity + (capacity + 768) / 4, OF_A_PAGE) * OF_A_PAGE;
    }
    return capacity;
  }

  private MergedList keyed(ListValue target, ListValue patch, FieldRule rule, FieldPath path)
      throws RefusedException {
    String mergeKey = rule.mergeKey().orElse("");
    if (mergeKey.isEmpty()) {
      throw Refusals.noMergeKeyDeclared(path);
    }
    KeyedTarget merged = new KeyedTarget(target, mergeKey, path);
    boolean isReplaced = false;
    List<Value> plain = new ArrayList<>(patch.size());
    for (Value item : patch.items()) {
      if (Directives.hasPatchDirective(item)) {
        isReplaced |= isReplace((MapValue) item, path);
        deleteIfWanted((MapValue) item, merged, mergeKey, path);
      } else {
        plain.add(item);
      }
    }
    if (isReplaced) {
      ListValue items =
          new ItemOrder(mergeKey, path).arrange(plain, List.of(), plain, ValueKind.MAP);
      trail.list(Act.Rule.REPLACE_ITEMS, path, items);
      return new MergedList(items, items.items(), merged.memory());
    }
    List<Value> serverOrder = merged.items();
    for (Value item : plain) {
      mergeItem(merged, (MapValue) item, mergeKey, rule, path);
    }
    List<Value> asMerged = merged.items();
    ListValue arranged =
        switch (order) {
          case PATCH_DECIDES ->
              new ItemOrder(mergeKey, path).arrange(asMerged, plain, serverOrder, ValueKind.MAP);
          case APPENDED -> new ListValue(asMerged);
        };
    return new MergedList(arranged, asMerged, merged.memory());
  }

  private static boolean isReplace(MapValue item, FieldPath path) throws RefusedException {
    Value directive = item.get(Directives.PATCH);
    if (Objects.equals(directive, Directives.REPLACE)) {
      return true;
    }
    if (Objects.equals(directive, Directives.MERGE)) {
      throw Refusals.mergeInList(path);
    }
    if (directive != null && !Objects.equals(directive, Directives.DELETE)) {
      throw Refusals.unknownPatchType(path, directive, item);
    }
    return false;
  }

  private void deleteIfWanted(MapValue item, KeyedTarget target, String mergeKey, FieldPath path)
      throws RefusedException {
    if (Directives.isDeletion(item)) {
      Value key = MergeKeys.of(item, mergeKey, path);
      if (target.find(key) != null) {
        trail.itemDeleted(MergeKeys.place(path, mergeKey, key));
      }
      target.delete(key);
    }
  }

  private void mergeItem(
      KeyedTarget target, MapValue item, String mergeKey, FieldRule rule, FieldPath path)
      throws RefusedException {
    Value key = MergeKeys.of(item, mergeKey, path);
    FieldPath at = MergeKeys.place(path, mergeKey, key);
    MapValue present = target.find(key);
    if (present == null) {
      target.append(key, item);
      trail.itemAdded(at, item);
    } else {
      target.replace(key, maps.merge(present, item, SchemaAt.itemsOf(rule), at));
    }
  }

  /** In which order a merged list ends up where nothing says so expressly. */
  enum ListOrder {
    /** The patch's own order decides over the items that it names. */
    PATCH_DECIDES,
    /**
     * Items stay where they are, and new ones come last: servers before {@code $setElementOrder}.
     */
    APPENDED
  }

  /**
   * A merged list and the order of the list it was merged into.
   *
   * @param items the merged list
   * @param asMerged its items before they were put in order
   * @param serverOrder the target list as Kubernetes finds it in memory after merging: deletions
   *     have moved its items up, and new items have filled the freed places. It decides where items
   *     that no order names go.
   */
  record MergedList(ListValue items, List<Value> asMerged, List<Value> serverOrder) {

    /** A list that nothing was merged into. */
    static MergedList of(ListValue items) {
      return new MergedList(items, items.items(), items.items());
    }

    /** The items, where the patch's own order counts; says so if it moves any. */
    ListValue inPatchOrder(FieldPath map, String key, Trail trail) {
      if (!asMerged.equals(items.items())) {
        trail.set(Act.Rule.ORDER_OF_PATCH, map, key, items);
      }
      return items;
    }
  }
}
