package dev.tripatch.schema;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A path into an object, with what the schema says about its end.
 *
 * @param path the path; items are named by the schema's merge keys
 * @param type the type of what is there; {@link SchemaType.Primitive#UNDECLARED} if nobody knows
 * @param rule the rule of the field; empty for the root, for items, for values of a map, and where
 *     nothing is known
 */
public record TypedPath(FieldPath path, SchemaType type, Optional<FieldRule> rule) {

  /** The object itself. */
  public static TypedPath root(SchemaType type) {
    return new TypedPath(FieldPath.root(), type, Optional.empty());
  }

  /** A field of an object of this type. */
  public static TypedPath of(SchemaType root, FieldPath path) {
    TypedPath at = root(root);
    for (PathStep step : path.steps()) {
      at = at.then(step);
    }
    return at;
  }

  /** One step further. */
  public TypedPath then(PathStep step) {
    Optional<FieldRule> field =
        step instanceof PathStep.Key(String name) ? type.field(name) : Optional.empty();
    SchemaType below = field.map(FieldRule::type).orElseGet(() -> type.below(step));
    return new TypedPath(path.then(step), below, field);
  }

  /** One step further, into a map. */
  public TypedPath key(String name) {
    return then(new PathStep.Key(name));
  }

  /** A key here as the schema names it; {@link SchemaType.MapOf#ANY_KEY} in a map. */
  public String declared(String key) {
    return type instanceof SchemaType.MapOf
        ? SchemaType.MapOf.ANY_KEY
        : type.field(key).map(FieldRule::name).orElse(key);
  }

  /** Whether lists here are merged item by item. */
  public boolean isMerged() {
    return rule.filter(FieldRule::merges).isPresent();
  }

  /** The key by which items of a list here are merged; empty if no key merges them. */
  public Optional<String> mergeKey() {
    return rule.filter(FieldRule::merges).flatMap(FieldRule::mergeKey);
  }

  /** The name of an item of a list that is here. */
  public PathStep step(ListValue list, int index) {
    return ItemSteps.of(list, index, rule);
  }

  /** The names of all items of a list that is here. */
  public List<PathStep> steps(ListValue list) {
    return ItemSteps.of(list, rule);
  }

  /** All items of a list that is here, by their names. */
  public Map<PathStep, Value> items(ListValue list) {
    return ItemSteps.named(list, steps(list));
  }
}
