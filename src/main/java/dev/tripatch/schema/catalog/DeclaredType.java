package dev.tripatch.schema.catalog;

import dev.tripatch.json.Scalar;
import java.util.List;
import java.util.Optional;

/** A field's type as a release declares it: definitions stand for themselves by name. */
public sealed interface DeclaredType {

  /** The type of what the lists and maps hold. */
  default DeclaredType innermost() {
    return switch (this) {
      case ListOf list -> list.items().innermost();
      case MapOf map -> map.values().innermost();
      case Reference _, Primitive _ -> this;
    };
  }

  /**
   * An object, declared elsewhere.
   *
   * @param definition the object's full name
   */
  record Reference(String definition) implements DeclaredType {}

  /**
   * A list.
   *
   * @param items the type of its items
   */
  record ListOf(DeclaredType items) implements DeclaredType {}

  /**
   * A map with free keys.
   *
   * @param values the type of its values
   */
  record MapOf(DeclaredType values) implements DeclaredType {}

  /**
   * A type without known fields.
   *
   * @param name its word, such as {@code string} or {@code Quantity}
   * @param format its format, such as {@code int32}
   * @param values the only values that a server takes, in the order of the schema; none if it does
   *     not say
   */
  record Primitive(String name, Optional<String> format, List<Scalar> values)
      implements DeclaredType {

    public Primitive {
      values = List.copyOf(values);
    }

    /** A primitive that may have any value. */
    public Primitive(String name, Optional<String> format) {
      this(name, format, List.of());
    }
  }
}
