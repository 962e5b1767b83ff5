package dev.tripatch.cluster.secret;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;

/** Counts what was masked. */
final class MaskedCount {
  private MaskedCount() {}

  /** How many scalars differ between a value and the same with masks. */
  static int between(Value original, Value masked) {
    if (original instanceof MapValue map && masked instanceof MapValue other) {
      return map.entries().entrySet().stream()
          .mapToInt(
              each -> between(each.getValue(), other.find(each.getKey()).orElse(NullValue.NULL)))
          .sum();
    }
    if (original instanceof ListValue list && masked instanceof ListValue other) {
      int count = 0;
      for (int i = 0; i < list.items().size(); i++) {
        count += between(list.items().get(i), other.items().get(i));
      }
      return count;
    }
    return original.equals(masked) ? 0 : 1;
  }
}
