package dev.tripatch.serverside.merge;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.serverside.field.PathElement;
import java.util.List;
import java.util.Optional;

/**
 * A type as server-side apply sees it. List type and map type decide; where a list declares none,
 * its patch strategy does (kube-openapi, {@code schemaconv}, {@code getListElementRelationship}).
 * What no schema declares is deduced from the value: maps field by field, lists whole. Of a custom
 * resource only {@code metadata} is declared.
 *
 * @param type the schema's type
 * @param rule the rule of the field; empty for items, values and the object itself
 * @param isDeduced whether no schema says anything about this place
 */
public record TypeView(SchemaType type, Optional<FieldRule> rule, boolean isDeduced) {

  private static final TypeView DEDUCED =
      new TypeView(SchemaType.UNDECLARED, Optional.empty(), true);
  private static final String ATOMIC = "atomic";

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
      case SchemaAnswer.Known known -> declared(known.schema());
      case SchemaAnswer.Unknown ignored -> declared(CustomResource.ROOT);
    };
  }

  private static TypeView declared(SchemaType type) {
    return new TypeView(type, Optional.empty(), false);
  }

  /** The type of a field of a map. Only the exact name counts, as in the server's schema. */
  TypeView field(String key) {
    return switch (type) {
      case ObjectSchema struct -> ruleOf(struct, key).map(TypeView::of).orElse(DEDUCED);
      case SchemaType.MapOf map -> declared(map.values());
      case SchemaType.ListOf ignored -> DEDUCED;
      case SchemaType.Primitive ignored -> DEDUCED;
    };
  }

  private static TypeView of(FieldRule rule) {
    return new TypeView(rule.type(), Optional.of(rule), false);
  }

  private static Optional<FieldRule> ruleOf(ObjectSchema struct, String key) {
    return struct.field(key).filter(rule -> rule.name().equals(key));
  }

  /** Whether a map here names this field as one of its own, unlike the keys of free maps. */
  boolean declares(String key) {
    return type instanceof ObjectSchema struct && ruleOf(struct, key).isPresent();
  }

  /** Whether a map here may have this field. */
  boolean allows(String key) {
    return !(type instanceof ObjectSchema) || type.equals(CustomResource.ROOT) || declares(key);
  }

  /** The type of a list's items. */
  TypeView item() {
    return type instanceof SchemaType.ListOf list ? declared(list.items()) : DEDUCED;
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

  private static ListKind byPatchStrategy(FieldRule rule) {
    if (!rule.merges()) {
      return ListKind.WHOLE;
    }
    return rule.mergeKey().isPresent() ? ListKind.KEYED : ListKind.SET;
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
