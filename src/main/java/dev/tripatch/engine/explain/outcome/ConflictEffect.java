package dev.tripatch.engine.explain.outcome;

import dev.tripatch.json.NullValue;
import java.util.Objects;

/** What apply does to a field in conflict. */
public enum ConflictEffect {
  /** The result lacks it. */
  DELETES("deletes"),
  /** Live lost it, and gets it back. */
  PUTS_BACK("puts back"),
  /** The result has neither local's value nor live's. */
  MIXES("changes"),
  /** The result has local's value instead of live's. */
  OVERWRITES("overwrites");

  private final String word;

  ConflictEffect(String word) {
    this.word = word;
  }

  /** It, for tables, reports and screen readers. */
  public String word() {
    return word;
  }

  /** What apply does to a field that is in conflict. */
  public static ConflictEffect of(FieldOutcome field) {
    FieldValues values = field.values();
    if (values.result() == null) {
      return DELETES;
    }
    if (values.live() == null || values.live() == NullValue.NULL) {
      return PUTS_BACK;
    }
    return Objects.equals(values.result(), values.local()) ? OVERWRITES : MIXES;
  }
}
