package dev.tripatch.conflict;

import dev.tripatch.explain.FieldOutcome;
import dev.tripatch.explain.FieldValues;
import dev.tripatch.value.Value;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One of the three documents that are compared. */
enum Side {
  LAST_APPLIED(FieldValues::lastApplied),
  LOCAL(FieldValues::local),
  LIVE(FieldValues::live);

  private final Function<FieldValues, @Nullable Value> value;

  Side(Function<FieldValues, @Nullable Value> value) {
    this.value = value;
  }

  /** What this document has at a field; null if nothing. */
  @Nullable Value of(FieldOutcome field) {
    return value.apply(field.values());
  }
}
