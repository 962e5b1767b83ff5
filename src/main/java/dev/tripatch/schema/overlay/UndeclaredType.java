package dev.tripatch.schema.overlay;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;

/**
 * An object that declares no fields: own rules declare some in it.
 *
 * @param name the schema's word for it
 */
record UndeclaredType(String name) implements ObjectSchema {

  @Override
  public Optional<FieldRule> field(String key) {
    return Optional.empty();
  }

  @Override
  public SequencedCollection<String> fieldNames() {
    return List.of();
  }

  @Override
  public Optional<String> mapType() {
    return Optional.empty();
  }
}
