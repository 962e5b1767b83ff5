package dev.tripatch.conflict;

import dev.tripatch.explain.FieldValues;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells who moved away from what was last applied. */
final class Movement {

  private Movement() {}

  /** The direction of a conflict; empty if there is none. */
  static Optional<Direction> of(FieldValues values) {
    boolean isAgreed =
        isGone(values.local()) && isGone(values.live())
            || Objects.equals(values.local(), values.live());
    boolean isUntouched = Objects.equals(values.lastApplied(), values.live());
    if (isAgreed || isUntouched) {
      return Optional.empty();
    }
    return isGone(values.local()) ? whereLocalHasNothing(values) : whereLocalHasIt(values);
  }

  /** What live added to something that local removes goes with it: mostly these are defaults. */
  private static Optional<Direction> whereLocalHasNothing(FieldValues values) {
    Value before = values.lastApplied();
    boolean isNull = values.local() != null;
    if (isNull) {
      return Optional.of(isGone(before) ? Direction.LIVE_CHANGED : Direction.LOCAL_REMOVED)
          .filter(ignored -> before != null);
    }
    return isGone(before) || holds(values.live(), before)
        ? Optional.empty()
        : Optional.of(Direction.LOCAL_REMOVED);
  }

  private static Optional<Direction> whereLocalHasIt(FieldValues values) {
    Value before = values.lastApplied();
    boolean isClaimed = Objects.equals(values.local(), before);
    if (isGone(values.live())) {
      return Optional.of(isClaimed ? Direction.LIVE_LOST : Direction.LIVE_REMOVED);
    }
    if (before == null) {
      return Optional.of(Direction.BOTH_SET);
    }
    if (holds(values.live(), before)) {
      return Optional.of(Direction.LIVE_EXTENDED);
    }
    return Optional.of(isClaimed ? Direction.LIVE_CHANGED : Direction.BOTH_CHANGED);
  }

  private static boolean isGone(@Nullable Value value) {
    return value == null || value instanceof NullValue;
  }

  /** Whether a value has all that another has; lists must be of one length. */
  private static boolean holds(@Nullable Value value, @Nullable Value less) {
    return switch (less) {
      case MapValue few when value instanceof MapValue map ->
          few.entries().entrySet().stream()
              .allMatch(entry -> holds(map.get(entry.getKey()), entry.getValue()));
      case ListValue few when value instanceof ListValue list ->
          few.size() == list.size() && holdsEach(list, few);
      case null -> true;
      case Value other -> other.equals(value);
    };
  }

  private static boolean holdsEach(ListValue list, ListValue few) {
    for (int i = 0; i < few.size(); i++) {
      if (!holds(list.get(i), few.get(i))) {
        return false;
      }
    }
    return true;
  }
}
