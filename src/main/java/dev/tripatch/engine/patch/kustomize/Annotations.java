package dev.tripatch.engine.patch.kustomize;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.function.Consumer;

/** {@code metadata.annotations}, in which kustomize keeps notes while it builds. */
final class Annotations {

  static final String METADATA = "metadata";
  private static final String ANNOTATIONS = "annotations";

  private static final String INTERNAL = "internal.config.kubernetes.io/";
  private static final List<String> NOTES =
      List.of(
          INTERNAL + "previousKinds", INTERNAL + "previousNames", INTERNAL + "previousNamespaces");

  private Annotations() {}

  /** The object with annotations, even if there are none. */
  private static MapValue present(MapValue object) {
    MapValue metadata = object.get(METADATA) instanceof MapValue map ? map : MapValue.EMPTY;
    boolean isThere = metadata.has(ANNOTATIONS) && metadata.get(ANNOTATIONS) != NullValue.NULL;
    return isThere
        ? object
        : object.toBuilder()
            .put(METADATA, metadata.toBuilder().put(ANNOTATIONS, MapValue.EMPTY).build())
            .build();
  }

  /**
   * The object as a JSON Patch finds it: with kustomize's notes of what it is called, which show
   * where the patch copies or tests all annotations.
   */
  static MapValue withNotes(MapValue object) {
    KustomizeTarget names = KustomizeTarget.naming(object);
    return withAnnotations(
        present(object),
        annotations ->
            annotations
                .put(NOTES.get(0), new StringValue(names.kind()))
                .put(NOTES.get(1), new StringValue(names.name()))
                .put(NOTES.get(2), new StringValue(names.effectiveNamespace())));
  }

  /** The object without these notes in its annotations. */
  static MapValue withoutNotes(MapValue object) {
    return withAnnotations(object, annotations -> NOTES.forEach(annotations::remove));
  }

  private static MapValue withAnnotations(MapValue object, Consumer<MapValue.Builder> change) {
    if (!(object.get(METADATA) instanceof MapValue metadata)
        || !(metadata.get(ANNOTATIONS) instanceof MapValue annotations)) {
      return object;
    }
    MapValue.Builder changed = annotations.toBuilder();
    change.accept(changed);
    MapValue.Builder with = metadata.toBuilder().put(ANNOTATIONS, changed.build());
    return object.toBuilder().put(METADATA, with.build()).build();
  }

  /**
   * Refuses a key that YAML does not read as a text. kustomize writes the keys of annotations
   * without quotes, and cannot write out what it then reads; other keys it quotes.
   */
  static void requireKeys(MapValue built) throws RefusedException {
    if (built.get(METADATA) instanceof MapValue metadata
        && metadata.get(ANNOTATIONS) instanceof MapValue annotations) {
      for (String key : annotations.keys()) {
        if (!UnquotedText.isRead(key)) {
          throw KustomizeRefusals.annotationKey(FieldPath.of(METADATA, ANNOTATIONS, key));
        }
      }
    }
  }

  /** Whether a list that is not empty is in their place. */
  static boolean holdItems(MapValue object) {
    return object.get(METADATA) instanceof MapValue metadata
        && metadata.get(ANNOTATIONS) instanceof ListValue list
        && !list.isEmpty();
  }

  /** Whether a list is in their place. */
  static boolean areList(MapValue object) {
    return object.get(METADATA) instanceof MapValue metadata
        && metadata.get(ANNOTATIONS) instanceof ListValue;
  }

  /**
   * The object as kustomize writes it: annotations are texts in a map that is not empty. An empty
   * key makes it lose them all.
   */
  static MapValue asTexts(MapValue object) {
    if (!(object.get(METADATA) instanceof MapValue metadata) || !metadata.has(ANNOTATIONS)) {
      return object;
    }
    MapValue annotations = metadata.get(ANNOTATIONS) instanceof MapValue map ? map : MapValue.EMPTY;
    MapValue.Builder texts = MapValue.builder();
    annotations.entries().forEach((key, value) -> texts.put(key, asText(value)));
    MapValue.Builder kept = metadata.toBuilder();
    if (annotations.isEmpty() || annotations.has("")) {
      kept.remove(ANNOTATIONS);
    } else {
      kept.put(ANNOTATIONS, texts.build());
    }
    MapValue left = kept.build();
    return left.isEmpty()
        ? object.toBuilder().remove(METADATA).build()
        : object.toBuilder().put(METADATA, left).build();
  }

  private static Value asText(Value value) {
    return switch (value) {
      case Scalar scalar -> NodeText.asText(scalar);
      case MapValue _, ListValue _ -> new StringValue("");
    };
  }
}
