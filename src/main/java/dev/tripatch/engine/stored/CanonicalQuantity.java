package dev.tripatch.engine.stored;

import dev.tripatch.schema.Quantities;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The one spelling that Kubernetes has for a quantity, as its {@code resource.Quantity} finds it.
 * The family of suffixes stays: powers of 1000, powers of 1024, or exponents of ten.
 */
final class CanonicalQuantity {
  private static final Pattern PARTS =
      Pattern.compile("([+-]?)0*([0-9]*)(?:\\.([0-9]*))?([eEinumkKMGTP]*[-+]?[0-9]*)");
  private static final List<String> DECIMAL =
      List.of("n", "u", "m", "", "k", "M", "G", "T", "P", "E");
  private static final List<String> BINARY = List.of("", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei");
  private static final BigDecimal LARGEST = BigDecimal.valueOf(Long.MAX_VALUE);
  private static final BigDecimal BINARY_FROM = BigDecimal.valueOf(1024);
  private static final int LONGEST_SUFFIX = 5;
  private static final int SMALLEST_SCALE = 9;
  private static final int DIGITS_OF_LONG = 18;

  private CanonicalQuantity() {}

  /**
   * The spelling; the text itself where it is no quantity.
   *
   * @param digits how many digits after the point are kept; the number is rounded away from zero
   */
  static String of(String text, int digits) {
    Matcher parts = PARTS.matcher(text.strip());
    return Quantities.fault(text).isEmpty() && parts.matches()
        ? spelled(text.strip(), parts, digits)
        : text;
  }

  private static String spelled(String text, Matcher parts, int digits) {
    String whole = parts.group(2).isEmpty() ? "0" : parts.group(2);
    String fraction = parts.group(3) == null ? "" : parts.group(3);
    String suffix = parts.group(4);
    boolean isBinary = suffix.endsWith("i");
    boolean isExponent = suffix.length() > 1 && !isBinary;
    if (suffix.length() > LONGEST_SUFFIX) {
      return text;
    }
    int power = isBinary ? 10 * BINARY.indexOf(suffix) : power(suffix, isExponent);
    if (isKept(whole + fraction, fraction, power, isBinary, digits)) {
      return text;
    }
    BigDecimal size = new BigDecimal(new BigInteger(whole + fraction), fraction.length());
    size =
        isBinary
            ? size.multiply(new BigDecimal(BigInteger.ONE.shiftLeft(power)))
            : size.scaleByPowerOfTen(power);
    size = rounded(size, SMALLEST_SCALE);
    BigDecimal capped = isBinary ? size.min(LARGEST) : size;
    boolean isSmall = capped.compareTo(BINARY_FROM) < 0;
    BigDecimal number = rounded("-".equals(parts.group(1)) ? capped.negate() : capped, digits);
    if (number.signum() == 0) {
      return "0";
    }
    return isBinary && !isSmall && rounded(number, 0).compareTo(number) == 0
        ? binary(number.toBigIntegerExact())
        : decimal(number, isExponent);
  }

  private static int power(String suffix, boolean isExponent) {
    return isExponent
        ? Integer.parseInt(suffix.substring(suffix.charAt(1) == '+' ? 2 : 1))
        : 3 * (DECIMAL.indexOf(suffix) - DECIMAL.indexOf(""));
  }

  /** Kubernetes keeps a spelling that it takes for canonical at first sight, such as 1.500. */
  private static boolean isKept(
      String shifted, String fraction, int power, boolean isBinary, int digits) {
    if (isBinary) {
      int precision = 15 - shifted.length() - power * 3 / 10 - 1;
      return fraction.isEmpty() && precision >= 0 && (Long.parseLong(shifted) & 7) != 0;
    }
    int scale = power - fraction.length();
    return shifted.length() <= DIGITS_OF_LONG
        && scale >= -digits
        && scale % 3 == 0
        && !shifted.endsWith("000")
        && shifted.charAt(0) != '0';
  }

  private static BigDecimal rounded(BigDecimal size, int digits) {
    return size.scale() > digits ? size.setScale(digits, RoundingMode.UP) : size;
  }

  private static String binary(BigInteger number) {
    BigInteger left = number;
    int times = 0;
    while (left.getLowestSetBit() >= 10) {
      left = left.shiftRight(10);
      times++;
    }
    return left + BINARY.get(times);
  }

  /** No suffix is large enough for 1e21, so Kubernetes writes none and stores 1. */
  private static String decimal(BigDecimal number, boolean isExponent) {
    BigDecimal bare = number.stripTrailingZeros();
    int power = Math.floorDiv(-bare.scale(), 3) * 3;
    String digits = bare.scaleByPowerOfTen(-power).toBigIntegerExact().toString();
    if (isExponent) {
      return digits + (power == 0 ? "" : "e" + power);
    }
    int place = power / 3 + DECIMAL.indexOf("");
    return digits + (place < DECIMAL.size() ? DECIMAL.get(place) : "");
  }
}
