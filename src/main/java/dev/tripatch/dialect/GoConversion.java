package dev.tripatch.dialect;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Whether an object can be converted into the Go types of its kind, as apimachinery's converter for
 * unstructured objects does it. Unknown fields are passed over, null fits every type, and the size
 * of a number does not count.
 */
public final class GoConversion {

  private GoConversion() {}

  /** A field that cannot be converted; empty if the object decodes. */
  public static Optional<FieldPath> fault(MapValue object, ObjectSchema type) {
    return fault(object, type, FieldPath.root());
  }

  private static Optional<FieldPath> fault(Value value, SchemaType type, FieldPath path) {
    if (value == NullValue.NULL) {
      return Optional.empty();
    }
    return switch (type) {
      case ObjectSchema struct ->
          value instanceof MapValue map
              ? inMap(map, key -> declared(struct, key), path)
              : Optional.of(path);
      case SchemaType.MapOf of ->
          value instanceof MapValue map
              ? inMap(map, _ -> Optional.of(of.values()), path)
              : Optional.of(path);
      case SchemaType.ListOf of ->
          value instanceof ListValue list ? inList(list, of.items(), path) : Optional.of(path);
      case SchemaType.Primitive primitive ->
          GoValues.fits(value, primitive) ? Optional.empty() : Optional.of(path);
    };
  }

  /** A field belongs to a key of exactly its name. */
  private static Optional<SchemaType> declared(ObjectSchema type, String key) {
    return type.field(key).filter(rule -> rule.name().equals(key)).map(FieldRule::type);
  }

  private static Optional<FieldPath> inMap(
      MapValue map, Function<String, Optional<SchemaType>> typeOf, FieldPath path) {
    return map.keys().stream()
        .flatMap(
            key ->
                typeOf
                    .apply(key)
                    .flatMap(type -> fault(map.find(key).orElseThrow(), type, path.key(key)))
                    .stream())
        .findFirst();
  }

  private static Optional<FieldPath> inList(ListValue list, SchemaType type, FieldPath path) {
    return IntStream.range(0, list.size())
        .boxed()
        .flatMap(i -> fault(list.get(i), type, path.index(i)).stream())
        .findFirst();
  }
}
