package dev.tripatch.engine.stored;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.StringValue;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The texts that people write into a Secret: a server keeps them in {@code data} and never gives
 * {@code stringData} back.
 *
 * @param local what local has of them; nothing for other kinds
 * @param lastApplied what was last applied of them
 * @param data what local itself has in data
 */
public record StringData(MapValue local, MapValue lastApplied, MapValue data) {
  /** Where they are written. */
  public static final FieldPath TEXTS = FieldPath.of("stringData");

  /** Where they are kept. */
  public static final FieldPath DATA = FieldPath.of("data");

  /** The texts of an object's documents, where it is a Secret. */
  public static StringData of(MapValue local, Optional<MapValue> lastApplied) {
    return local.text("apiVersion").equals("v1") && local.text("kind").equals("Secret")
        ? new StringData(
            map(local, "stringData"),
            map(lastApplied.orElse(MapValue.EMPTY), "stringData"),
            map(local, "data"))
        : new StringData(MapValue.EMPTY, MapValue.EMPTY, MapValue.EMPTY);
  }

  /** Whether nobody wrote any. */
  public boolean isEmpty() {
    return local.isEmpty() && lastApplied.isEmpty();
  }

  /** Whether local has a text that the server writes over a place of data. */
  public boolean overwrites(FieldPath path) {
    return path.startsWith(DATA)
        && path.length() == 2
        && path.last().orElseThrow() instanceof PathStep.Key(String key)
        && local.has(key);
  }

  /** The object with its data in the form in which the documents write it; binary data stays. */
  public MapValue in(MapValue object) {
    if (object.has("stringData")) {
      return object;
    }
    MapValue.Builder texts = MapValue.builder();
    MapValue kept = map(object, "data");
    Stream.concat(local.keys().stream(), lastApplied.keys().stream())
        .filter(key -> local.has(key) || !data.has(key))
        .forEach(
            key -> {
              if (kept.get(key) instanceof StringValue encoded
                  && encoded.exact() instanceof StringValue) {
                texts.putIfPresent(key, text(key, encoded));
              }
            });
    return texts.isEmpty() ? object : object.toBuilder().put("stringData", texts.build()).build();
  }

  private static MapValue map(MapValue object, String field) {
    return MapValue.orEmpty(object.get(field));
  }

  /** Where people write what is kept at a place of data. */
  public static FieldPath written(FieldPath data) {
    return TEXTS.then(data.steps().subList(1, data.length()));
  }

  private Optional<StringValue> text(String key, StringValue kept) {
    return Stream.concat(
            Stream.of(local, lastApplied)
                .map(texts -> texts.get(key))
                .filter(StringValue.class::isInstance)
                .map(StringValue.class::cast),
            decoded(kept).stream())
        .filter(text -> encoded(text).filter(kept::equals).isPresent())
        .findFirst();
  }

  /** A text as a server keeps it. */
  static Optional<StringValue> encoded(StringValue text) {
    return text.exact() instanceof StringValue(String exact, _)
        ? Optional.of(
            text.encodedAs(
                Base64.getEncoder().encodeToString(exact.getBytes(StandardCharsets.UTF_8))))
        : Optional.empty();
  }

  private static Optional<StringValue> decoded(StringValue encoded) {
    try {
      byte[] bytes = Base64.getDecoder().decode(((StringValue) encoded.exact()).text());
      StringValue text = new StringValue(new String(bytes, StandardCharsets.UTF_8));
      return Optional.of(encoded.isMask() ? StringValue.hiding(encoded.text(), text) : text);
    } catch (IllegalArgumentException noBase64) {
      return Optional.empty();
    }
  }
}
