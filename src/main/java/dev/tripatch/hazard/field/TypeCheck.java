package dev.tripatch.hazard.field;

import dev.tripatch.hazard.found.Show;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.Quantities;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.BigIntegerValue;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.FloatValue;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.Optional;

/**
 * Whether a value can be decoded into a type. Null fits every type: decoders leave the field as it
 * is. So does anything where the schema knows no more than that there is data.
 */
public final class TypeCheck {

  private TypeCheck() {}

  /** What the type wants instead, as a noun: {@code a whole number}; empty if the value fits. */
  static Optional<String> wanted(Value value, SchemaType type) {
    return value == NullValue.NULL || fits(value, type)
        ? Optional.empty()
        : Optional.of(noun(type));
  }

  /** Whether a value other than null fits a type; items and fields within it are not looked at. */
  public static boolean fits(Value value, SchemaType type) {
    return switch (type) {
      case ObjectSchema ignored -> value instanceof MapValue;
      case SchemaType.MapOf ignored -> value instanceof MapValue;
      case SchemaType.ListOf ignored -> value instanceof ListValue;
      case SchemaType.Primitive primitive -> fits(value, primitive);
    };
  }

  private static boolean fits(Value value, SchemaType.Primitive type) {
    return switch (type.name()) {
      case "string", "Time", "MicroTime" -> value instanceof StringValue;
      case "integer" -> isInteger(value, is32(type));
      case "number" -> isNumber(value);
      case "boolean" -> value instanceof BoolValue;
      case "IntOrString" -> value instanceof StringValue || isInteger(value, true);
      case "Quantity" ->
          value instanceof StringValue(String text)
              ? Quantities.fault(text).isEmpty()
              : isNumber(value);
      default -> true;
    };
  }

  private static boolean is32(SchemaType.Primitive type) {
    return type.format().equals(Optional.of("int32"));
  }

  private static boolean isNumber(Value value) {
    return value instanceof IntegerValue
        || value instanceof FloatValue
        || value instanceof BigIntegerValue;
  }

  /** A number such as 5.0 counts: YAML makes 5 of it before anybody decodes it. */
  private static boolean isInteger(Value value, boolean is32) {
    return switch (value) {
      case IntegerValue(long number) -> !is32 || number == (int) number;
      case FloatValue(double number) ->
          number == Math.rint(number) && (!is32 || number == (int) number);
      default -> false;
    };
  }

  private static String noun(SchemaType type) {
    return switch (type) {
      case ObjectSchema schema -> "a map with the fields of " + schema.name();
      case SchemaType.MapOf ignored -> "a map";
      case SchemaType.ListOf ignored -> "a list";
      case SchemaType.Primitive primitive -> noun(primitive);
    };
  }

  private static String noun(SchemaType.Primitive type) {
    return switch (type.name()) {
      case "integer" -> is32(type) ? "a whole number of 32 bits" : "a whole number";
      case "number" -> "a number";
      case "boolean" -> "true or false";
      case "IntOrString" -> "a whole number or a text";
      case "Quantity" -> "a quantity such as 500m or 1Gi";
      default -> "a text";
    };
  }

  /** What a value is, as a noun. */
  static String noun(Value value) {
    return switch (value) {
      case MapValue ignored -> "a map";
      case ListValue ignored -> "a list";
      case StringValue ignored -> "the text " + Show.value(value);
      case BoolValue ignored -> "the boolean " + Show.value(value);
      case NullValue ignored -> "null";
      case IntegerValue ignored -> "the number " + Show.value(value);
      case FloatValue ignored -> "the number " + Show.value(value);
      case BigIntegerValue ignored -> "the number " + Show.value(value);
    };
  }
}
