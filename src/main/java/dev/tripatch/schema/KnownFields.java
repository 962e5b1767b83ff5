package dev.tripatch.schema;

import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;

/**
 * An object of which these fields are known, whatever else it may have.
 *
 * @param name the short name of the type
 * @param mapType its map type
 * @param requiredFields the fields that it requires
 * @param rules its fields
 */
public record KnownFields(
    String name, Optional<String> mapType, List<String> requiredFields, FieldRules rules)
    implements ObjectSchema {

  /** An object of which no more is said. */
  public KnownFields(String name, List<FieldRule> rules) {
    this(name, Optional.empty(), List.of(), new FieldRules(rules));
  }

  @Override
  public Optional<FieldRule> field(String key) {
    return rules.find(key);
  }

  @Override
  public SequencedCollection<String> fieldNames() {
    return rules.names();
  }
}
