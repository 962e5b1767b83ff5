package dev.tripatch.workspace.journal;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Digests in place of secrets: equal for equal values, and of no use to anybody without the key of
 * this machine.
 */
final class SecretDigests {
  private static final String ALGORITHM = "HmacSHA256";

  /** No value of an object begins so by chance. */
  private static final String PREFIX = "tripatch-digest:";

  private final SecretKeySpec key;

  /** With the key of this machine. */
  SecretDigests(byte[] key) {
    this.key = new SecretKeySpec(key, ALGORITHM);
  }

  /** The object with digests in place of its secrets; as it is if it has none. */
  MapValue of(MapValue object) {
    return (MapValue) digested(object, Masking.of(List.of(object)).masked(object));
  }

  /** Whether any of these may have secrets. */
  static boolean areNeeded(Value... values) {
    return Masking.of(List.of(values)).isNeeded();
  }

  /** Whether a digest is in it. */
  static boolean areIn(Value value) {
    return value.has(
        part -> part instanceof StringValue(String text, _) && text.startsWith(PREFIX));
  }

  private Value digested(Value plain, Value masked) {
    if (plain.equals(masked)) {
      return plain;
    }
    if (plain instanceof MapValue map && masked instanceof MapValue other) {
      MapValue.Builder digested = MapValue.builder();
      map.entries()
          .forEach(
              (name, value) -> {
                Value mask = other.get(name);
                digested.put(name, mask == null ? digest(value) : digested(value, mask));
              });
      return digested.build();
    }
    if (plain instanceof ListValue list
        && masked instanceof ListValue other
        && list.size() == other.size()) {
      List<Value> digested = new ArrayList<>();
      for (int i = 0; i < list.size(); i++) {
        digested.add(digested(list.get(i), other.get(i)));
      }
      return new ListValue(digested);
    }
    return digest(plain);
  }

  private Value digest(Value value) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      byte[] digest = mac.doFinal(CanonicalJson.write(value).getBytes(StandardCharsets.UTF_8));
      return new StringValue(PREFIX + HexFormat.of().formatHex(digest));
    } catch (GeneralSecurityException impossible) {
      // Every Java has it.
      throw new IllegalStateException(impossible);
    }
  }
}
