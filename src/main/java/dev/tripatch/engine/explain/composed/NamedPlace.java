package dev.tripatch.engine.explain.composed;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.Value;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ItemSteps;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place on the way into an object, named by the schema's merge keys.
 *
 * @param path its name
 * @param type the schema's type there; null if the schema does not know
 * @param rule the schema's rule for it; null for an item, the root, and what is unknown
 */
public record NamedPlace(FieldPath path, @Nullable SchemaType type, @Nullable FieldRule rule) {

  /** The object itself. */
  public static NamedPlace root(SchemaType type) {
    return new NamedPlace(FieldPath.root(), type, null);
  }

  /** One step further, into a map. */
  public NamedPlace key(String name) {
    FieldRule found = type instanceof ObjectSchema struct ? struct.field(name).orElse(null) : null;
    return new NamedPlace(path.key(name), found == null ? null : found.type(), found);
  }

  /** One step further, into a list, to an item of this name. */
  public NamedPlace item(PathStep step) {
    SchemaType items = type instanceof SchemaType.ListOf list ? list.items() : null;
    return new NamedPlace(path.then(step), items, null);
  }

  /** The name of an item of a list that is here. */
  public PathStep step(ListValue list, int index) {
    return ItemSteps.of(list, index, Optional.ofNullable(rule));
  }

  /** The names of all items of a list that is here. */
  public List<PathStep> steps(ListValue list) {
    return ItemSteps.of(list, Optional.ofNullable(rule));
  }

  /** The items of a list by their names, without those that have only a place. */
  public static Map<PathStep, Value> byName(ListValue list, List<PathStep> steps) {
    Map<PathStep, Value> items = new LinkedHashMap<>();
    for (int i = 0; i < list.size(); i++) {
      if (!(steps.get(i) instanceof PathStep.IndexItem)) {
        items.put(steps.get(i), list.get(i));
      }
    }
    return items;
  }
}
