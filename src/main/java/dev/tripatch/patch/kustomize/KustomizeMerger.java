package dev.tripatch.patch.kustomize;

import dev.tripatch.patch.Directives;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Value;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Applies a patch as {@code kustomize build} does ({@code kyaml/yaml/merge2} and {@code walk}).
 *
 * <p>Of the directives it knows {@code $patch} only. A null clears a field, in live as well as in
 * the patch. It works on what the schema does not know: a map is merged, a list replaced.
 */
public final class KustomizeMerger {

  private final KustomizeLists lists = new KustomizeLists(this);

  private KustomizeMerger() {}

  /**
   * What an object becomes; empty if the patch deletes it. Kind, name and namespace stay as they
   * were, whatever the patch says of them ({@code Resource.ApplySmPatch}).
   */
  public static MapValue apply(MapValue object, MapValue patch, SchemaType type)
      throws RefusedException {
    Optional<Value> merged =
        new KustomizeMerger().merge(object, patch, type, Optional.empty(), FieldPath.root());
    return merged.isPresent() && merged.get() instanceof MapValue map && !map.isEmpty()
        ? withNamesOf(object, map)
        : MapValue.EMPTY;
  }

  private static MapValue withNamesOf(MapValue object, MapValue merged) {
    MapValue.Builder kept = merged.toBuilder();
    restore("kind", object, kept);
    if (object.get("metadata") instanceof MapValue from
        && merged.get("metadata") instanceof MapValue to) {
      MapValue.Builder metadata = to.toBuilder();
      restore("name", from, metadata);
      restore("namespace", from, metadata);
      kept.put("metadata", metadata.build());
    }
    return kept.build();
  }

  private static void restore(String key, MapValue from, MapValue.Builder to) {
    Value value = from.get(key);
    if (value == null) {
      to.remove(key);
    } else {
      to.put(key, value);
    }
  }

  /**
   * The value of a field or an item after the patch; empty if there is none then.
   *
   * @param live null if live does not have it
   * @param patch null if the patch does not have it
   * @param rule what the schema says of the field; items have no rule of their own
   */
  Optional<Value> merge(
      @Nullable Value live,
      @Nullable Value patch,
      SchemaType type,
      Optional<FieldRule> rule,
      FieldPath path)
      throws RefusedException {
    Value from = live == NullValue.NULL ? null : live;
    if (patch == NullValue.NULL || (from == null && patch == null)) {
      return Optional.empty();
    }
    if (from != null && patch != null && NodeKind.of(from) != NodeKind.of(patch)) {
      throw KustomizeRefusals.wrongKind(path, NodeKind.of(from), NodeKind.of(patch));
    }
    return switch (Objects.requireNonNullElse(from, patch)) {
      case MapValue ignored -> maps((MapValue) from, (MapValue) patch, type, path);
      case ListValue ignored when rule.filter(KustomizeMerger::mergesItems).isPresent() ->
          Optional.of(lists.merge((ListValue) from, (ListValue) patch, rule.orElseThrow(), path));
      case Value either -> Optional.of(patch == null ? either : patch);
    };
  }

  /**
   * Whether kustomize merges a list of this field: only where the strategy is {@code merge} alone;
   * with {@code retainKeys} beside it, it is not seen.
   */
  public static boolean mergesItems(FieldRule rule) {
    return rule.merges() && rule.strategies().size() == 1;
  }

  /** The keys that tell the items of such a list apart; empty for a set of primitives. */
  public static List<String> keysOf(FieldRule rule) {
    return KustomizeLists.keysOf(rule);
  }

  private Optional<Value> maps(
      @Nullable MapValue live, @Nullable MapValue patch, SchemaType type, FieldPath path)
      throws RefusedException {
    Value directive = patch == null ? null : patch.get(Directives.PATCH);
    boolean isKnown = isKnown(directive);
    if (directive != null && !isKnown && live != null) {
      throw KustomizeRefusals.unknownStrategy(path, directive);
    }
    if (Directives.DELETE.equals(directive)) {
      return Optional.empty();
    }
    MapValue changes = patch == null ? MapValue.EMPTY : patch;
    changes = isKnown ? changes.toBuilder().remove(Directives.PATCH).build() : changes;
    MapValue from = live == null || Directives.REPLACE.equals(directive) ? MapValue.EMPTY : live;
    return Optional.of(fields(from, changes, type, path));
  }

  private static boolean isKnown(@Nullable Value directive) {
    return directive != null
        && Set.<Value>of(Directives.DELETE, Directives.REPLACE, Directives.MERGE)
            .contains(directive);
  }

  private MapValue fields(MapValue live, MapValue patch, SchemaType type, FieldPath path)
      throws RefusedException {
    Set<String> keys = new TreeSet<>(live.keys());
    keys.addAll(patch.keys());
    MapValue.Builder merged = live.toBuilder();
    for (String key : keys) {
      Optional<FieldRule> rule = rule(type, key);
      Optional<Value> value =
          merge(live.get(key), patch.get(key), typeOf(type, rule), rule, path.key(key));
      value.ifPresentOrElse(kept -> merged.put(key, kept), () -> merged.remove(key));
    }
    return merged.build();
  }

  private static Optional<FieldRule> rule(SchemaType type, String key) {
    return type instanceof ObjectSchema struct ? struct.field(key) : Optional.empty();
  }

  private static SchemaType typeOf(SchemaType type, Optional<FieldRule> rule) {
    return rule.map(FieldRule::type)
        .orElseGet(
            () -> type instanceof SchemaType.MapOf map ? map.values() : SchemaType.UNDECLARED);
  }
}
