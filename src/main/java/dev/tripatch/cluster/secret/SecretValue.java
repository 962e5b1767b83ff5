package dev.tripatch.cluster.secret;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A secret value. The same bytes have the same content, whether {@code data} holds them in base64
 * or {@code stringData} as plain text; how they are written shows in the mask, since two ways of
 * writing are two different values.
 *
 * @param content distinguishes it from all others
 * @param remark is after the letter
 * @param forms how a copy of it may be written at another place
 */
record SecretValue(String content, String remark, List<String> forms) {
  private static final int ALPHABET = 26;

  /** A value in {@code data}. */
  static SecretValue inData(Scalar value) {
    Optional<byte[]> bytes =
        value instanceof StringValue(String text, _) ? decoded(text) : Optional.empty();
    return bytes.map(each -> ofBytes(each, "")).orElseGet(() -> asItStands(value));
  }

  /** A value in {@code stringData}. */
  static SecretValue inStringData(Scalar value) {
    return value instanceof StringValue(String text, _)
        ? ofBytes(text.getBytes(StandardCharsets.UTF_8), StringValue.PLAIN)
        : asItStands(value);
  }

  /** A value of which nothing is known but how it is written. */
  static SecretValue asItStands(Scalar value) {
    String written = CanonicalJson.write(value);
    return new SecretValue(
        "written " + written,
        "",
        List.of(value instanceof StringValue(String text, _) ? text : written));
  }

  /** A value where a Secret has none: it may be meant for either, and is so written elsewhere. */
  static SecretValue anywhere(Scalar value) {
    List<String> forms = new ArrayList<>(inData(value).forms);
    forms.addAll(inStringData(value).forms);
    return new SecretValue(asItStands(value).content, "", forms);
  }

  private static SecretValue ofBytes(byte[] bytes, String remark) {
    String encoded = Base64.getEncoder().encodeToString(bytes);
    return new SecretValue(
        "bytes " + encoded,
        remark,
        text(bytes).map(plain -> List.of(encoded, plain)).orElseGet(() -> List.of(encoded)));
  }

  /** The bytes of a text in base64, if there is no other way to write these bytes. */
  private static Optional<byte[]> decoded(String text) {
    try {
      byte[] bytes = Base64.getDecoder().decode(text);
      boolean isOnlyWay = Base64.getEncoder().encodeToString(bytes).equals(text);
      return isOnlyWay ? Optional.of(bytes) : Optional.empty();
    } catch (IllegalArgumentException noBase64) {
      return Optional.empty();
    }
  }

  private static Optional<String> text(byte[] bytes) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException binary) {
      return Optional.empty();
    }
  }

  /** The mask; its letter is given now if the value has none. */
  String maskFrom(Map<String, String> letters) {
    letters.putIfAbsent(content, letter(letters.size()));
    return mask(letters);
  }

  /** The mask; without letter for a value that has none. */
  String mask(Map<String, String> letters) {
    String letter = letters.get(content);
    return letter == null ? Mask.DOTS : Mask.DOTS + "(" + letter + remark + ")";
  }

  /** A to Z, AA to AZ, BA and so on. */
  private static String letter(int count) {
    String last = String.valueOf((char) ('A' + count % ALPHABET));
    return count < ALPHABET ? last : letter(count / ALPHABET - 1) + last;
  }
}
