package dev.tripatch.highlight;

import dev.tripatch.document.Node;
import dev.tripatch.document.Part;
import dev.tripatch.patch.Directives;
import dev.tripatch.path.FieldPath;
import dev.tripatch.path.Step;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Names the fields of a text by the schema's merge keys, so that one field has one path in every
 * text. In a patch a parallel list is named like the list that it speaks of.
 */
final class PathNaming {
  private final SchemaType root;

  PathNaming(SchemaType root) {
    this.root = root;
  }

  /** The path of the innermost part. */
  FieldPath name(List<Part> parts) {
    FieldPath path = FieldPath.root();
    @Nullable SchemaType type = root;
    @Nullable FieldRule rule = null;
    for (Part part : parts) {
      switch (part) {
        case Part.OfMap field -> {
          String key = Directives.listOf(field.entry().key()).orElse(field.entry().key());
          rule = type instanceof ObjectSchema struct ? struct.field(key).orElse(null) : null;
          type = rule == null ? null : rule.type();
          path = path.key(key);
          if (!key.equals(field.entry().key())) {
            return path;
          }
        }
        case Part.OfList item -> {
          path = path.then(step(item, rule));
          type = type instanceof SchemaType.ListOf list ? list.items() : null;
          rule = null;
        }
      }
    }
    return path;
  }

  private static Step step(Part.OfList part, @Nullable FieldRule rule) {
    if (rule == null || !rule.merges()) {
      return new Step.IndexItem(part.index());
    }
    String mergeKey = rule.mergeKey().orElse("");
    Value item = part.node().value();
    if (item instanceof MapValue map && map.get(mergeKey) instanceof Scalar key) {
      return new Step.KeyedItem(mergeKey, key, occurrence(part, mergeKey, key));
    }
    return item instanceof Scalar member
        ? new Step.SetItem(member, occurrence(part, "", member))
        : new Step.IndexItem(part.index());
  }

  private static int occurrence(Part.OfList part, String mergeKey, Scalar identity) {
    int earlier = 0;
    for (Node.Item item : part.list().items().subList(0, part.index())) {
      Value value = item.node().value();
      Optional<Value> other =
          value instanceof MapValue map ? map.find(mergeKey) : Optional.of(value);
      earlier += other.filter(identity::equals).isPresent() ? 1 : 0;
    }
    return earlier;
  }
}
