package dev.tripatch.show.table;

import dev.tripatch.engine.explain.outcome.FieldValues;
import dev.tripatch.engine.patch.ValueKind;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a row of a table asks of one document at the field. */
public enum Condition {
  /** Whatever it has, or nothing. */
  ANY("–"),
  /** Nothing. */
  ABSENT("no"),
  /** Something. */
  PRESENT("yes"),
  /** Something other than null. */
  VALUE("yes"),
  /** An explicit null. */
  NULL("null"),
  /** The same as local. */
  AS_LOCAL("same as local"),
  /** Something else than local. */
  OTHER_THAN_LOCAL("other value"),
  /** A value of local's type: both have maps, or both have lists. */
  TYPE_OF_LOCAL("yes"),
  /** A list without items. */
  EMPTY_LIST("empty list"),
  /** A value of another type than local's. */
  OTHER_TYPE("other type"),
  /** The same as last applied. */
  AS_LAST_APPLIED("same as last applied"),
  /** Something else than last applied, which may have nothing; no null. */
  OTHER_THAN_LAST_APPLIED("other value");

  private final String title;

  Condition(String title) {
    this.title = title;
  }

  /** What is in the cell. */
  public String title() {
    return title;
  }

  /** Whether a document fulfils it, among what all of them have. */
  public boolean holds(Role role, FieldValues values) {
    Value value = values.of(role);
    return switch (this) {
      case ANY -> true;
      case ABSENT -> value == null;
      case PRESENT -> value != null;
      case VALUE -> isValue(value);
      case NULL -> value == NullValue.NULL;
      case AS_LOCAL -> value != null && value.equals(values.local());
      case OTHER_THAN_LOCAL -> value != null && !value.equals(values.local());
      case TYPE_OF_LOCAL -> isOfOneType(value, values.local());
      case EMPTY_LIST -> value instanceof ListValue list && list.isEmpty();
      case OTHER_TYPE -> value != null && !isOfOneType(value, values.local());
      case AS_LAST_APPLIED -> value != null && value.equals(values.lastApplied());
      case OTHER_THAN_LAST_APPLIED ->
          isValue(value) && !Objects.equals(value, values.lastApplied());
    };
  }

  private static boolean isValue(@Nullable Value value) {
    return value != null && value != NullValue.NULL;
  }

  private static boolean isOfOneType(@Nullable Value left, @Nullable Value right) {
    return left != null && right != null && ValueKind.of(left) == ValueKind.of(right);
  }
}
