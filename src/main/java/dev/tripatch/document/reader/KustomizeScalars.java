package dev.tripatch.document.reader;

import dev.tripatch.document.yaml.ScalarRules;
import dev.tripatch.document.yaml.Timestamps;
import dev.tripatch.document.yaml.Token;
import dev.tripatch.document.yaml.Token.Kind;
import dev.tripatch.document.yaml.YamlScalar;
import dev.tripatch.document.yaml.YamlScalar.Int;
import dev.tripatch.document.yaml.YamlScalar.Text;
import dev.tripatch.document.yaml.YamlScalar.Truth;

/**
 * Scalars as kustomize's YAML library (go-yaml v3) reads them, where kubectl's reads differently.
 */
final class KustomizeScalars {

  private KustomizeScalars() {}

  /**
   * What a scalar without quotes and tag is: {@code yes} and {@code off} are texts, {@code 0o17} is
   * a number, and a date is the text of its first moment.
   */
  static YamlScalar plain(String text) {
    YamlScalar scalar = ScalarRules.plain(text);
    return switch (scalar) {
      case Truth ignored when !isTruth(text) -> new Text(text);
      case Text ignored when text.matches("0o[0-7]{1,20}") ->
          new Int(Long.parseLong(text.substring(2), 8));
      case Text ignored -> Timestamps.firstMoment(text).<YamlScalar>map(Text::new).orElse(scalar);
      default -> scalar;
    };
  }

  private static boolean isTruth(String text) {
    return text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false");
  }

  /** A block of text; at the end of a document without a line break it ends without one, too. */
  static String block(Token token, String document) {
    boolean endsDocument =
        token.kind() == Kind.BLOCK
            && token.end() == document.length()
            && token.text().endsWith("\n");
    return endsDocument ? token.text().substring(0, token.text().length() - 1) : token.text();
  }
}
