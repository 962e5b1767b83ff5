package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes custom resources as a server stores them: as they are written, without the fields that the
 * definition does not have, and with its defaults (apiextensions-apiserver, {@code
 * pkg/apiserver/schema}: {@code pruning} and {@code defaulting}).
 */
record StoredResource(StoredReasons reasons) {
  private static final Set<Value> EMPTY = Set.of(NullValue.NULL, MapValue.EMPTY, ListValue.EMPTY);
  private static final String METADATA = "metadata";

  /**
   * What the definition says of a value.
   *
   * @param keepsUnknown whether the value is an item of a list that keeps what is not declared
   */
  private record Part(SchemaType type, Structure structure, boolean keepsUnknown) {
    Optional<Part> field(String key) {
      return switch (type) {
        case ObjectSchema struct ->
            struct
                .field(key)
                .filter(rule -> rule.isOf(key))
                .map(rule -> new Part(rule.type(), rule.structure(), false));
        case SchemaType.MapOf map -> Optional.of(new Part(map.values(), structure.inner(), false));
        case SchemaType ignored -> Optional.empty();
      };
    }

    Part item() {
      return new Part(type.items(), structure.inner(), keepsAll());
    }

    /** Behind a name with a capital letter is a Go type, whose fields the schema does not say. */
    boolean keepsAll() {
      return keepsUnknown
          || structure.keepsUnknown()
          || type instanceof SchemaType.Primitive plain
              && Character.isUpperCase(plain.name().charAt(0));
    }
  }

  MapValue resource(MapValue given, ObjectSchema type) {
    return map(given, new Part(type, type.structure(), false), FieldPath.root());
  }

  private Value stored(Value value, Part part, FieldPath at) {
    return switch (value) {
      case MapValue map -> map(map, part, at);
      case ListValue list -> {
        List<Value> items = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
          items.add(filledIn(list.get(i), part.item(), at.index(i)).orElse(list.get(i)));
        }
        yield new ListValue(items);
      }
      case Value scalar -> scalar;
    };
  }

  private MapValue map(MapValue given, Part part, FieldPath at) {
    MapValue.Builder fields = MapValue.builder(given.size());
    for (Map.Entry<String, Value> entry : given.entries().entrySet()) {
      FieldPath path = at.key(entry.getKey());
      Optional<Part> field = part.field(entry.getKey());
      Optional<Value> value = Optional.of(entry.getValue());
      Optional<Value> stored =
          field.isPresent()
              ? filledIn(entry.getValue(), field.get(), path)
              : value.filter(_ -> part.keepsAll());
      fields.putIfPresent(entry.getKey(), stored);
      if (stored.isEmpty()) {
        reasons.put(path, field.isPresent() ? StoredReason.EMPTY : StoredReason.NOT_DEFINED);
      }
    }
    for (String key : part.type().fieldNames()) {
      if (!given.has(key) && !key.equals(SchemaType.MapOf.ANY_KEY)) {
        FieldPath path = at.key(key);
        fields.putIfPresent(key, part.field(key).flatMap(field -> byDefault(field, path)));
      }
    }
    MapValue stored = fields.build();
    return part.structure().isResource() ? withoutEmptyMetadata(stored) : stored;
  }

  /** A value that was given; empty if it is a null that means a missing one. */
  private Optional<Value> filledIn(Value value, Part part, FieldPath at) {
    return value instanceof NullValue && !part.structure().isNullable()
        ? byDefault(part, at)
        : Optional.of(stored(value, part, at));
  }

  private Optional<Value> byDefault(Part part, FieldPath at) {
    Optional<Value> value = part.structure().byDefault().map(whole -> stored(whole, part, at));
    value.ifPresent(_ -> reasons.put(at, StoredReason.DEFINED_DEFAULT));
    return value;
  }

  /** The metadata is read as Go's types have it, whatever is known of the rest. */
  static MapValue withoutEmptyMetadata(MapValue given) {
    if (!(given.get(METADATA) instanceof MapValue metadata)) {
      return given;
    }
    MapValue.Builder kept = MapValue.builder();
    metadata.keys().stream()
        .filter(key -> !EMPTY.contains(metadata.find(key).orElseThrow()))
        .forEach(key -> kept.put(key, metadata.find(key).orElseThrow()));
    return given.toBuilder().put(METADATA, kept.build()).build();
  }
}
