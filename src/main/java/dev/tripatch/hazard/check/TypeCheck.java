package dev.tripatch.hazard.check;

import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.Show;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.Quantities;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Whether a value can be decoded into a type. Null fits every type: decoders leave the field as it
 * is. So does anything where the schema knows no more than that there is data.
 */
public final class TypeCheck {

  private static final Pattern BASE64 = Pattern.compile("[\\w+/&&[^_]]*={0,2}");

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
      case ObjectSchema _, SchemaType.MapOf _ -> value instanceof MapValue;
      case SchemaType.ListOf ignored -> value instanceof ListValue;
      case SchemaType.Primitive primitive -> fits(value, primitive);
    };
  }

  private static boolean fits(Value shown, SchemaType.Primitive type) {
    Value value = shown.exact();
    return switch (type.name()) {
      case "string", "Time", "MicroTime" ->
          value instanceof StringValue(String text, _)
              && (!isBytes(type) || isBase64(StringValue.ofBase64(text)));
      case "integer" -> isInteger(value, is32(type));
      case "number" -> isNumber(value);
      case "boolean" -> value instanceof BoolValue;
      case "IntOrString" -> value instanceof StringValue || isInteger(value, true);
      case "Quantity" ->
          value instanceof StringValue(String text, _)
              ? Quantities.fault(text).isEmpty()
              : isNumber(value);
      default -> true;
    };
  }

  private static boolean is32(SchemaType.Primitive type) {
    return type.format().equals(Optional.of("int32"));
  }

  /** As Go reads it: four characters for three bytes, filled up with equals signs. */
  private static boolean isBase64(String text) {
    return text.length() % 4 == 0 && BASE64.matcher(text).matches();
  }

  static boolean isBytes(SchemaType type) {
    return type instanceof SchemaType.Primitive primitive
        && primitive.format().equals(Optional.of("byte"));
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
      case ObjectSchema schema -> HazardWording.A_STRUCT.text("type", schema.name());
      case SchemaType.MapOf ignored -> HazardWording.A_MAP.text();
      case SchemaType.ListOf ignored -> HazardWording.A_LIST.text();
      case SchemaType.Primitive primitive -> noun(primitive);
    };
  }

  private static String noun(SchemaType.Primitive type) {
    return switch (type.name()) {
      case "integer" ->
          (is32(type) ? HazardWording.A_WHOLE_NUMBER_32 : HazardWording.A_WHOLE_NUMBER).text();
      case "number" -> HazardWording.A_NUMBER.text();
      case "boolean" -> HazardWording.A_BOOLEAN.text();
      case "IntOrString" -> HazardWording.A_NUMBER_OR_STRING.text();
      case "Quantity" -> HazardWording.A_QUANTITY.text();
      default -> (isBytes(type) ? HazardWording.BASE64 : HazardWording.A_STRING).text();
    };
  }

  /** What a value is, as a noun. */
  static String noun(Value value) {
    return switch (value.exact()) {
      case MapValue ignored -> HazardWording.A_MAP.text();
      case ListValue ignored -> HazardWording.A_LIST.text();
      case StringValue ignored -> HazardWording.THE_STRING.text("value", Show.value(value));
      case BoolValue ignored -> HazardWording.THE_BOOLEAN.text("value", Show.value(value));
      case NullValue ignored -> HazardWording.NULL.text();
      case IntegerValue _, FloatValue _, BigIntegerValue _ ->
          HazardWording.THE_NUMBER.text("value", Show.value(value));
    };
  }
}
