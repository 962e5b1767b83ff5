package dev.tripatch.decide.conflict;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.json.NullValue;
import java.util.Objects;

/**
 * Who moved a field away from what was last applied, and how. A null in local counts as nothing:
 * that is how local asks for a field to be cleared.
 */
public enum Direction {
  /** Last applied, local and live have three different values. */
  BOTH_CHANGED("both changed it"),
  /** Last applied had nothing; local and live have different values, or local says null. */
  BOTH_SET("both set it"),
  /** Local has another value than was applied; live no longer has the field. */
  LOCAL_CHANGED_LIVE_REMOVED("local changed it, live removed it"),
  /** Local gave up what was applied, or says null; live has another value than was applied. */
  LOCAL_REMOVED_LIVE_CHANGED("local removed it, live changed it"),
  /** Local claims what was last applied; live has another value. */
  LIVE_CHANGED("only live changed it"),
  /** Local claims what was last applied; live no longer has the field. */
  LIVE_REMOVED("only live removed it"),
  /** Only live has it, and the patch clears what local does not name. */
  LIVE_SET("only live set it");

  private final String title;

  Direction(String title) {
    this.title = title;
  }

  /** What happened, in a few words: {@code only live changed it}. */
  public String title() {
    return title;
  }

  /** Whether live does not have the field any more. */
  public boolean isLiveGone() {
    return this == LIVE_REMOVED || this == LOCAL_CHANGED_LIVE_REMOVED;
  }

  /** The direction of a conflict. */
  static Direction of(FieldValues values) {
    if (values.local() == null && values.lastApplied() == null) {
      return LIVE_SET;
    }
    return NullValue.isNothing(values.live())
        ? whereLiveHasNothing(values)
        : whereLiveHasIt(values);
  }

  private static Direction whereLiveHasNothing(FieldValues values) {
    return Objects.equals(values.local(), values.lastApplied())
        ? LIVE_REMOVED
        : LOCAL_CHANGED_LIVE_REMOVED;
  }

  private static Direction whereLiveHasIt(FieldValues values) {
    if (Objects.equals(values.local(), values.lastApplied())) {
      return LIVE_CHANGED;
    }
    if (NullValue.isNothing(values.lastApplied()) && values.local() != null) {
      return BOTH_SET;
    }
    return NullValue.isNothing(values.local()) ? LOCAL_REMOVED_LIVE_CHANGED : BOTH_CHANGED;
  }
}
