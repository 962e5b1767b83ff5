package dev.tripatch.document.yaml;

import dev.tripatch.document.yaml.YamlScalar.Int;
import dev.tripatch.document.yaml.YamlScalar.Nothing;
import dev.tripatch.document.yaml.YamlScalar.Real;
import dev.tripatch.document.yaml.YamlScalar.Text;
import dev.tripatch.document.yaml.YamlScalar.Truth;
import dev.tripatch.document.yaml.YamlScalar.UnsignedInt;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** What a scalar with a tag is, as go-yaml v2 has it. Tags that it does not know make strings. */
public final class ScalarTags {

  private static final String YAML = "tag:yaml.org,2002:";

  private ScalarTags() {}

  /** Whether a tag makes a merge key of {@code <<}, even in quotes. */
  public static boolean isMerge(String tag) {
    return tag.equals(YAML + "merge");
  }

  /**
   * What a tagged scalar is.
   *
   * @param tag the tag in full, such as {@code tag:yaml.org,2002:int}
   * @param scalar the scalar, for its text and its place
   */
  public static YamlScalar resolve(String tag, Token scalar) throws YamlSyntaxException {
    String text = scalar.text();
    if (!tag.startsWith(YAML)) {
      return new Text(text);
    }
    YamlScalar plain = ScalarRules.plain(text);
    return switch (tag.substring(YAML.length())) {
      case "binary" -> new Text(decode(scalar));
      case "bool" -> plain instanceof Truth ? plain : mismatch(plain, "bool", scalar);
      case "int" -> isInteger(plain) ? plain : mismatch(plain, "int", scalar);
      case "null" -> plain instanceof Nothing ? plain : mismatch(plain, "null", scalar);
      case "float" -> real(plain, scalar);
      case "timestamp" ->
          Timestamps.isTimestamp(text) ? new Text(text) : mismatch(plain, "timestamp", scalar);
      default -> new Text(text);
    };
  }

  private static boolean isInteger(YamlScalar scalar) {
    return scalar instanceof Int || scalar instanceof UnsignedInt;
  }

  private static YamlScalar real(YamlScalar plain, Token scalar) throws YamlSyntaxException {
    return switch (plain) {
      case Real real -> real;
      case Int integer -> new Real(integer.number());
      case Text _, Truth _, UnsignedInt _, Nothing _ -> mismatch(plain, "float", scalar);
    };
  }

  private static YamlScalar mismatch(YamlScalar found, String wanted, Token scalar)
      throws YamlSyntaxException {
    String type =
        switch (found) {
          case Text _ -> "str";
          case Truth _ -> "bool";
          case Int _, UnsignedInt _ -> "int";
          case Real _ -> "float";
          case Nothing _ -> "null";
        };
    String detail = "!!" + type + " `" + scalar.text() + "` as a !!" + wanted;
    throw new YamlSyntaxException(YamlFault.TAG_MISMATCH, scalar.start(), scalar.end(), detail);
  }

  private static String decode(Token scalar) throws YamlSyntaxException {
    String text = scalar.text().replace("\n", "").replace("\r", "");
    try {
      if (text.length() % 4 != 0) {
        throw new IllegalArgumentException("no padding");
      }
      return GoUtf8.decode(Base64.getDecoder().decode(text));
    } catch (IllegalArgumentException e) {
      throw new YamlSyntaxException(YamlFault.BASE64, scalar.start(), scalar.end());
    }
  }

  /** Decodes UTF-8 as Go's JSON writer does: each wrong byte becomes a replacement character. */
  private static final class GoUtf8 {

    private static final char REPLACEMENT = '\ufffd';

    private GoUtf8() {}

    static String decode(byte[] bytes) {
      CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
      ByteBuffer in = ByteBuffer.wrap(bytes);
      CharBuffer out = CharBuffer.allocate(bytes.length);
      CoderResult result = decoder.decode(in, out, true);
      while (result.isMalformed()) {
        for (int i = 0; i < result.length(); i++) {
          out.put(REPLACEMENT);
        }
        in.position(in.position() + result.length());
        decoder.reset();
        result = decoder.decode(in, out, true);
      }
      return out.flip().toString();
    }
  }
}
