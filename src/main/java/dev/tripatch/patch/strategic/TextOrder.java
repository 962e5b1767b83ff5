package dev.tripatch.patch.strategic;

import dev.tripatch.patch.GoText;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Items sorted by the text of what tells them apart, as Kubernetes sorts lists before it compares
 * them. Texts compare by Unicode code point, as Go compares bytes of UTF-8.
 *
 * <p>Kubernetes tells its sort that an item is less than its equal, which turns the order of equal
 * items around: an insertion sort, which Go uses up to twelve items, puts the last of them first.
 * With more items Go's answer depends on inner choices of its sort; we turn equal items around
 * there too (decision record 0006).
 */
final class TextOrder {

  private TextOrder() {}

  /** An item with its text. */
  record Entry(String text, Value item) {}

  /** The items in order of the texts of their identities. */
  static List<Entry> sort(List<Value> items, String mergeKey) {
    Entry[] entries = new Entry[items.size()];
    for (int i = 0; i < entries.length; i++) {
      Value item = items.get(i);
      Value identity = MergeKeys.identity(item, mergeKey);
      entries[entries.length - 1 - i] =
          new Entry(identity == null ? "" : GoText.print(identity), item);
    }
    Arrays.sort(entries, Comparator.comparing(Entry::text, GoText::compare));
    return Arrays.asList(entries);
  }

  /** The items of a list of primitives in order of their texts. */
  static List<Value> sortPrimitives(List<Value> items) {
    List<Value> sorted = new ArrayList<>(items.size());
    sort(items, "").forEach(entry -> sorted.add(entry.item()));
    return sorted;
  }
}
