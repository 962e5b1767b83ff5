package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Merges the lists of one field item by item, as kustomize does ({@code
 * kyaml/yaml/walk/associative_sequence.go}, with new items before old ones).
 */
final class KustomizeListMerger {

  /** Stands for the item itself: items of sets have no keys. */
  private static final List<String> ITSELF = List.of("");

  private final NodeMerger nodes;
  private final NodeSchema schema;
  private final FieldPath path;
  private final ItemSetter setter;

  KustomizeListMerger(NodeMerger nodes, NodeSchema schema, FieldPath path) {
    this.nodes = nodes;
    this.schema = schema;
    this.path = path;
    this.setter = new ItemSetter(path);
  }

  /** The list after the patch; empty if there is none then. */
  Optional<Value> merge(Sides sides) throws RefusedException {
    if (sides.lacksBase()) {
      nodes.notes().add(path, KustomizeNote.Rule.LIST_ADDED);
      return Optional.of(new Merging(items(sides.patch())).merge());
    }
    if (sides.clears()) {
      return Optional.empty();
    }
    List<Value> patch = items(sides.patch());
    Optional<StringValue> directive = takeDirective(patch);
    if (directive.filter(Directives.DELETE::equals).isPresent()) {
      return Optional.empty();
    }
    boolean isOne = sides.isOne() || directive.filter(Directives.REPLACE::equals).isPresent();
    if (sides.isOne()) {
      nodes.notes().add(path, KustomizeNote.Rule.LIST_ADDED);
    } else if (sides.patch() != null) {
      nodes.notes().add(path, KustomizeNote.Rule.LIST_MERGED);
    }
    if (!isOne && !schema.keys().isEmpty()) {
      new ListNotes(schema.keys(), path, nodes.notes()).of(items(sides.base()), patch);
    }
    Merging merging = isOne ? new Merging(patch) : new Merging(items(sides.base()), patch);
    return Optional.of(merging.merge());
  }

  private static List<Value> items(@Nullable Value side) {
    return side instanceof ListValue list ? new ArrayList<>(list.items()) : new ArrayList<>();
  }

  /**
   * The directive for the list: of the first item with a {@code $patch}, if it is all the item has.
   * It is taken out.
   */
  private Optional<StringValue> takeDirective(List<Value> patch) throws RefusedException {
    Optional<MapValue> item =
        patch.stream()
            .filter(MapValue.class::isInstance)
            .map(MapValue.class::cast)
            .filter(map -> map.has(Directives.PATCH))
            .findFirst()
            .filter(map -> map.entries().size() == 1);
    if (item.isEmpty()) {
      return Optional.empty();
    }
    Value directive = Objects.requireNonNull(item.get().get(Directives.PATCH));
    String text = NodeText.of(directive);
    if (!List.of("delete", "replace", "merge").contains(text)) {
      throw KustomizeRefusals.unknownStrategy(path, directive);
    }
    setter.set(patch, List.of(Directives.PATCH), List.of(text), null);
    return Optional.of(new StringValue(text));
  }

  /** One merge. Where the list is the patch's own, both sides are one list. */
  private final class Merging {
    private final ItemNames names;
    private final ItemList base;
    private final ItemList patch;
    private final boolean isOne;
    private final ItemList merged;

    Merging(List<Value> patch) {
      this(patch, patch, true);
    }

    Merging(List<Value> base, List<Value> patch) {
      this(base, patch, false);
    }

    private Merging(List<Value> base, List<Value> patch, boolean isOne) {
      names = ItemNames.of(schema.keys().isEmpty() ? ITSELF : schema.keys(), patch, base);
      this.base = new ItemList(setter, names.keys(), base);
      this.patch = isOne ? this.base : new ItemList(setter, names.keys(), patch);
      this.isOne = isOne;
      merged = new ItemList(setter, names.keys(), List.of());
    }

    Value merge() throws RefusedException {
      for (ItemNames.Name name : names.names()) {
        item(name);
      }
      if (names.names().isEmpty()) {
        return new ListValue(base.values());
      }
      setter.append(merged, base.values(), names.keys());
      return new ListValue(merged.values());
    }

    private void item(ItemNames.Name name) throws RefusedException {
      int at = base.find(name.keys(), name.texts());
      int in = patch.find(name.keys(), name.texts());
      Value from = at < 0 ? null : base.get(at);
      Value to = in < 0 ? null : patch.get(in);
      FieldPath place = at(name.keys().getFirst(), from, to);
      Optional<Value> value = nodes.merge(new Sides(from, to, isOne), schema.items(), place);
      if (value.isEmpty() || value.get() == NullValue.NULL || value.get().equals(MapValue.EMPTY)) {
        if (isOne && from instanceof MapValue map) {
          // The item was read and changed in one place: its directive is taken out of the list,
          // too.
          base.replace(at, map.toBuilder().remove(Directives.PATCH).build());
        }
        base.set(names.keys(), name.counting(), null);
        return;
      }
      if (from != null && (isOne || !NodeMerger.replaces(to))) {
        base.replace(at, value.get());
      }
      merged.set(name.keys(), name.texts(), value.get());
    }

    private FieldPath at(String key, @Nullable Value from, @Nullable Value to) {
      return (to == null ? from : to) instanceof MapValue map && map.get(key) instanceof Scalar text
          ? path.item(key, text)
          : path;
    }
  }
}
