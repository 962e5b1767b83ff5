package dev.tripatch.schema;

import dev.tripatch.json.PathStep;
import dev.tripatch.json.Scalar;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;

/** The type of a field. Types may contain themselves; they are resolved when asked for. */
public sealed interface SchemaType
    permits ObjectSchema, SchemaType.MapOf, SchemaType.ListOf, SchemaType.Primitive {

  /** The type of the innermost items, if it is a list; else the type itself. */
  static SchemaType withoutLists(SchemaType type) {
    return type instanceof ListOf list ? withoutLists(list.items()) : type;
  }

  /** The type of what the lists and maps hold. */
  static SchemaType innermost(SchemaType type) {
    return switch (type) {
      case ListOf list -> innermost(list.items());
      case MapOf map -> innermost(map.values());
      case ObjectSchema _, Primitive _ -> type;
    };
  }

  /** Whether it declares fields by their names. */
  default boolean hasFields() {
    return false;
  }

  /** The names of all declared fields, sorted. */
  default SequencedCollection<String> fieldNames() {
    return List.of();
  }

  /** What it says about a field; empty if it declares no such field. */
  default Optional<FieldRule> field(String key) {
    return Optional.empty();
  }

  /** The type of what is at a key; {@link Primitive#UNDECLARED} if nobody knows. */
  default SchemaType value(String key) {
    return field(key).map(FieldRule::type).orElse(Primitive.UNDECLARED);
  }

  /** The type of a list's items; {@link Primitive#UNDECLARED} if it is not a list. */
  default SchemaType items() {
    return Primitive.UNDECLARED;
  }

  /** The type of a part of a value of this type; {@link Primitive#UNDECLARED} if nobody knows. */
  default SchemaType below(PathStep step) {
    return step instanceof PathStep.Key(String name) ? value(name) : items();
  }

  /**
   * A map with free keys, such as labels.
   *
   * @param values the type of its values
   */
  record MapOf(SchemaType values) implements SchemaType {

    /**
     * Stands for any key, where a way through a schema leads into a map. A definition may also have
     * one field of this name, if the values are merged by a strategy of their own: Kubernetes has
     * none, schemas for kustomize may.
     */
    public static final String ANY_KEY = "*";

    @Override
    public SchemaType value(String key) {
      return values;
    }
  }

  /**
   * A list.
   *
   * @param items the type of its items
   */
  record ListOf(SchemaType items) implements SchemaType {}

  /**
   * A type without known fields: a string, a number, a quantity, or free-form data.
   *
   * @param name the schema's word for it: {@code string}, {@code integer}; if it comes from a named
   *     definition, that one's short name: {@code Quantity}, {@code RawExtension}. Behind a name
   *     with a capital letter stands a Go struct none of whose fields the schema declares, after
   *     the others a plain Go type
   * @param format the schema's {@code format}: {@code int32}, {@code date-time}, …
   * @param values the only values that a server takes, in the schema's order; none if it does not
   *     say
   */
  record Primitive(String name, Optional<String> format, List<Scalar> values)
      implements SchemaType {

    /** The type of what no schema declares: nothing is known of its fields. */
    public static final SchemaType UNDECLARED = new Primitive("object");

    /**
     * The type of whatever is in a place that people treat as if it had a schema: maps are merged,
     * lists replaced. Kubernetes has no such type, and refuses to patch inside what it does not
     * know.
     */
    public static final SchemaType FREE_FORM = new Primitive("*");

    public Primitive {
      values = List.copyOf(values);
    }

    /** A primitive that may have any value. */
    public Primitive(String name, Optional<String> format) {
      this(name, format, List.of());
    }

    /** A primitive without a format. */
    public Primitive(String name) {
      this(name, Optional.empty());
    }
  }
}
