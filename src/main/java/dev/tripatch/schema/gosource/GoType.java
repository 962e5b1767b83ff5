package dev.tripatch.schema.gosource;

import dev.tripatch.schema.gosource.GoTypeParser.GoField;
import java.util.List;

/** A type as it is written. A pointer is what it points to: data cannot tell them apart. */
sealed interface GoType {

  /**
   * A type with a name.
   *
   * @param qualifier the name of the package that it is of; empty for this one or for Go's own
   * @param name its name there
   */
  record Named(String qualifier, String name) implements GoType {
    @Override
    public String toString() {
      return qualifier.isEmpty() ? name : qualifier + "." + name;
    }
  }

  /** A slice or an array. */
  record ListOf(GoType items) implements GoType {}

  /** A map; its keys are texts in data. */
  record MapOf(GoType values) implements GoType {}

  /** A struct. */
  record Struct(List<GoField> fields) implements GoType {}

  /** What cannot be data, such as a function; as text. */
  record Other(String text) implements GoType {}
}
