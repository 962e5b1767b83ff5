package dev.tripatch.cluster.secret;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Masks the values of a Secret, of an object that holds Secrets, or of a patch to one. Whatever a
 * Secret says is secret, but for what tells which one it is: under a mistyped key there is as often
 * a password as under the right one.
 *
 * @param mask the mask of a secret; empty for one that is shown
 * @param places where Secrets are ({@link #placesIn}); elsewhere only what is known is secret
 */
record MaskedObject(
    KnownSecrets known, Function<SecretValue, Optional<String>> mask, Set<String> places) {
  static final String DATA = "data";
  static final String STRING_DATA = "stringData";
  static final String METADATA = "metadata";
  static final String ANNOTATIONS = "annotations";

  /** Tell which object it is, and are compared by name. */
  static final Set<String> IDENTITY =
      Set.of("apiVersion", "kind", "name", "generateName", "namespace", "uid");

  private static final Set<String> PATCH_WORDS = Set.of("replace", "delete", "merge");
  private static final Set<String> KINDS = Set.of("secret", "secrets", "secretlist");

  /** What everybody may read of a Secret and its metadata. */
  private static final Set<String> SHOWN =
      Set.of(
          ("type immutable metadata labels finalizers ownerReferences resourceVersion generation"
                  + " creationTimestamp deletionTimestamp deletionGracePeriodSeconds selfLink")
              .split(" "));

  /** The name of an API group, except for the oldest ones, such as {@code apps}, has a dot. */
  private static final Pattern GROUP = Pattern.compile("\\.[^/]*/");

  /** Other programs than kubectl keep an older Secret in an annotation, too. */
  private static final Pattern COPY = Pattern.compile("(?:^|[\\s{,\"'])data[\"']?\\s*:");

  /** In a JSON Patch's path: lists do not count in a place. */
  private static final Pattern INDEX = Pattern.compile("^/|/(?:\\d+|-)(?=/|$)");

  /**
   * Where Secrets are in documents: the keys that lead to them, none for a document that is one. A
   * patch, or an item of a list, that does not say its kind is a Secret too if it is at such a
   * place.
   */
  static Set<String> placesIn(List<? extends Value> documents) {
    Set<String> places = new HashSet<>();
    documents.forEach(document -> collect(document, "", places));
    return places;
  }

  private static void collect(Value value, String place, Set<String> places) {
    switch (value) {
      case MapValue map -> {
        if (saysSo(place, map)) {
          places.add(place);
          places.add(within(place, "items"));
        }
        map.entries().forEach((key, part) -> collect(part, within(place, key), places));
      }
      case ListValue list -> list.items().forEach(item -> collect(item, place, places));
      case Scalar ignored -> {}
    }
  }

  static String within(String place, String key) {
    return place.isEmpty() ? key : place + "/" + key;
  }

  /**
   * People mistype the kind, and a patch may have none; what they mean is secret anyway. No other
   * kind has {@code stringData}. What only refers to a Secret has no content.
   */
  private static boolean saysSo(String place, MapValue map) {
    return place.isEmpty() && map.has(STRING_DATA)
        || isKind(map)
            && (place.isEmpty()
                || Stream.of(DATA, STRING_DATA, METADATA, "items").anyMatch(map::has));
  }

  private static boolean isKind(MapValue map) {
    return map.keys().stream()
        .filter(key -> key.strip().equalsIgnoreCase("kind"))
        .anyMatch(key -> KINDS.contains(map.text(key).strip().toLowerCase(Locale.ROOT)));
  }

  private boolean isSecret(String place, MapValue map) {
    return saysSo(place, map)
        || places.contains(place) && (place.isEmpty() || map.text("kind").isEmpty());
  }

  /** Whether all that is in a field of an object is secret. A patch may be one to another kind. */
  boolean hides(String place, MapValue object, String key) {
    boolean isRegion = key.equals(DATA) || key.equals(STRING_DATA);
    boolean isOther =
        !isShown(key)
            && !(key.equals("items") && object.get(key) instanceof ListValue)
            && !GROUP.matcher(object.text("apiVersion")).find()
            && (isKind(object)
                || object.text("kind").isEmpty() && !key.equals("spec") && !key.equals("status"));
    return (isRegion || isOther) && isSecret(place, object);
  }

  private static boolean isShown(String key) {
    return SHOWN.contains(key)
        || IDENTITY.stream().anyMatch(key.strip()::equalsIgnoreCase)
        || key.startsWith("$");
  }

  boolean areSecrets() {
    return !places.isEmpty();
  }

  MapValue masked(String place, MapValue object) {
    boolean isSecret = isSecret(place, object);
    return each(
        object,
        (key, value) ->
            isSecret
                ? field(place, object, key, value)
                : elsewhere(within(place, key), key, value));
  }

  /** An object with masks, or the operations of a JSON Patch. */
  Value maskedRoot(Value root) {
    return root instanceof ListValue list && areSecrets()
        ? new ListValue(list.items().stream().map(this::operation).toList())
        : elsewhere("", "", root);
  }

  /** What it sets is secret if it is, or is in, a field of a Secret that is. */
  private Value operation(Value operation) {
    return operation instanceof MapValue map && map.has("path")
        ? each(
            map,
            (key, value) ->
                key.equals("value") ? operand(map.text("path"), value) : elsewhere(key, key, value))
        : elsewhere("", "", operation);
  }

  private Value operand(String pointer, Value value) {
    String place = INDEX.matcher(pointer).replaceAll("");
    Optional<String> secret =
        places.stream()
            .filter(each -> each.isEmpty() || place.startsWith(each + "/"))
            .max(Comparator.comparingInt(String::length));
    int start = secret.filter(each -> !each.isEmpty()).map(each -> each.length() + 1).orElse(0);
    String[] keys = place.substring(start).split("/", 3);
    if (secret.isEmpty() || keys[0].isEmpty()) {
      return elsewhere(place, "", value);
    }
    if (keys.length == 1 || !keys[0].equals(METADATA)) {
      return field(secret.get(), MapValue.EMPTY, keys[0], value);
    }
    return keys.length == 3 && keys[1].equals(ANNOTATIONS)
        ? annotation(keys[2].replace("~1", "/"), value)
        : metadata(keys[1], value);
  }

  private Value field(String place, MapValue object, String key, Value value) {
    if (hides(place, object, key)) {
      return switch (key) {
        case DATA -> secret(value, SecretValue::inData);
        case STRING_DATA -> secret(value, SecretValue::inStringData);
        default -> secret(value, SecretValue::anywhere);
      };
    }
    return key.equals(METADATA) && value instanceof MapValue map
        ? each(map, this::metadata)
        : elsewhere(within(place, key), key, value);
  }

  private Value metadata(String key, Value value) {
    return switch (key) {
      case ANNOTATIONS -> value instanceof MapValue map ? each(map, this::annotation) : value;
      case "managedFields" -> value;
      default ->
          isShown(key) ? elsewhere(METADATA, key, value) : secret(value, SecretValue::anywhere);
    };
  }

  private Value annotation(String key, Value value) {
    if (!(value instanceof StringValue string)) {
      return elsewhere(METADATA, key, value);
    }
    if (SecretLines.isLikely(string.text()) || COPY.matcher(string.text()).find()) {
      return configuration(string);
    }
    return known.countIn(string.text()) > 0
        ? masked(string, SecretValue.asItStands(string))
        : elsewhere(METADATA, key, string);
  }

  /** The annotation's object with masks in it; masked whole if it cannot be read. */
  private Scalar configuration(StringValue string) {
    SourceDocument read = SourceReader.read("annotation", string.text());
    return read.object().isEmpty()
        ? masked(string, SecretValue.asItStands(string))
        : StringValue.hiding(new MaskedText(this, known).masked(read).document().text(), string);
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
            && value instanceof StringValue(String word, _)
            && PATCH_WORDS.contains(word);
    return isDirective ? value : secret(value, kind);
  }

  /** A field that may hold a copy of a secret, or kubectl's annotation in a wrong place. */
  private Value elsewhere(String place, String key, Value value) {
    return switch (value) {
      case MapValue map -> masked(place, map);
      case ListValue list ->
          new ListValue(list.items().stream().map(item -> elsewhere(place, "", item)).toList());
      case StringValue string when key.equals(LastAppliedAnnotation.NAME) -> configuration(string);
      case StringValue string when !IDENTITY.contains(key) && known.have(string.text()) ->
          masked(string, SecretValue.asItStands(string));
      case Scalar scalar -> scalar;
    };
  }

  private Scalar masked(Scalar original, SecretValue value) {
    return mask.apply(value)
        .<Scalar>map(shown -> new StringValue(shown, (Scalar) original.exact()))
        .orElse(original);
  }

  private static MapValue each(MapValue map, BiFunction<String, Value, Value> change) {
    MapValue.Builder changed = MapValue.builder();
    for (Map.Entry<String, Value> entry : map.entries().entrySet()) {
      changed.put(entry.getKey(), change.apply(entry.getKey(), entry.getValue()));
    }
    return changed.build();
  }
}
