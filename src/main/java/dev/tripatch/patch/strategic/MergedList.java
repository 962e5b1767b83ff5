package dev.tripatch.patch.strategic;

import dev.tripatch.value.ListValue;
import dev.tripatch.value.Value;
import java.util.List;

/**
 * A merged list and the order of the list it was merged into.
 *
 * @param items the merged list
 * @param serverOrder the target list as Kubernetes finds it in memory after merging: deletions have
 *     moved its items up, and new items have filled the freed places. It decides where items that
 *     no order names go.
 */
record MergedList(ListValue items, List<Value> serverOrder) {

  /** A list that nothing was merged into. */
  static MergedList of(ListValue items) {
    return new MergedList(items, items.items());
  }
}
