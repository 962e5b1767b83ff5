package dev.tripatch.cluster.serverside.merge;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.FieldRules;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.catalog.BundledDefinitions;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.stream.Stream;

/**
 * What the server knows of every custom resource, whatever its definition says: {@code metadata} is
 * an ObjectMeta like that of any other object (apiextensions-apiserver puts it into the schema).
 *
 * @param name the short name of the type
 * @param mapType its map type
 * @param requiredFields the fields that it requires
 * @param rules its fields
 */
record CustomResource(
    String name, Optional<String> mapType, List<String> requiredFields, FieldRules rules)
    implements ObjectSchema {

  private static final FieldRule METADATA =
      FieldRule.freeForm("ObjectMeta", "metadata").withType(BundledDefinitions.objectMeta());

  /** The object itself. It may have any other field. */
  static final ObjectSchema ROOT =
      new CustomResource(
          "custom resource", Optional.empty(), List.of(), new FieldRules(List.of(METADATA)));

  /** The object itself, of which a definition declares fields. */
  static ObjectSchema over(ObjectSchema definition) {
    List<FieldRule> rules =
        Stream.concat(
                Stream.of(METADATA),
                definition.fieldNames().stream()
                    .filter(name -> !name.equals(METADATA.name()))
                    .flatMap(name -> definition.field(name).stream()))
            .toList();
    return new CustomResource(
        definition.name(),
        definition.mapType(),
        definition.requiredFields(),
        new FieldRules(rules));
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
