package dev.tripatch.cluster.apply;

import dev.tripatch.document.Format;
import dev.tripatch.document.Node;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.ServerFields;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.StringValue;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The annotation in which kubectl apply keeps the configuration that it applied last. */
public final class LastAppliedAnnotation {
  /** The annotation's name. */
  public static final String NAME = ServerFields.LAST_APPLIED_NAME;

  /** Where it is in an object. */
  public static final FieldPath PATH = ServerFields.LAST_APPLIED;

  private static final String METADATA = "metadata";
  private static final String ANNOTATIONS = "annotations";
  private static final StringValue EMPTY_TEXT = new StringValue("");

  private LastAppliedAnnotation() {}

  /** The annotation's text in a live object; empty if the object does not have it. */
  public static Optional<String> textIn(MapValue live) {
    return valueIn(live).map(StringValue::text);
  }

  /** The annotation in a live object; empty if the object does not have it. */
  public static Optional<StringValue> valueIn(MapValue live) {
    return annotationsOf(live).get(NAME) instanceof StringValue text
        ? Optional.of(text)
        : Optional.empty();
  }

  /** The configuration that the annotation holds; empty if it is absent or no JSON object. */
  public static Optional<MapValue> configurationIn(MapValue live) {
    return valueIn(live).flatMap(LastAppliedAnnotation::read);
  }

  /** The configuration in an annotation's text; empty if it is no JSON object. */
  public static Optional<MapValue> read(StringValue text) {
    Optional<Node> shown = SourceReader.read(NAME, text.text(), Format.JSON).root();
    return (text.isMask() && text.exact() instanceof StringValue exact
            ? read(exact).flatMap(all -> shown.map(root -> root.hiding(all)))
            : shown)
        .map(Node::value)
        .filter(MapValue.class::isInstance)
        .map(MapValue.class::cast);
  }

  /** An object without the annotation, and without a map of annotations that held nothing else. */
  public static MapValue removeFrom(MapValue object) {
    MapValue plain = takenOutOf(object);
    return plain.get(METADATA) instanceof MapValue metadata
            && MapValue.EMPTY.equals(metadata.get(ANNOTATIONS))
        ? plain.toBuilder().put(METADATA, metadata.toBuilder().remove(ANNOTATIONS).build()).build()
        : plain;
  }

  /** A patch that leaves the annotation alone, and no empty map behind. */
  public static MapValue removeFromPatch(MapValue patch) {
    if (textIn(patch).isEmpty()) {
      return patch;
    }
    MapValue plain = removeFrom(patch);
    return MapValue.EMPTY.equals(plain.get(METADATA))
        ? plain.toBuilder().remove(METADATA).build()
        : plain;
  }

  /**
   * An object without the annotation, as the server takes it out of what it remembers
   * (apimachinery, {@code buildLastApplied}): all annotations go where they are no map of texts, an
   * empty map stays.
   */
  public static MapValue outOfSent(MapValue object) {
    if (!(object.get(METADATA) instanceof MapValue metadata) || !metadata.has(ANNOTATIONS)) {
      return object;
    }
    boolean areTexts =
        metadata.get(ANNOTATIONS) instanceof MapValue annotations
            && annotations.entries().values().stream().allMatch(StringValue.class::isInstance);
    return areTexts
        ? takenOutOf(object)
        : object.toBuilder()
            .put(METADATA, metadata.toBuilder().remove(ANNOTATIONS).build())
            .build();
  }

  /**
   * The text that kubectl writes for a configuration: compact JSON with sorted keys and a line
   * break after it, as Go's {@code json.Encoder} writes it.
   */
  public static String textOf(MapValue configuration) {
    return CanonicalJson.write(EngineNumbers.asEngineReads(configuration)) + "\n";
  }

  /** An object whose annotation has this text; as it is if it has no metadata. */
  public static MapValue put(MapValue object, String text) {
    return put(object, new StringValue(text));
  }

  /** An object whose annotation has the text of a configuration. */
  public static MapValue put(MapValue object, MapValue configuration) {
    MapValue read = EngineNumbers.asEngineReads(configuration);
    String exact = CanonicalJson.writeExact(read) + "\n";
    return put(object, StringValue.hiding(textOf(configuration), new StringValue(exact)));
  }

  private static MapValue put(MapValue object, StringValue text) {
    return withAnnotations(object, annotations -> annotations.toBuilder().put(NAME, text).build());
  }

  /**
   * An object without the annotation, but with a map of annotations; as it is if it has no
   * metadata.
   */
  private static MapValue takenOutOf(MapValue object) {
    return withAnnotations(object, annotations -> annotations.toBuilder().remove(NAME).build());
  }

  /** The same as kubectl remembers it: of annotations, it takes null for an empty text. */
  static MapValue remembered(MapValue object) {
    MapValue.Builder texts = MapValue.builder();
    annotationsOf(object)
        .entries()
        .forEach((key, value) -> texts.put(key, value == NullValue.NULL ? EMPTY_TEXT : value));
    return withAnnotations(object, annotations -> texts.remove(NAME).build());
  }

  private static MapValue annotationsOf(MapValue object) {
    return object.get(METADATA) instanceof MapValue metadata
            && metadata.get(ANNOTATIONS) instanceof MapValue annotations
        ? annotations
        : MapValue.EMPTY;
  }

  private static MapValue withAnnotations(MapValue object, UnaryOperator<MapValue> change) {
    if (!(object.get(METADATA) instanceof MapValue metadata)) {
      return object;
    }
    MapValue changed = change.apply(annotationsOf(object));
    return object.toBuilder()
        .put(METADATA, metadata.toBuilder().put(ANNOTATIONS, changed).build())
        .build();
  }
}
