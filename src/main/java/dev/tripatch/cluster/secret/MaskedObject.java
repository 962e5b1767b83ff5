package dev.tripatch.cluster.secret;

import dev.tripatch.cluster.kubectl.LastAppliedAnnotation;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Masks the values of a Secret, of a list of them, or of a patch to one. */
final class MaskedObject {
  static final String DATA = "data";
  static final String STRING_DATA = "stringData";
  static final String METADATA = "metadata";
  static final String ANNOTATIONS = "annotations";

  /** Tell which object it is, and are compared by name. */
  static final Set<String> IDENTITY =
      Set.of("apiVersion", "kind", "name", "generateName", "namespace", "uid");

  private static final Set<String> PATCH_WORDS = Set.of("replace", "delete", "merge");

  private final KnownSecrets known;
  private final Function<SecretValue, Optional<String>> mask;
  private final boolean areSecrets;

  /**
   * Masks objects.
   *
   * @param mask the mask of a secret; empty for one that is shown
   * @param areSecrets whether the objects are Secrets; in others only what is known is secret
   */
  MaskedObject(
      KnownSecrets known, Function<SecretValue, Optional<String>> mask, boolean areSecrets) {
    this.known = known;
    this.mask = mask;
    this.areSecrets = areSecrets;
  }

  boolean areSecrets() {
    return areSecrets;
  }

  MapValue masked(MapValue object) {
    return each(object, areSecrets ? this::field : this::elsewhere);
  }

  /** An object with masks, or the operations of a JSON Patch. */
  Value maskedRoot(Value root) {
    if (!areSecrets) {
      return elsewhere("", root);
    }
    return switch (root) {
      case MapValue object -> masked(object);
      case ListValue list -> new ListValue(list.items().stream().map(this::operation).toList());
      case Scalar scalar -> scalar;
    };
  }

  /** What it sets is secret if it is, or is in, {@code data} or {@code stringData}. */
  private Value operation(Value operation) {
    return operation instanceof MapValue map
        ? each(
            map,
            (key, value) ->
                key.equals("value") ? operand(map.text("path"), value) : elsewhere(key, value))
        : elsewhere("", operation);
  }

  private Value operand(String pointer, Value value) {
    return switch (pointer.split("/", 3).length > 1 ? pointer.split("/", 3)[1] : "") {
      case DATA -> secret(value, SecretValue::inData);
      case STRING_DATA -> secret(value, SecretValue::inStringData);
      case METADATA -> metadataOperand(pointer, value);
      default -> value instanceof MapValue map ? masked(map) : elsewhere("", value);
    };
  }

  private Value metadataOperand(String pointer, Value value) {
    String key = pointer.substring(pointer.lastIndexOf('/') + 1).replace("~1", "/");
    return value instanceof MapValue map
        ? each(map, key.equals(ANNOTATIONS) ? this::annotation : this::metadata)
        : annotation(key, value);
  }

  private Value field(String key, Value value) {
    return switch (key) {
      case DATA -> secret(value, SecretValue::inData);
      case STRING_DATA -> secret(value, SecretValue::inStringData);
      case METADATA -> value instanceof MapValue map ? each(map, this::metadata) : value;
      case "items" -> value instanceof ListValue list ? items(list) : value;
      default -> elsewhere(key, value);
    };
  }

  private Value items(ListValue list) {
    return new ListValue(
        list.items().stream()
            .map(item -> item instanceof MapValue map ? masked(map) : elsewhere("", item))
            .toList());
  }

  private Value metadata(String key, Value value) {
    return switch (key) {
      case ANNOTATIONS -> value instanceof MapValue map ? each(map, this::annotation) : value;
      case "managedFields" -> value;
      default -> elsewhere(key, value);
    };
  }

  private Value annotation(String key, Value value) {
    if (!(value instanceof StringValue string)) {
      return elsewhere(key, value);
    }
    return !key.equals(LastAppliedAnnotation.NAME) && known.countIn(string.text()) > 0
        ? masked(string, SecretValue.asItStands(string))
        : elsewhere(key, string);
  }

  /** The annotation's JSON with masks in it; masked whole if it cannot be read. */
  private Scalar configuration(StringValue string) {
    SourceDocument read = SourceReader.read("annotation", string.text(), Format.JSON);
    return read.object().isEmpty()
        ? masked(string, SecretValue.asItStands(string))
        : new StringValue(new MaskedText(this, known).masked(read).document().text());
  }

  /** Every value in it, of whatever type; keys stay, and so does a directive of a patch. */
  private Value secret(Value value, Function<Scalar, SecretValue> kind) {
    return switch (value) {
      case MapValue map -> each(map, (key, part) -> entry(key, part, kind));
      case ListValue list ->
          new ListValue(list.items().stream().map(item -> secret(item, kind)).toList());
      case NullValue none -> none;
      case Scalar scalar -> masked(scalar, kind.apply(scalar));
    };
  }

  private Value entry(String key, Value value, Function<Scalar, SecretValue> kind) {
    boolean isDirective =
        key.equals("$patch")
            && value instanceof StringValue(String word)
            && PATCH_WORDS.contains(word);
    return isDirective ? value : secret(value, kind);
  }

  /** A field that may hold a copy of a secret, or kubectl's annotation in a wrong place. */
  private Value elsewhere(String key, Value value) {
    return switch (value) {
      case MapValue map -> each(map, this::elsewhere);
      case ListValue list ->
          new ListValue(list.items().stream().map(item -> elsewhere("", item)).toList());
      case StringValue string when key.equals(LastAppliedAnnotation.NAME) -> configuration(string);
      case StringValue string when !IDENTITY.contains(key) && known.have(string.text()) ->
          masked(string, SecretValue.asItStands(string));
      case Scalar scalar -> scalar;
    };
  }

  private Scalar masked(Scalar original, SecretValue value) {
    return mask.apply(value).<Scalar>map(StringValue::new).orElse(original);
  }

  private static MapValue each(MapValue map, BiFunction<String, Value, Value> change) {
    MapValue.Builder changed = MapValue.builder();
    for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
      changed.put(entry.getKey(), change.apply(entry.getKey(), entry.getValue()));
    }
    return changed.build();
  }
}
