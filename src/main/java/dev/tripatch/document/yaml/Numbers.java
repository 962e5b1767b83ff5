package dev.tripatch.document.yaml;

import dev.tripatch.document.yaml.YamlScalar.Int;
import dev.tripatch.document.yaml.YamlScalar.Real;
import dev.tripatch.document.yaml.YamlScalar.Text;
import dev.tripatch.document.yaml.YamlScalar.UnsignedInt;
import java.math.BigInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads numbers as go-yaml v2 does: with Go's {@code ParseInt}, where a prefix gives the base, else
 * {@code ParseUint}, else {@code ParseFloat}; underscores do not count.
 */
final class Numbers {

  /** So many decimal digits always fit 64 bits. */
  private static final int SAFE_DIGITS = 18;

  /** Numbers to the base of 60, as clocks show them, which YAML 1.1 has and go-yaml has not. */
  private static final Pattern SEXAGESIMAL =
      Pattern.compile("[-+]?[0-9]+(?::[0-5]?[0-9])++(?:\\.[0-9]*)?");

  private Numbers() {}

  /** What a scalar is that begins with a digit or a sign. */
  public static YamlScalar read(String text) {
    if (isSafeDecimal(text)) {
      return new Int(Long.parseLong(text));
    }
    String plain = text.indexOf('_') < 0 ? text : text.replace("_", "");
    BigInteger integer = integer(plain);
    if (integer != null && integer.bitLength() < Long.SIZE) {
      return new Int(integer.longValue());
    }
    if (integer != null && integer.bitLength() == Long.SIZE && isDigit(plain.charAt(0))) {
      return new UnsignedInt(integer);
    }
    return isFloat(plain) ? real(plain, text) : new Text(text);
  }

  /** What a scalar is that begins with a point; here underscores must be between digits. */
  static YamlScalar readFraction(String text) {
    String plain = text.replace("_", "");
    boolean readable = isFloat(plain) && underscoresStandBetweenDigits(text);
    return readable ? real(plain, text) : new Text(text);
  }

  /** Whether some reader of YAML may take a text for a number, whatever its size. */
  static boolean looksLikeNumber(String text) {
    String plain = text.replace("_", "");
    return !plain.isEmpty() && (isFloat(plain) || hasOnlyDigits(plain) || isSexagesimal(plain));
  }

  private static boolean isSexagesimal(String text) {
    return text.indexOf(':') > 0 && SEXAGESIMAL.matcher(text).matches();
  }

  /** A float, or a string where it is too large for one. */
  private static YamlScalar real(String plain, String text) {
    double number = Double.parseDouble(plain);
    return Double.isInfinite(number) ? new Text(text) : new Real(number);
  }

  private static boolean isSafeDecimal(String text) {
    if (text.length() > SAFE_DIGITS || text.charAt(0) == '0' && text.length() > 1) {
      return false;
    }
    return skipDigits(text, 0) == text.length();
  }

  /**
   * The integer that a text is in the base its prefix names; null if it is not one, or far too big.
   */
  private static @Nullable BigInteger integer(String text) {
    String unsigned = withoutSign(text);
    int base = base(unsigned);
    String digits = withoutPrefix(unsigned, base);
    if (digits.length() > Long.SIZE || !areDigits(digits, base)) {
      return null;
    }
    BigInteger size = new BigInteger(digits, base);
    return text.charAt(0) == '-' ? size.negate() : size;
  }

  private static boolean hasOnlyDigits(String text) {
    String unsigned = withoutSign(text);
    int base = base(unsigned);
    return areDigits(withoutPrefix(unsigned, base), base);
  }

  private static String withoutSign(String text) {
    return text.charAt(0) == '+' || text.charAt(0) == '-' ? text.substring(1) : text;
  }

  private static boolean areDigits(String text, int base) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 'f' || Character.digit(text.charAt(i), base) < 0) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  private static int base(String digits) {
    if (digits.length() < 2 || digits.charAt(0) != '0') {
      return 10;
    }
    return switch (letter(digits)) {
      case 'b' -> 2;
      case 'x' -> 16;
      default -> 8;
    };
  }

  /** The digits after the prefix and after leading zeros. */
  private static String withoutPrefix(String digits, int base) {
    boolean named = base != 10 && digits.length() > 2 && "box".indexOf(letter(digits)) >= 0;
    int start = named ? 2 : 0;
    while (start < digits.length() - 1 && digits.charAt(start) == '0') {
      start++;
    }
    return digits.substring(start);
  }

  private static char letter(String digits) {
    return Character.toLowerCase(digits.charAt(1));
  }

  private static boolean isFloat(String text) {
    int at = text.length() - withoutSign(text).length();
    int whole = skipDigits(text, at);
    int end = whole;
    if (end < text.length() && text.charAt(end) == '.') {
      end = skipDigits(text, end + 1);
      if (whole == at && end == whole + 1) {
        return false;
      }
    } else if (whole == at) {
      return false;
    }
    return end == text.length() || isExponent(text, end);
  }

  private static boolean isExponent(String text, int at) {
    if (text.charAt(at) != 'e' && text.charAt(at) != 'E') {
      return false;
    }
    int start = at + 1;
    if (start < text.length() && "+-".indexOf(text.charAt(start)) >= 0) {
      start++;
    }
    return start < text.length() && skipDigits(text, start) == text.length();
  }

  private static boolean underscoresStandBetweenDigits(String text) {
    for (int i = text.indexOf('_'); i >= 0; i = text.indexOf('_', i + 1)) {
      boolean between =
          i + 1 < text.length() && isDigit(text.charAt(i - 1)) && isDigit(text.charAt(i + 1));
      if (!between) {
        return false;
      }
    }
    return true;
  }

  private static int skipDigits(String text, int start) {
    int at = start;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
