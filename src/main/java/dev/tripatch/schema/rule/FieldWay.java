package dev.tripatch.schema.rule;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.List;
import java.util.Optional;

/**
 * Finds fields in a schema by the way to them: keys from the root on; lists on the way have no step
 * of their own, and any key leads into a map with free keys.
 */
public final class FieldWay {

  private FieldWay() {}

  /** The rule of the field at the end of a way; empty if there is none, as in a map. */
  public static Optional<FieldRule> rule(SchemaType root, List<String> way) {
    if (way.isEmpty()) {
      return Optional.empty();
    }
    return type(root, way.subList(0, way.size() - 1))
        .map(FieldWay::withoutLists)
        .flatMap(
            holder ->
                holder instanceof ObjectSchema object
                    ? object.field(way.getLast())
                    : Optional.empty());
  }

  /** The type of what a way leads to; empty if it leads nowhere. */
  public static Optional<SchemaType> type(SchemaType root, List<String> way) {
    Optional<SchemaType> type = Optional.of(root);
    for (String key : way) {
      type = type.map(FieldWay::withoutLists).flatMap(holder -> below(holder, key));
    }
    return type;
  }

  private static Optional<SchemaType> below(SchemaType holder, String key) {
    return switch (holder) {
      case ObjectSchema object -> object.field(key).map(FieldRule::type);
      case SchemaType.MapOf map -> Optional.of(map.values());
      case SchemaType.ListOf ignored -> Optional.empty();
      case SchemaType.Primitive ignored -> Optional.empty();
    };
  }

  /** The type of the innermost items, if it is a list. */
  public static SchemaType withoutLists(SchemaType type) {
    return type instanceof SchemaType.ListOf list ? withoutLists(list.items()) : type;
  }
}
