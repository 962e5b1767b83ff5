package dev.tripatch.engine.patch;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;

/**
 * The kinds that Kubernetes distinguishes when it compares: an integer and a float are as different
 * as a string and a list.
 */
public enum ValueKind {
  MAP,
  LIST,
  STRING,
  /** A boolean. */
  BOOL,
  /** An integer of 64 bits. */
  INTEGER,
  /** Any other number. */
  FLOAT,
  NULL;

  public static ValueKind of(Value value) {
    return switch (value.exact()) {
      case MapValue ignored -> MAP;
      case ListValue ignored -> LIST;
      case StringValue ignored -> STRING;
      case BoolValue ignored -> BOOL;
      case IntegerValue ignored -> INTEGER;
      case FloatValue _, BigIntegerValue _ -> FLOAT;
      case NullValue ignored -> NULL;
    };
  }
}
