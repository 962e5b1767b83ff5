package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What kustomize's schema says of a value.
 *
 * @param type the value's type
 * @param strategies the patch strategies of the field that holds it
 * @param keys the fields that distinguish its items; empty for a set of primitives
 */
record NodeSchema(SchemaType type, Set<PatchStrategy> strategies, List<String> keys) {

  /** Of a value that no field declares: an object, an item of a list, a value of a map. */
  static NodeSchema of(SchemaType type) {
    return new NodeSchema(type, Set.of(), List.of());
  }

  private static NodeSchema of(FieldRule rule) {
    return new NodeSchema(
        rule.type(),
        rule.strategies(),
        rule.listMapKeys().isEmpty()
            ? rule.mergeKey().map(List::of).orElse(List.of())
            : rule.listMapKeys());
  }

  /** Whether lists here are merged item by item; whatever else the strategy says. */
  boolean mergesItems() {
    return strategies.contains(PatchStrategy.MERGE);
  }

  /** Of a field, whose name must be exactly that of the schema. */
  Optional<NodeSchema> field(String key) {
    return switch (type) {
      case ObjectSchema struct ->
          struct
              .field(key)
              .filter(rule -> rule.name().equals(key))
              .or(() -> struct.field(SchemaType.MapOf.ANY_KEY))
              .map(NodeSchema::of);
      case SchemaType.MapOf map -> Optional.of(of(map.values()));
      case SchemaType.ListOf _, SchemaType.Primitive _ -> Optional.empty();
    };
  }

  /** Of the items of a list. */
  Optional<NodeSchema> items() {
    return type instanceof SchemaType.ListOf list
        ? Optional.of(of(list.items()))
        : Optional.empty();
  }
}
