package dev.tripatch.decide.conflict;

import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** When two documents say the same about a field. */
public final class Sameness {

  private Sameness() {}

  /** Whether both have the same value, or neither has one. */
  public static boolean isSame(@Nullable Value left, @Nullable Value right) {
    return NullValue.isNothing(left) ? NullValue.isNothing(right) : Objects.equals(left, right);
  }

  /** Whether live only lacks something of what was last applied; items may be missing in lists. */
  static boolean hasLess(@Nullable Value live, @Nullable Value lastApplied) {
    return !isSame(live, lastApplied) && isLeft(live, lastApplied);
  }

  private static boolean isLeft(@Nullable Value live, @Nullable Value lastApplied) {
    if (live instanceof MapValue left && lastApplied instanceof MapValue map) {
      return left.entries().entrySet().stream()
          .allMatch(entry -> isLeft(entry.getValue(), map.get(entry.getKey())));
    }
    if (live instanceof ListValue left && lastApplied instanceof ListValue list) {
      return left.items().stream()
          .allMatch(item -> list.items().stream().anyMatch(each -> isLeft(item, each)));
    }
    return isSame(live, lastApplied);
  }
}
