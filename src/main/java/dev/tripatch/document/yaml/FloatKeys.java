package dev.tripatch.document.yaml;

import java.math.BigDecimal;

/**
 * The text of a float that is a key. Kubernetes' YAML reader writes it with the precision of 32
 * bits, as Go's {@code FormatFloat(f, 'g', -1, 32)}: {@code 1000000.0} becomes {@code 1e+06}.
 */
public final class FloatKeys {

  private static final int SMALLEST_PLAIN = -4;
  private static final int LARGEST_PLAIN = 5;

  private FloatKeys() {}

  /** The key's text. */
  public static String text(double number) {
    float rounded = (float) number;
    if (Float.isNaN(rounded)) {
      return ".nan";
    }
    if (Float.isInfinite(rounded)) {
      return rounded > 0 ? ".inf" : "-.inf";
    }
    if (rounded == 0) {
      return 1 / rounded < 0 ? "-0" : "0";
    }
    BigDecimal shortest = new BigDecimal(Float.toString(rounded)).stripTrailingZeros();
    int exponent = shortest.precision() - shortest.scale() - 1;
    return exponent < SMALLEST_PLAIN || exponent > LARGEST_PLAIN
        ? withExponent(shortest, exponent)
        : shortest.toPlainString();
  }

  private static String withExponent(BigDecimal number, int exponent) {
    String digits = number.unscaledValue().abs().toString();
    StringBuilder out = new StringBuilder(number.signum() < 0 ? "-" : "");
    out.append(digits.charAt(0));
    if (digits.length() > 1) {
      out.append('.').append(digits, 1, digits.length());
    }
    out.append(exponent < 0 ? "e-" : "e+");
    return out.append(Math.abs(exponent) < 10 ? "0" : "").append(Math.abs(exponent)).toString();
  }
}
