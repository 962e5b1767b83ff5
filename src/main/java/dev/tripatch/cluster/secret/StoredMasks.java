package dev.tripatch.cluster.secret;

import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;

/** Masks in what a server stores of a masked Secret: it encodes texts, and a mask is no text. */
public final class StoredMasks {
  private static final String DATA = "data";

  private StoredMasks() {}

  /** The object with the mask itself where data holds an encoded one. */
  public static MapValue decoded(MapValue stored) {
    if (!Masking.isSecret(stored) || !(stored.get(DATA) instanceof MapValue data)) {
      return stored;
    }
    MapValue.Builder shown = MapValue.builder(data.size());
    data.entries().forEach((key, value) -> shown.put(key, mask(value).orElse(value)));
    return stored.toBuilder().put(DATA, shown.build()).build();
  }

  private static Optional<Value> mask(Value value) {
    return value instanceof StringValue(String text)
        ? text(text).map(Mask.IN_TEXT::matcher).filter(Matcher::matches).map(StoredMasks::shown)
        : Optional.empty();
  }

  /** The mask with its letter alone: what is stored is encoded, so it is no plain text any more. */
  private static Value shown(Matcher mask) {
    return new StringValue(Mask.DOTS + (mask.group(1) == null ? "" : "(" + mask.group(1) + ")"));
  }

  private static Optional<String> text(String encoded) {
    try {
      return Optional.of(new String(Base64.getDecoder().decode(encoded), StandardCharsets.UTF_8));
    } catch (IllegalArgumentException noEncoding) {
      return Optional.empty();
    }
  }
}
