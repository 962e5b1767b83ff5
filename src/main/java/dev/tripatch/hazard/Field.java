package dev.tripatch.hazard;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A field of an object.
 *
 * @param path where it is
 * @param value its value
 * @param rule what the schema says of it; empty for list items, unknown fields and the root
 * @param type the type of the value
 */
public record Field(FieldPath path, Value value, Optional<FieldRule> rule, SchemaType type) {

  /** A keyed list: items are maps that a merge key distinguishes. */
  public record KeyedList(FieldPath path, ListValue items, FieldRule rule, String mergeKey) {
    /**
     * What a server fills in ({@code ContainerPort}, {@code ServicePort}), so that it is no other.
     */
    private static final Map<String, Value> DEFAULTS = Map.of("protocol", new StringValue("TCP"));

    /** The fields by which server-side apply finds items; the merge key is one of them. */
    public List<String> keys() {
      return rule.listMapKeys().contains(mergeKey) ? rule.listMapKeys() : List.of(mergeKey);
    }

    /** Those of these fields that two items differ in. */
    public List<String> different(MapValue item, MapValue other) {
      return keys().stream().filter(key -> !part(item, key).equals(part(other, key))).toList();
    }

    /** One of these fields, as a server completes it. */
    public static Value part(MapValue item, String key) {
      return item.find(key).orElse(DEFAULTS.getOrDefault(key, NullValue.NULL));
    }
  }

  /** A map whose fields the schema declares. */
  public record Struct(FieldPath path, MapValue map, ObjectSchema schema) {}

  /** What is at a place. */
  public static Field at(TypedPath place, Value value) {
    return new Field(place.path(), value, place.rule(), place.type());
  }

  /** As a keyed list; empty if it is none. */
  public Optional<KeyedList> asKeyedList() {
    return value instanceof ListValue list
        ? rule.filter(FieldRule::merges)
            .flatMap(own -> own.mergeKey().map(key -> new KeyedList(path, list, own, key)))
        : Optional.empty();
  }

  /** As a map with declared fields; empty if it is none. */
  public Optional<Struct> asStruct() {
    return value instanceof MapValue map && type instanceof ObjectSchema schema
        ? Optional.of(new Struct(path, map, schema))
        : Optional.empty();
  }
}
