package dev.tripatch.cluster.serverside.merge;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.FieldRules;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.SchemaType.ListOf;
import dev.tripatch.schema.SchemaType.MapOf;
import dev.tripatch.schema.SchemaType.Primitive;
import java.util.List;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.Set;
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
public record CustomResource(
    String name, Optional<String> mapType, List<String> requiredFields, FieldRules rules)
    implements ObjectSchema {

  private static final SchemaType TEXT = new Primitive("string");
  private static final SchemaType NUMBER = new Primitive("integer", Optional.of("int64"));
  private static final SchemaType TRUTH = new Primitive("boolean");
  private static final SchemaType TIME = new Primitive("Time", Optional.of("date-time"));
  private static final SchemaType TEXTS = new MapOf(TEXT);

  private static final ObjectSchema OWNER_REFERENCE =
      object(
          "OwnerReference",
          Optional.of("atomic"),
          List.of("apiVersion", "kind", "name", "uid"),
          field("apiVersion", TEXT),
          field("blockOwnerDeletion", TRUTH),
          field("controller", TRUTH),
          field("kind", TEXT),
          field("name", TEXT),
          field("uid", TEXT));

  private static final ObjectSchema OBJECT_META =
      object(
          "ObjectMeta",
          Optional.empty(),
          List.of(),
          field("annotations", TEXTS),
          field("creationTimestamp", TIME),
          field("deletionGracePeriodSeconds", NUMBER),
          field("deletionTimestamp", TIME),
          list("finalizers", TEXT, "set"),
          field("generateName", TEXT),
          field("generation", NUMBER),
          field("labels", TEXTS),
          list("managedFields", SchemaType.Primitive.UNDECLARED, "atomic"),
          field("name", TEXT),
          field("namespace", TEXT),
          list("ownerReferences", OWNER_REFERENCE, "map", "uid"),
          field("resourceVersion", TEXT),
          field("selfLink", TEXT),
          field("uid", TEXT));

  /** The object itself. It may have any other field. */
  public static final ObjectSchema ROOT =
      object("custom resource", Optional.empty(), List.of(), field("metadata", OBJECT_META));

  /** The object itself, of which a definition declares fields. */
  static ObjectSchema over(ObjectSchema definition) {
    List<FieldRule> rules =
        Stream.concat(
                ROOT.field("metadata").stream(),
                definition.fieldNames().stream()
                    .filter(name -> !name.equals("metadata"))
                    .flatMap(name -> definition.field(name).stream()))
            .toList();
    return new CustomResource(
        definition.name(),
        definition.mapType(),
        definition.requiredFields(),
        new FieldRules(rules));
  }

  private static ObjectSchema object(
      String name, Optional<String> mapType, List<String> required, FieldRule... rules) {
    return new CustomResource(name, mapType, required, new FieldRules(List.of(rules)));
  }

  private static FieldRule field(String name, SchemaType type) {
    return rule(name, type, Optional.empty(), List.of());
  }

  private static FieldRule list(String name, SchemaType items, String listType, String... keys) {
    return rule(name, new ListOf(items), Optional.of(listType), List.of(keys));
  }

  /** Strategic merge patch knows nothing of custom resources, so there is no patch metadata. */
  private static FieldRule rule(
      String name, SchemaType type, Optional<String> listType, List<String> keys) {
    return new FieldRule(
        "ObjectMeta",
        name,
        type,
        Set.of(),
        Optional.empty(),
        listType,
        keys,
        Optional.empty(),
        "ObjectMeta." + name + " · every custom resource");
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
