package dev.tripatch.cluster.apply.merge;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.FieldRules;
import dev.tripatch.schema.KnownFields;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.catalog.BundledDefinitions;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the server knows of every custom resource, whatever its definition says: {@code metadata} is
 * an ObjectMeta like that of any other object (apiextensions-apiserver puts it into the schema).
 */
final class CustomResource {

  private static final FieldRule METADATA =
      FieldRule.freeForm("ObjectMeta", "metadata").withType(BundledDefinitions.objectMeta());

  /** The object itself. It may have any other field. */
  static final ObjectSchema ROOT = new KnownFields("custom resource", List.of(METADATA));

  private CustomResource() {}

  /** The object itself, of which a definition declares fields. */
  static ObjectSchema over(ObjectSchema definition) {
    List<FieldRule> rules =
        Stream.concat(
                Stream.of(METADATA),
                definition.fieldNames().stream()
                    .filter(name -> !name.equals(METADATA.name()))
                    .flatMap(name -> definition.field(name).stream()))
            .toList();
    return new KnownFields(
        definition.name(),
        definition.mapType(),
        definition.requiredFields(),
        new FieldRules(rules));
  }
}
