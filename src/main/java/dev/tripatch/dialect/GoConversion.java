package dev.tripatch.dialect;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.Map;
import java.util.Optional;

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
          value instanceof MapValue map ? inStruct(map, struct, path) : Optional.of(path);
      case SchemaType.MapOf of ->
          value instanceof MapValue map ? inMap(map, of.values(), path) : Optional.of(path);
      case SchemaType.ListOf of ->
          value instanceof ListValue list ? inList(list, of.items(), path) : Optional.of(path);
      case SchemaType.Primitive primitive ->
          GoValues.fits(value, primitive) ? Optional.empty() : Optional.of(path);
    };
  }

  /** A field belongs to a key of exactly its name. */
  private static Optional<FieldPath> inStruct(MapValue map, ObjectSchema type, FieldPath path) {
    for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
      String key = entry.getKey();
      Optional<FieldPath> fault =
          type.field(key)
              .filter(rule -> rule.name().equals(key))
              .flatMap(rule -> fault(entry.getValue(), rule.type(), path.key(key)));
      if (fault.isPresent()) {
        return fault;
      }
    }
    return Optional.empty();
  }

  private static Optional<FieldPath> inMap(MapValue map, SchemaType type, FieldPath path) {
    for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
      Optional<FieldPath> fault = fault(entry.getValue(), type, path.key(entry.getKey()));
      if (fault.isPresent()) {
        return fault;
      }
    }
    return Optional.empty();
  }

  private static Optional<FieldPath> inList(ListValue list, SchemaType type, FieldPath path) {
    for (int i = 0; i < list.size(); i++) {
      Optional<FieldPath> fault = fault(list.get(i), type, path.then(new PathStep.IndexItem(i)));
      if (fault.isPresent()) {
        return fault;
      }
    }
    return Optional.empty();
  }
}
