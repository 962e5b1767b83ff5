package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.KustomizeCatalog;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * Applies a patch in the object's shape as {@code kustomize build} does, with the schema that
 * kustomize carries, not with that of the cluster.
 *
 * <p>Of the directives it knows {@code $patch} only. A null of the patch clears a field, also in
 * what is new. It works on what the schema does not know: a map is merged, a list replaced.
 */
public final class KustomizeMerger {

  /** With what every kustomize carries, which is a part of the dialect, like its directives. */
  private static final SchemaSource CARRIED = new KustomizeCatalog();

  private final SchemaSource schemas;
  private final Quotes quotes;
  private final Optional<NodeSchema> brought;

  private KustomizeMerger(SchemaSource schemas, Quotes quotes, Optional<NodeSchema> brought) {
    this.schemas = schemas;
    this.quotes = quotes;
    this.brought = brought;
  }

  /** The usual kustomize on a base whose texts are quoted so. */
  static KustomizeMerger usual(Quotes quotes) {
    return with(CARRIED, quotes);
  }

  /** With what a person brought for the object's kind; the usual one where they did not. */
  static KustomizeMerger following(SchemaAnswer schema, Quotes quotes) {
    return new KustomizeMerger(CARRIED, quotes, schema.brought().map(NodeSchema::of));
  }

  /** With other schemas than kustomize's own. */
  static KustomizeMerger with(SchemaSource schemas, Quotes quotes) {
    return new KustomizeMerger(schemas, quotes, Optional.empty());
  }

  /** What kustomize makes of an object that no patch is for: its annotations become texts. */
  public static MapValue withoutPatch(MapValue object) {
    return Annotations.asTexts(object);
  }

  /**
   * The patch that the usual kustomize reads as this change, as near as one can be written; empty
   * if there is none. Whoever needs to know applies it and compares.
   */
  public static MapValue diff(MapValue before, MapValue after) {
    return new KustomizeDiff(CARRIED).between(before, after);
  }

  /**
   * What an object becomes in the usual kustomize; empty if the patch deletes it.
   *
   * @param type what is known of an object that does not say its kind; of others it is not asked
   */
  public static MapValue apply(MapValue object, MapValue patch, SchemaType type)
      throws RefusedException {
    return usual(Quotes.WHERE_NEEDED).merge(object, patch, type, new NoteCollector());
  }

  /**
   * What an object becomes in a kustomize that is given the schema in force for its kind; in the
   * usual one where that is the built-in schema.
   */
  public static MapValue apply(MapValue object, MapValue patch, SchemaAnswer schema)
      throws RefusedException {
    return following(schema, Quotes.WHERE_NEEDED)
        .merge(object, patch, schema.type(), new NoteCollector());
  }

  /** Where kustomize goes another way with this patch than Kubernetes. */
  public static List<KustomizeNote> notes(MapValue object, MapValue patch, SchemaAnswer schema) {
    NoteCollector notes = new NoteCollector();
    if (NodeMerger.replaces(patch)) {
      notes.add(FieldPath.root(), KustomizeNote.Rule.ROOT_NOT_REPLACED);
    }
    try {
      following(schema, Quotes.WHERE_NEEDED).merge(object, patch, schema.type(), notes);
    } catch (RefusedException refused) {
      // What was met before the refusal counts.
    }
    return notes.found();
  }

  /** What an object becomes; empty if the patch deletes it. */
  MapValue merge(MapValue object, MapValue patch) throws RefusedException {
    return merge(object, patch, SchemaType.Primitive.UNDECLARED, new NoteCollector());
  }

  /** Kind, name and namespace stay, whatever the patch says ({@code Resource.ApplySmPatch}). */
  private MapValue merge(MapValue object, MapValue patch, SchemaType type, NoteCollector notes)
      throws RefusedException {
    Optional<NodeSchema> schema =
        brought.isPresent() || object.has("kind") ? brought : Optional.of(NodeSchema.of(type));
    Optional<Value> merged =
        new NodeMerger(schemas, quotes, notes)
            .merge(Sides.of(object, patch), schema, FieldPath.root());
    if (merged.isEmpty()) {
      return MapValue.EMPTY;
    }
    // kustomize merges into the object in place; a replacement is another one, which it drops.
    boolean isDropped = NodeMerger.replaces(patch);
    MapValue kept = isDropped ? object : withNamesOf(object, (MapValue) merged.get());
    if (Annotations.holdItems(kept)) {
      throw KustomizeRefusals.annotationsAreList();
    }
    NameReferences.check(object, kept);
    Annotations.requireKeys(kept);
    return Annotations.asTexts(kept);
  }

  private static MapValue withNamesOf(MapValue object, MapValue merged) {
    MapValue.Builder kept = merged.toBuilder();
    restore("kind", object, kept);
    if (object.get(Annotations.METADATA) instanceof MapValue from) {
      MapValue to = merged.get(Annotations.METADATA) instanceof MapValue map ? map : MapValue.EMPTY;
      MapValue.Builder metadata = to.toBuilder();
      restore("name", from, metadata);
      restore("namespace", from, metadata);
      kept.put(Annotations.METADATA, metadata.build());
    }
    return kept.build();
  }

  /** Setting an empty name takes it away. */
  private static void restore(String key, MapValue from, MapValue.Builder to) {
    Value value = from.get(key);
    if (value == null || value.equals(new StringValue(""))) {
      to.remove(key);
    } else {
      to.put(key, value);
    }
  }

  /** Collects what is noted during one merge. */
  static final class NoteCollector {

    private final SequencedSet<KustomizeNote> found = new LinkedHashSet<>();

    void add(FieldPath path, KustomizeNote.Rule rule) {
      found.add(new KustomizeNote(path, rule));
    }

    List<KustomizeNote> found() {
      return List.copyOf(found);
    }
  }
}
