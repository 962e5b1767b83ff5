package dev.tripatch.show.table;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.PathStep;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place in a schema. Items of lists have no place of their own.
 *
 * @param way the keys from the root on; {@link SchemaType.MapOf#ANY_KEY} stands for any key of a
 *     map
 * @param type the type of what is there; of a list's items, after a step to an item
 * @param rule the rule of the field; empty for the root, for items, and for what no schema declares
 */
public record DocumentPlace(List<String> way, SchemaType type, Optional<FieldRule> rule) {

  /** Copies the way, so that later changes of the given list do not show. */
  public DocumentPlace {
    way = List.copyOf(way);
  }

  /** The root of a kind. */
  public static DocumentPlace root(SchemaType type) {
    return new DocumentPlace(List.of(), type, Optional.empty());
  }

  /** The place of a field of an object of this type. */
  public static DocumentPlace of(FieldPath path, SchemaType root) {
    DocumentPlace place = root(root);
    for (PathStep step : path.steps()) {
      place =
          switch (step) {
            case PathStep.Key(String name) -> place.key(name);
            case PathStep.KeyedItem _, PathStep.SetItem _, PathStep.IndexItem _ -> place.item();
            case PathStep.Lines _ -> place;
          };
    }
    return place;
  }

  /** One step further, into an object or a map; the key is named as the schema names it. */
  public DocumentPlace key(String name) {
    return switch (type) {
      case ObjectSchema object ->
          object
              .field(name)
              .map(found -> new DocumentPlace(then(found.name()), found.type(), Optional.of(found)))
              .orElseGet(() -> undeclared(name));
      case SchemaType.MapOf map ->
          new DocumentPlace(then(SchemaType.MapOf.ANY_KEY), map.values(), Optional.empty());
      case SchemaType.ListOf _, SchemaType.Primitive _ -> undeclared(name);
    };
  }

  /** One step further, into a list. */
  public DocumentPlace item() {
    SchemaType items =
        type instanceof SchemaType.ListOf list ? list.items() : SchemaType.Primitive.UNDECLARED;
    return new DocumentPlace(way, items, Optional.empty());
  }

  private DocumentPlace undeclared(String name) {
    return new DocumentPlace(then(name), SchemaType.Primitive.UNDECLARED, Optional.empty());
  }

  private List<String> then(String key) {
    List<String> longer = new ArrayList<>(way);
    longer.add(key);
    return longer;
  }
}
