package dev.tripatch.schema;

/** The type of a field. Types may contain themselves; they are resolved when asked for. */
public sealed interface SchemaType
    permits ObjectSchema, SchemaType.MapOf, SchemaType.ListOf, SchemaType.Primitive {

  /**
   * A map with free keys, such as labels.
   *
   * @param values the type of its values
   */
  record MapOf(SchemaType values) implements SchemaType {}

  /**
   * A list.
   *
   * @param items the type of its items
   */
  record ListOf(SchemaType items) implements SchemaType {}

  /**
   * A type without known fields: a string, a number, a quantity, or free-form data.
   *
   * @param name the schema's word for it: {@code string}, {@code integer}, {@code Quantity}, …
   */
  record Primitive(String name) implements SchemaType {}
}
