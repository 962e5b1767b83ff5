package dev.tripatch.highlight;

import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place on the way into an object, named by the schema's merge keys.
 *
 * @param path its name
 * @param type the schema's type there; null if the schema does not know
 * @param rule the schema's rule for it; null for an item, the root, and what is unknown
 */
record NamedPlace(FieldPath path, @Nullable SchemaType type, @Nullable FieldRule rule) {

  /** The object itself. */
  static NamedPlace root(SchemaType type) {
    return new NamedPlace(FieldPath.root(), type, null);
  }

  /** One step further, into a map. */
  NamedPlace key(String name) {
    FieldRule found = type instanceof ObjectSchema struct ? struct.field(name).orElse(null) : null;
    return new NamedPlace(path.key(name), found == null ? null : found.type(), found);
  }

  /** One step further, into a list that has an item there. */
  NamedPlace item(ListValue list, int index) {
    return item(step(list, index));
  }

  /** One step further, into a list, by place. */
  NamedPlace index(int index) {
    return item(new Step.IndexItem(index));
  }

  private NamedPlace item(Step step) {
    SchemaType items = type instanceof SchemaType.ListOf list ? list.items() : null;
    return new NamedPlace(path.then(step), items, null);
  }

  /** The name of an item of a list that stands here. */
  Step step(ListValue list, int index) {
    if (rule == null || !rule.merges()) {
      return new Step.IndexItem(index);
    }
    String mergeKey = rule.mergeKey().orElse("");
    Value item = list.items().get(index);
    if (item instanceof MapValue map && map.get(mergeKey) instanceof Scalar key) {
      return new Step.KeyedItem(mergeKey, key, occurrence(list, index, mergeKey, key));
    }
    return item instanceof Scalar member
        ? new Step.SetItem(member, occurrence(list, index, "", member))
        : new Step.IndexItem(index);
  }

  private static int occurrence(ListValue list, int index, String mergeKey, Scalar identity) {
    int earlier = 0;
    for (Value value : list.items().subList(0, index)) {
      Optional<Value> other =
          value instanceof MapValue map ? map.find(mergeKey) : Optional.of(value);
      earlier += other.filter(identity::equals).isPresent() ? 1 : 0;
    }
    return earlier;
  }
}
