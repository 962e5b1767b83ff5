package dev.tripatch.schema.overlay;

import dev.tripatch.schema.KnownFields;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Types with own rules over them. What no rule can touch stays the very same object. */
final class OverlaidTypes {

  private final SchemaSource under;
  private final OwnRules rules;
  private final Map<Shared, ObjectSchema> shared = new ConcurrentHashMap<>();

  /**
   * A type that is overlaid the same way wherever it is used.
   *
   * @param isOpen whether fields that it does not declare are free-form
   */
  private record Shared(ObjectSchema type, boolean isOpen) {}

  /**
   * Where a type is used.
   *
   * @param kind the kind
   * @param path the way from its root
   */
  record Place(KindName kind, List<String> path) {

    Place then(String key) {
      return new Place(kind, Stream.concat(path.stream(), Stream.of(key)).toList());
    }
  }

  OverlaidTypes(SchemaSource under, OwnRules rules) {
    this.under = under;
    this.rules = rules;
  }

  OwnRules rules() {
    return rules;
  }

  /** The type of a whole kind. */
  ObjectSchema root(KindName kind, ObjectSchema type, boolean isOpen) {
    return object(type, Optional.of(new Place(kind, List.of())), isOpen);
  }

  /** A type, wherever it is used. */
  ObjectSchema object(ObjectSchema type) {
    return object(type, Optional.empty(), false);
  }

  private ObjectSchema object(ObjectSchema type, Optional<Place> place, boolean isOpen) {
    Optional<Place> watched = place.filter(rules::hasBelow);
    if (watched.isPresent()) {
      return new OverlaidObject(type, watched, this, isOpen);
    }
    return isOpen || rules.hasTypeRules()
        ? shared.computeIfAbsent(
            new Shared(type, isOpen),
            key -> new OverlaidObject(type, Optional.empty(), this, isOpen))
        : type;
  }

  /** A type at a place with own rules over it. */
  SchemaType over(SchemaType type, Optional<Place> place, boolean isOpen) {
    return switch (type) {
      case ObjectSchema object -> object(object, place, isOpen);
      case SchemaType.ListOf list -> new SchemaType.ListOf(over(list.items(), place, isOpen));
      case SchemaType.MapOf map ->
          new SchemaType.MapOf(
              over(map.values(), place.map(at -> at.then(SchemaType.MapOf.ANY_KEY)), isOpen));
      case SchemaType.Primitive primitive -> primitive(primitive, place, isOpen);
    };
  }

  /** Rules inside of what no schema declares declare it. */
  private SchemaType primitive(
      SchemaType.Primitive primitive, Optional<Place> place, boolean isOpen) {
    if (place.filter(rules::hasBelow).isPresent()) {
      return object(new KnownFields(primitive.name(), List.of()), place, true);
    }
    boolean isFreeForm = primitive.name().equals("object") || primitive.name().equals("any");
    return isOpen && isFreeForm ? SchemaType.Primitive.FREE_FORM : primitive;
  }

  /** The type that a rule names. */
  SchemaType named(String text) {
    if (text.startsWith("[]")) {
      return new SchemaType.ListOf(named(text.substring(2)));
    }
    if (text.startsWith("{}")) {
      return new SchemaType.MapOf(named(text.substring(2)));
    }
    if (text.equals("object")) {
      return SchemaType.Primitive.FREE_FORM;
    }
    return under
        .definition(text)
        .<SchemaType>map(found -> found)
        .orElseGet(() -> new SchemaType.Primitive(text));
  }
}
