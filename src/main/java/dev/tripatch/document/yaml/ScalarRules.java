package dev.tripatch.document.yaml;

import dev.tripatch.document.yaml.YamlScalar.Nothing;
import dev.tripatch.document.yaml.YamlScalar.Real;
import dev.tripatch.document.yaml.YamlScalar.Text;
import dev.tripatch.document.yaml.YamlScalar.Truth;

/**
 * What a scalar means: the rules of YAML 1.1 as go-yaml v2 has them. Words such as {@code no} are
 * booleans, {@code 0777} is octal, times of day are strings.
 */
public final class ScalarRules {

  private static final YamlScalar NOTHING = new Nothing();
  private static final YamlScalar TRUE = new Truth(true);
  private static final YamlScalar FALSE = new Truth(false);
  private static final int LONGEST_WORD = 5;

  private ScalarRules() {}

  /**
   * What a scalar without quotes and tag is. Most are strings; those are told by their first
   * character alone.
   */
  public static YamlScalar plain(String text) {
    if (text.isEmpty()) {
      return NOTHING;
    }
    return switch (text.charAt(0)) {
      case 'y', 'Y', 'n', 'N', 't', 'T', 'f', 'F', 'o', 'O', '~' -> word(text);
      case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> Numbers.read(text);
      case '+', '-' -> isSpecial(text, 1) ? special(text) : Numbers.read(text);
      case '.' -> isSpecial(text, 0) ? special(text) : Numbers.readFraction(text);
      default -> new Text(text);
    };
  }

  /** Whether a scalar without quotes and tag is certainly a string, told by its beginning. */
  public static boolean isSurelyText(String text) {
    if (text.isEmpty()) {
      return false;
    }
    char first = text.charAt(0);
    return switch (first) {
      case 'y', 'Y', 'n', 'N', 't', 'T', 'f', 'F', 'o', 'O', '~' -> text.length() > LONGEST_WORD;
      case '+', '-', '.' -> false;
      default -> first < '0' || first > '9';
    };
  }

  /**
   * Whether a scalar is a string without quotes for every reader: go-yaml's, others of YAML 1.1,
   * for which {@code 1:30} and dates are no strings, and those of YAML 1.2.
   */
  public static boolean isTextEverywhere(String text) {
    if (isSurelyText(text)) {
      return true;
    }
    return plain(text) instanceof Text
        && !Numbers.looksLikeNumber(text)
        && !Timestamps.beginsLikeDate(text);
  }

  private static YamlScalar word(String text) {
    return switch (text) {
      case "y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON" -> TRUE;
      case "n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF" -> FALSE;
      case "~", "null", "Null", "NULL" -> NOTHING;
      default -> new Text(text);
    };
  }

  private static boolean isSpecial(String text, int point) {
    return text.length() == point + 4
        && text.charAt(point) == '.'
        && Character.isLetter(text.charAt(point + 1));
  }

  private static YamlScalar special(String text) {
    return switch (text) {
      case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF" -> new Real(Double.POSITIVE_INFINITY);
      case "-.inf", "-.Inf", "-.INF" -> new Real(Double.NEGATIVE_INFINITY);
      case ".nan", ".NaN", ".NAN" -> new Real(Double.NaN);
      default -> new Text(text);
    };
  }
}
