package dev.tripatch.patch.kustomize;

import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.Scalar;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;

/** {@code metadata.annotations}, in which kustomize keeps notes while it builds. */
final class Annotations {

  static final String METADATA = "metadata";
  private static final String ANNOTATIONS = "annotations";

  private Annotations() {}

  /** The object with annotations, even if there are none. */
  static MapValue present(MapValue object) {
    MapValue metadata = object.get(METADATA) instanceof MapValue map ? map : MapValue.EMPTY;
    boolean isThere = metadata.has(ANNOTATIONS) && metadata.get(ANNOTATIONS) != NullValue.NULL;
    return isThere
        ? object
        : object.toBuilder()
            .put(METADATA, metadata.toBuilder().put(ANNOTATIONS, MapValue.EMPTY).build())
            .build();
  }

  /** Whether a list stands in their place. */
  static boolean areList(MapValue object) {
    return object.get(METADATA) instanceof MapValue metadata
        && metadata.get(ANNOTATIONS) instanceof ListValue;
  }

  /** The object as kustomize writes it: annotations are texts in a map that is not empty. */
  static MapValue asTexts(MapValue object) {
    if (!(object.get(METADATA) instanceof MapValue metadata) || !metadata.has(ANNOTATIONS)) {
      return object;
    }
    MapValue annotations = metadata.get(ANNOTATIONS) instanceof MapValue map ? map : MapValue.EMPTY;
    MapValue.Builder texts = MapValue.builder();
    annotations.entries().forEach((key, value) -> texts.put(key, asText(value)));
    MapValue.Builder kept = metadata.toBuilder();
    if (annotations.isEmpty()) {
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
      case Scalar scalar -> new StringValue(NodeText.of(scalar));
      case MapValue ignored -> new StringValue("");
      case ListValue ignored -> new StringValue("");
    };
  }
}
