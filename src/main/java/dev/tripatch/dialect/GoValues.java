package dev.tripatch.dialect;

import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.Quantities;
import dev.tripatch.schema.SchemaType;
import java.util.Base64;

/** Whether a value converts into a Go type without declared fields. */
final class GoValues {

  private GoValues() {}

  static boolean fits(Value shown, SchemaType.Primitive type) {
    Value value = shown.exact();
    return switch (type.name()) {
      case "string" -> isByte(type) ? isBytes(value) : value instanceof StringValue;
      case "integer" -> isWhole(value);
      case "number" -> isNumber(value);
      case "boolean", "CustomResourceSubresourceStatus" -> fitsPlain(value, type);
      case "Time" -> value instanceof StringValue(String text, _) && GoTimes.isTime(text);
      case "MicroTime" -> value instanceof StringValue(String text, _) && GoTimes.isMicroTime(text);
      case "IntOrString" -> value instanceof StringValue || isInt32(value);
      case "Quantity" -> isQuantity(value);
      case "JSONSchemaPropsOrBool" -> value instanceof MapValue || value instanceof BoolValue;
      default -> true;
    };
  }

  private static boolean fitsPlain(Value value, SchemaType.Primitive type) {
    return type.name().equals("boolean") ? value instanceof BoolValue : value instanceof MapValue;
  }

  private static boolean isByte(SchemaType.Primitive type) {
    return type.format().filter("byte"::equals).isPresent();
  }

  /** Bytes are written as text in base 64. */
  private static boolean isBytes(Value value) {
    if (!(value instanceof StringValue(String text, _))) {
      return value instanceof ListValue;
    }
    try {
      Base64.getDecoder().decode(StringValue.ofBase64(text));
      return true;
    } catch (IllegalArgumentException notBase64) {
      return false;
    }
  }

  private static boolean isNumber(Value value) {
    return value instanceof IntegerValue
        || value instanceof FloatValue
        || value instanceof BigIntegerValue;
  }

  private static boolean isWhole(Value value) {
    return isNumber(value)
        && !(value instanceof FloatValue(double number) && number != Math.rint(number));
  }

  private static boolean isInt32(Value value) {
    return switch (value) {
      case IntegerValue(long number) -> number == (int) number;
      case FloatValue(double number) -> number == (int) number;
      case Value ignored -> false;
    };
  }

  private static boolean isQuantity(Value value) {
    return value instanceof StringValue(String text, _)
        ? Quantities.fault(text).isEmpty()
        : isNumber(value);
  }
}
