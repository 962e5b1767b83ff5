package dev.tripatch.engine.patch.strategic;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * Items sorted by the text of what distinguishes them, as Kubernetes sorts lists before it compares
 * them. Texts compare by Unicode code point, as Go compares bytes of UTF-8.
 *
 * <p>Kubernetes tells its sort that an item is less than its equal. So the place of equal items is
 * that of Go's own steps: up to twelve items are turned around (decision record 0006).
 */
final class TextOrder {

  private TextOrder() {}

  /** An item with its text. */
  record Entry(String text, Value item) {}

  /** The items in order of the texts of their identities. */
  static List<Entry> sort(List<Value> items, String mergeKey) {
    List<Entry> entries = new ArrayList<>(items.size());
    for (Value item : items) {
      Value identity = MergeKeys.identity(item, mergeKey);
      entries.add(new Entry(identity == null ? "" : GoText.print(identity), item));
    }
    GoSort.sort(entries, (left, right) -> GoText.compare(left.text(), right.text()) <= 0);
    return entries;
  }

  /** The items of a list of primitives in order of their texts. */
  static List<Value> sortPrimitives(List<Value> items) {
    List<Value> sorted = new ArrayList<>(items.size());
    sort(items, "").forEach(entry -> sorted.add(entry.item()));
    return sorted;
  }
}
