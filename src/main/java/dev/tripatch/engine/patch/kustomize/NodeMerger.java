package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.Directives;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.kustomize.KustomizeMerger.NoteCollector;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Merges values as kustomize does ({@code kyaml/yaml/walk} and {@code merge2}).
 *
 * @param schemas where the kinds of objects are looked up, also of those inside others
 * @param quotes what to think of the texts of the base
 * @param notes takes down which rules are met
 */
record NodeMerger(SchemaSource schemas, Quotes quotes, NoteCollector notes) {

  /**
   * The value after the patch; empty if there is none then.
   *
   * @param declared what the schema says of it; empty where it says nothing
   */
  Optional<Value> merge(Sides sides, Optional<NodeSchema> declared, FieldPath path)
      throws RefusedException {
    Value shape = sides.lacksBase() ? sides.patch() : sides.base();
    if (shape == null || (shape == NullValue.NULL && sides.clears())) {
      return sides.patch() == null ? Optional.ofNullable(sides.base()) : Optional.empty();
    }
    requireKind(sides, path);
    Optional<NodeSchema> schema = schemaOf(sides, declared);
    return switch (shape) {
      case MapValue ignored -> map(sides, schema, path);
      case ListValue ignored when schema.filter(NodeSchema::mergesItems).isPresent() ->
          new KustomizeListMerger(this, schema.orElseThrow(), path).merge(sides);
      case Value value -> {
        if (value instanceof ListValue && sides.patch() != null && !sides.isOne()) {
          notes.add(path, KustomizeNote.Rule.LIST_REPLACED);
        }
        yield whole(sides);
      }
    };
  }

  private Optional<Value> whole(Sides sides) {
    if (sides.patch() == null) {
      return Optional.ofNullable(sides.base());
    }
    return sides.clears()
        ? Optional.empty()
        : Optional.of(quotes.replaced(sides.base(), sides.patch()));
  }

  private static void requireKind(Sides sides, FieldPath path) throws RefusedException {
    if (!sides.lacksBase() && sides.patch() != null && !sides.clears()) {
      NodeKind base = NodeKind.of(Objects.requireNonNull(sides.base()));
      NodeKind patch = NodeKind.of(sides.patch());
      if (base != patch) {
        throw KustomizeRefusals.wrongKind(path, base, patch);
      }
    }
  }

  /** What is declared; where no schema reaches, an object that says its kind has that kind's. */
  Optional<NodeSchema> schemaOf(Sides sides, Optional<NodeSchema> declared) {
    return declared.or(() -> ofKind(sides));
  }

  private Optional<NodeSchema> ofKind(Sides sides) {
    return Stream.of(Optional.ofNullable(sides.base()), Optional.ofNullable(sides.patch()))
        .flatMap(Optional::stream)
        .flatMap(side -> side instanceof MapValue map ? Stream.of(map) : Stream.empty())
        .map(schemas::of)
        .filter(SchemaAnswer.Known.class::isInstance)
        .findFirst()
        .map(known -> NodeSchema.of(known.type()));
  }

  private Optional<Value> map(Sides sides, Optional<NodeSchema> schema, FieldPath path)
      throws RefusedException {
    if (sides.clears()) {
      return Optional.empty();
    }
    MapValue patch = sides.patch() instanceof MapValue map ? map : MapValue.EMPTY;
    Value directive = patch.get(Directives.PATCH);
    boolean isKnown = directive != null && isKnown(directive);
    if (directive != null && !isKnown && !sides.lacksBase()) {
      throw KustomizeRefusals.unknownStrategy(path, directive);
    }
    if (Directives.DELETE.equals(directive)) {
      return Optional.empty();
    }
    if (isKnown && sides.lacksBase()) {
      notes.add(path, KustomizeNote.Rule.MAP_ADDED);
    }
    MapValue changes = isKnown ? patch.toBuilder().remove(Directives.PATCH).build() : patch;
    boolean isNew = sides.isOne() || sides.lacksBase() || Directives.REPLACE.equals(directive);
    Sides both = isNew ? Sides.both(changes) : Sides.of(sides.base(), changes);
    return Optional.of(fields(both, schema, path));
  }

  private static boolean isKnown(Value directive) {
    return Set.<Value>of(Directives.DELETE, Directives.REPLACE, Directives.MERGE)
        .contains(directive);
  }

  private MapValue fields(Sides sides, Optional<NodeSchema> schema, FieldPath path)
      throws RefusedException {
    MapValue base = sides.base() instanceof MapValue map ? map : MapValue.EMPTY;
    MapValue patch = sides.patch() instanceof MapValue map ? map : MapValue.EMPTY;
    Set<String> keys = new TreeSet<>(base.keys());
    keys.addAll(patch.keys());
    if (keys.contains("")) {
      throw KustomizeRefusals.emptyKey(path);
    }
    MapValue.Builder merged = base.toBuilder();
    for (String key : keys) {
      Optional<NodeSchema> of = schema.flatMap(known -> known.field(key));
      Optional<Value> value = merge(sides.field(key), of, path.key(key));
      value.ifPresentOrElse(kept -> merged.put(key, kept), () -> merged.remove(key));
    }
    return merged.build();
  }

  /** Whether an item's own {@code $patch: replace} makes it one that does not change the base. */
  static boolean replaces(@Nullable Value patch) {
    return patch instanceof MapValue map && Directives.REPLACE.equals(map.get(Directives.PATCH));
  }
}
