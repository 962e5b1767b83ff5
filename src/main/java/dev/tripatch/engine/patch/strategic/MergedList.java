package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.Act;
import dev.tripatch.engine.patch.Trail;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.Value;
import java.util.List;

/**
 * A merged list and the order of the list it was merged into.
 *
 * @param items the merged list
 * @param asMerged its items before they were put in order
 * @param serverOrder the target list as Kubernetes finds it in memory after merging: deletions have
 *     moved its items up, and new items have filled the freed places. It decides where items that
 *     no order names go.
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
