package dev.tripatch.schema.reading;

import dev.tripatch.schema.catalog.DeclaredField;
import dev.tripatch.schema.catalog.DeclaredType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A field of which nothing but its type is declared. */
public final class PlainField {

  private PlainField() {}

  /** A field with a name and a type. */
  public static DeclaredField of(String name, DeclaredType type) {
    return new DeclaredField(
        name, type, Set.of(), Optional.empty(), Optional.empty(), List.of(), Optional.empty());
  }
}
