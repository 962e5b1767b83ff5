package dev.tripatch.cluster.apply.merge;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A type as server-side apply sees it. List type and map type decide; where a list declares none,
 * its patch strategy does (kube-openapi, {@code schemaconv}, {@code getListElementRelationship}).
 * What no schema declares is deduced from the value: maps field by field, lists whole. Of a custom
 * resource {@code metadata} is declared, and what a definition at hand says; patch strategies do
 * not count there, since definitions have none.
 *
 * @param type the schema's type
 * @param rule the rule of the field; empty for items, values and the object itself
 * @param isDeduced whether no schema says anything about this place
 * @param source whose declarations these are
 */
public record TypeView(
    SchemaType type, Optional<FieldRule> rule, boolean isDeduced, Source source) {

  private static final String ATOMIC = "atomic";

  /** Kubernetes' definitions without fields that are maps with any keys. */
  private static final Set<String> FREE_MAPS =
      Set.of(
          "BasicSchedulingPolicy",
          "CustomResourceSubresourceStatus",
          "FieldsV1",
          "Patch",
          "StorageVersionSpec");

  /** Types that leave open what is there. */
  private static final Set<String> OPEN =
      Set.of(
          "*",
          "any",
          "object",
          "JSON",
          "JSONSchemaPropsOrArray",
          "JSONSchemaPropsOrBool",
          "JSONSchemaPropsOrStringArray");

  private static final SchemaType FREE_MAP = new SchemaType.MapOf(SchemaType.Primitive.FREE_FORM);

  /** Whose declarations are followed. */
  public enum Source {
    /** Those of the object's own version of its kind, and of all metadata. */
    OWN,
    /** Those of another version of its kind, whose fields and types may be others. */
    OTHER_VERSION,
    /** Those of a custom resource's definition, if it is at hand. */
    CUSTOM
  }

  /** How a list is owned. */
  public enum ListKind {
    /** As a whole. */
    WHOLE,
    /** Item by item, an item being its value. */
    SET,
    /** Item by item, distinguished by keys. */
    KEYED
  }

  /** The type of the whole object; that of a custom resource if the schema is not known. */
  public static TypeView of(SchemaAnswer schema) {
    return switch (schema) {
      case SchemaAnswer.Known known ->
          new TypeView(
              known.schema(),
              Optional.empty(),
              false,
              known.takenFrom().isPresent() ? Source.OTHER_VERSION : Source.OWN);
      case SchemaAnswer.Unknown unknown ->
          new TypeView(
              unknown
                  .declared()
                  .map(declared -> CustomResource.over(declared.schema()))
                  .orElse(CustomResource.ROOT),
              Optional.empty(),
              false,
              Source.CUSTOM);
    };
  }

  private TypeView declared(SchemaType declared) {
    return typed(declared, Optional.empty(), source);
  }

  private static TypeView typed(SchemaType type, Optional<FieldRule> rule, Source source) {
    String name = type instanceof SchemaType.Primitive plain ? plain.name() : "";
    boolean isOpen = OPEN.contains(name) && rule.flatMap(FieldRule::mapType).isEmpty();
    return new TypeView(FREE_MAPS.contains(name) ? FREE_MAP : type, rule, isOpen, source);
  }

  private TypeView deduced() {
    return new TypeView(SchemaType.Primitive.UNDECLARED, Optional.empty(), true, source);
  }

  /** The type of a field of a map. Only the exact name counts, as in the server's schema. */
  TypeView field(String key) {
    return switch (type) {
      case ObjectSchema struct -> ruleOf(struct, key).map(this::declared).orElse(deduced());
      case SchemaType.MapOf map -> declared(map.values());
      case SchemaType.ListOf ignored -> deduced();
      case SchemaType.Primitive ignored -> deduced();
    };
  }

  private TypeView declared(FieldRule field) {
    boolean isRoot = rule.isEmpty() && !isDeduced;
    // Metadata is declared for every object, in every version, whatever its definition allows.
    boolean isMetadata = isRoot && field.name().equals("metadata");
    return typed(field.type(), Optional.of(field), isMetadata ? Source.OWN : source);
  }

  private static Optional<FieldRule> ruleOf(ObjectSchema struct, String key) {
    return struct.field(key).filter(rule -> rule.isOf(key));
  }

  /** Whether a map here names this field as one of its own, unlike the keys of free maps. */
  boolean declares(String key) {
    return type instanceof ObjectSchema struct
        && ruleOf(struct, key).filter(rule -> rule.name().equals(key)).isPresent();
  }

  /** Whether a map here may have this field, though it may not be declared here. */
  boolean allows(String key) {
    return !(type instanceof ObjectSchema struct)
        || source != Source.OWN
        || ruleOf(struct, key).isPresent();
  }

  /** The type of a list's items. */
  TypeView item() {
    return type instanceof SchemaType.ListOf list ? declared(list.items()) : deduced();
  }

  /** The type of what follows a path element. */
  TypeView at(PathElement element) {
    return element instanceof PathElement.Field field ? field(field.name()) : item();
  }

  /** Whether a map here is owned as a whole; a field's own word counts before its type's. */
  public boolean isAtomicMap() {
    return switch (type) {
      case ObjectSchema struct -> mapType(struct.mapType()).equals(ATOMIC);
      case SchemaType.MapOf ignored -> mapType(Optional.empty()).equals(ATOMIC);
      case SchemaType.ListOf ignored -> !isDeduced;
      case SchemaType.Primitive ignored -> !isDeduced;
    };
  }

  /** Whether the schema says that nobody owns parts of what is here. */
  boolean isOwnedAsWhole() {
    return !isDeduced
        && (type instanceof SchemaType.ListOf ? listKind() == ListKind.WHOLE : isAtomicMap());
  }

  private String mapType(Optional<String> ofType) {
    return rule.flatMap(FieldRule::mapType).or(() -> ofType).orElse("granular");
  }

  /** How a list here is merged; {@code WHOLE} for what is no list or has no rule. */
  public ListKind listKind() {
    if (!(type instanceof SchemaType.ListOf) || rule.isEmpty()) {
      return ListKind.WHOLE;
    }
    return switch (rule.get().listType().orElse("")) {
      case "map" -> ListKind.KEYED;
      case "set" -> ListKind.SET;
      case "" -> byPatchStrategy(rule.get());
      default -> ListKind.WHOLE;
    };
  }

  private ListKind byPatchStrategy(FieldRule field) {
    if (source == Source.CUSTOM || !field.merges()) {
      return ListKind.WHOLE;
    }
    return field.mergeKey().isPresent() ? ListKind.KEYED : ListKind.SET;
  }

  /** The keys that distinguish items; empty unless the list is keyed. */
  public List<String> keys() {
    if (listKind() != ListKind.KEYED) {
      return List.of();
    }
    FieldRule field = rule.orElseThrow();
    return field.listMapKeys().isEmpty() ? field.mergeKey().stream().toList() : field.listMapKeys();
  }
}
