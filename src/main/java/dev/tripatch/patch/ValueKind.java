package dev.tripatch.patch;

import dev.tripatch.value.BigIntegerValue;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.FloatValue;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;

/**
 * The kinds that Kubernetes distinguishes when it compares: an integer and a float are as different
 * as a string and a list.
 */
public enum ValueKind {
  /** A map. */
  MAP,
  /** A list. */
  LIST,
  /** A string. */
  STRING,
  /** A boolean. */
  BOOL,
  /** An integer of 64 bits. */
  INTEGER,
  /** Any other number. */
  FLOAT,
  /** Null. */
  NULL;

  /** The kind of a value. */
  public static ValueKind of(Value value) {
    return switch (value) {
      case MapValue ignored -> MAP;
      case ListValue ignored -> LIST;
      case StringValue ignored -> STRING;
      case BoolValue ignored -> BOOL;
      case IntegerValue ignored -> INTEGER;
      case FloatValue ignored -> FLOAT;
      case BigIntegerValue ignored -> FLOAT;
      case NullValue ignored -> NULL;
    };
  }
}
