package dev.tripatch.hazard.check;

import dev.tripatch.engine.patch.GoText;
import dev.tripatch.hazard.Ancestry;
import dev.tripatch.hazard.Show;
import dev.tripatch.json.BigIntegerValue;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.Quantities;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;

/**
 * How a server says that it cannot decode an object. Go's own words end with the name of a Go type.
 * Where OpenAPI does not say that name they are given without it.
 *
 * @param root the object's type
 * @param isStrategic whether the object comes out of a strategic merge patch, which is decoded by
 *     another decoder than an object's own text
 */
record ServerWords(SchemaType root, boolean isStrategic) {

  /** Of a field that its type does not have; the path counts items as the server does. */
  static String unknownField(String countedPath) {
    return "unknown field \"" + countedPath + "\"";
  }

  /** Of a value that cannot be decoded into its type; empty where the words are not known. */
  Optional<String> wrongType(FieldPath path, Value value, SchemaType type) {
    if (type instanceof SchemaType.Primitive primitive && primitive.name().equals("Quantity")) {
      return value.exact() instanceof StringValue(String text, _)
          ? Quantities.fault(text)
          : Optional.empty();
    }
    if (TypeCheck.isBytes(type) && value.exact() instanceof StringValue) {
      return Optional.of("illegal base64 data at input byte");
    }
    if (type instanceof SchemaType.Primitive primitive
        && Character.isUpperCase(primitive.name().charAt(0))) {
      return Optional.empty();
    }
    return isStrategic ? ofConverter(value, type) : ofDecoder(path, value, type);
  }

  private Optional<String> ofDecoder(FieldPath path, Value value, SchemaType type) {
    Ancestry way = Ancestry.of(root, path);
    return way.rule()
        .map(FieldRule::owner)
        .map(
            owner ->
                "json: cannot unmarshal %s into Go struct field %s.%s%s"
                    .formatted(
                        jsonKind(value, type),
                        owner,
                        String.join(".", way.names()),
                        goType(type).map(" of type "::concat).orElse("")));
  }

  private static String jsonKind(Value value, SchemaType type) {
    return switch (value.exact()) {
      case MapValue ignored -> "object";
      case ListValue ignored -> "array";
      case StringValue ignored -> "string";
      case BoolValue ignored -> "bool";
      default -> isInteger(type) ? "number " + Show.value(value) : "number";
    };
  }

  private static Optional<String> ofConverter(Value value, SchemaType type) {
    return switch (type) {
      case ObjectSchema ignored -> Optional.of("cannot restore struct from: " + kind(value));
      case SchemaType.MapOf ignored -> Optional.of("cannot restore map from " + kind(value));
      case SchemaType.ListOf ignored -> Optional.of("cannot restore slice from " + kind(value));
      case SchemaType.Primitive ignored ->
          ofPrimitive(value.exact(), goType(type).orElse("string"));
    };
  }

  /** Go converts numbers to texts and to other numbers; what its reader forbids then it names. */
  private static Optional<String> ofPrimitive(Value value, String wanted) {
    boolean isConverted =
        value instanceof IntegerValue && wanted.equals("string")
            || value instanceof FloatValue && wanted.startsWith("int");
    if (isConverted) {
      String name = wanted.equals("string") ? "" : " " + wanted;
      return Optional.of("cannot convert " + kind(value) + " to" + name);
    }
    boolean isNumber = value instanceof IntegerValue || value instanceof BigIntegerValue;
    return isNumber && wanted.startsWith("int")
        ? Optional.empty()
        : Optional.of("unrecognized type: " + wanted);
  }

  private static String kind(Value value) {
    return switch (value) {
      case MapValue ignored -> "map";
      case ListValue ignored -> "slice";
      default -> GoText.typeName(value.exact());
    };
  }

  private static boolean isInteger(SchemaType type) {
    return type instanceof SchemaType.Primitive primitive && primitive.name().equals("integer");
  }

  /** Empty for texts, structs and lists: their Go types may have names of their own. */
  private static Optional<String> goType(SchemaType type) {
    return type instanceof SchemaType.Primitive primitive
        ? switch (primitive.name()) {
          case "integer" -> primitive.format();
          case "boolean" -> Optional.of("bool");
          case "number" -> Optional.of("float64");
          default -> Optional.empty();
        }
        : Optional.empty();
  }
}
