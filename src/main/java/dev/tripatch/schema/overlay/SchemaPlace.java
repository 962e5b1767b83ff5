package dev.tripatch.schema.overlay;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.SchemaType.MapOf;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A place in a schema: the root of a kind, a field, or the values of a map with free keys.
 *
 * @param path the keys from the root on; the items of a list have no step of their own
 * @param type what is there
 * @param rule of the field; empty for a root and for the values of a map
 * @param isRequired whether what holds the field requires it
 */
public record SchemaPlace(
    List<String> path, SchemaType type, Optional<FieldRule> rule, boolean isRequired) {

  /** The root of a kind, or of a type. */
  public static SchemaPlace root(ObjectSchema type) {
    return new SchemaPlace(List.of(), type, Optional.empty(), false);
  }

  /** The rule of the field at the end of a way; empty if there is none, as in a map. */
  public static Optional<FieldRule> rule(ObjectSchema root, List<String> way) {
    return root(root).at(way).flatMap(SchemaPlace::rule);
  }

  /** The field of this name, which may also be a key of a map; empty if there is none. */
  public Optional<SchemaPlace> then(String key) {
    return switch (SchemaType.withoutLists(type)) {
      case ObjectSchema object -> object.field(key).map(rule -> field(object, rule));
      case MapOf map -> Optional.of(values(map, key));
      case SchemaType.ListOf _, SchemaType.Primitive _ -> Optional.empty();
    };
  }

  /** The place at a way from here; empty if there is no such field. */
  public Optional<SchemaPlace> at(List<String> way) {
    Optional<SchemaPlace> place = Optional.of(this);
    for (String key : way) {
      place = place.flatMap(each -> each.then(key));
    }
    return place;
  }

  /** The places directly below. */
  public List<SchemaPlace> parts() {
    return switch (SchemaType.withoutLists(type)) {
      case ObjectSchema object -> {
        List<SchemaPlace> parts = new ArrayList<>();
        object.fieldNames().forEach(name -> then(name).ifPresent(parts::add));
        yield parts;
      }
      case MapOf map -> List.of(values(map, MapOf.ANY_KEY));
      case SchemaType.ListOf _, SchemaType.Primitive _ -> List.of();
    };
  }

  /** The object that is here, or whose list is; empty if it is not one. */
  public Optional<ObjectSchema> object() {
    return SchemaType.withoutLists(type) instanceof ObjectSchema object
        ? Optional.of(object)
        : Optional.empty();
  }

  private SchemaPlace field(ObjectSchema object, FieldRule rule) {
    return new SchemaPlace(
        below(rule.name()),
        rule.type(),
        Optional.of(rule),
        object.requiredFields().contains(rule.name()));
  }

  private SchemaPlace values(MapOf map, String key) {
    return new SchemaPlace(below(key), map.values(), Optional.empty(), false);
  }

  private List<String> below(String key) {
    return Stream.concat(path.stream(), Stream.of(key)).toList();
  }
}
