package dev.tripatch.patch.kustomize;

import dev.tripatch.patch.Directives;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Merges lists as kustomize does ({@code kyaml/yaml/walk/associative_sequence.go}, with new items
 * before old ones): what the patch names comes first, in its order, then what else live has.
 */
final class KustomizeLists {

  private final KustomizeMerger maps;

  KustomizeLists(KustomizeMerger maps) {
    this.maps = maps;
  }

  ListValue merge(
      @Nullable ListValue live, @Nullable ListValue patch, FieldRule rule, FieldPath path)
      throws RefusedException {
    List<String> keys = keysOf(rule);
    return keys.isEmpty()
        ? primitives(live, patch)
        : new Keyed(keys, rule, path).merge(live, patch);
  }

  /** All list map keys where the schema names some: not only the merge key. */
  static List<String> keysOf(FieldRule rule) {
    return rule.listMapKeys().isEmpty() || rule.mergeKey().isEmpty()
        ? rule.mergeKey().map(List::of).orElse(List.of())
        : rule.listMapKeys();
  }

  private static ListValue primitives(@Nullable ListValue live, @Nullable ListValue patch) {
    Set<Value> all = new LinkedHashSet<>(itemsOf(patch));
    all.addAll(itemsOf(live));
    return new ListValue(List.copyOf(all));
  }

  private static List<Value> itemsOf(@Nullable ListValue list) {
    return list == null ? List.of() : list.items();
  }

  /** One list of maps being merged. */
  private final class Keyed {
    private final List<String> keys;
    private final SchemaType type;
    private final FieldPath path;
    private final List<Value> merged = new ArrayList<>();

    Keyed(List<String> keys, FieldRule rule, FieldPath path) {
      this.keys = keys;
      this.type = rule.type() instanceof SchemaType.ListOf list ? list.items() : rule.type();
      this.path = path;
    }

    /** Items without any key cannot be merged: those of live stay, those of the patch are lost. */
    ListValue merge(@Nullable ListValue live, @Nullable ListValue patch) throws RefusedException {
      List<Value> left = new ArrayList<>(itemsOf(live));
      for (Value item : itemsOf(patch)) {
        if (hasKey(item)) {
          Value present = left.stream().filter(each -> isSame(each, item)).findFirst().orElse(null);
          left.remove(present);
          add(present, item);
        } else if (live == null) {
          merged.add(item);
        }
      }
      for (Value item : left) {
        if (hasKey(item)) {
          add(item, null);
        } else {
          merged.add(item);
        }
      }
      return new ListValue(merged);
    }

    private void add(@Nullable Value present, @Nullable Value item) throws RefusedException {
      Optional<Value> value =
          isLost(present, item)
              ? Optional.ofNullable(present)
              : maps.merge(present, item, type, Optional.empty(), at(present, item));
      value.filter(kept -> !kept.equals(MapValue.EMPTY)).ifPresent(merged::add);
    }

    /**
     * {@code $patch: replace} in an item of a list with one merge key: kustomize replaces the item
     * and then puts live's over it again (kustomize issue 6146), so that nothing happens.
     */
    private boolean isLost(@Nullable Value present, @Nullable Value item) {
      return keys.size() == 1
          && present != null
          && item instanceof MapValue map
          && Directives.REPLACE.equals(map.get(Directives.PATCH));
    }

    private FieldPath at(@Nullable Value present, @Nullable Value item) {
      return (item == null ? present : item) instanceof MapValue map
              && map.get(keys.getFirst()) instanceof Scalar key
          ? path.item(keys.getFirst(), key)
          : path;
    }

    private boolean hasKey(Value item) {
      return item instanceof MapValue map && keys.stream().anyMatch(map::has);
    }

    /** Whether live's item has all the keys that the patch's item names, with these values. */
    private boolean isSame(Value live, Value patch) {
      return live instanceof MapValue from
          && patch instanceof MapValue to
          && keys.stream()
              .filter(to::has)
              .allMatch(key -> Objects.equals(from.get(key), to.get(key)));
    }
  }
}
