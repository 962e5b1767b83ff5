package dev.tripatch.json;

import java.math.BigDecimal;

/** Text of floats as Go writes them, so that our text is the text people see from kubectl. */
public final class GoNumbers {

  private static final double JSON_SMALL = 1e-6;
  private static final double LARGE = 1e21;
  private static final double PRINT_SMALL = 1e-4;
  private static final double PRINT_LARGE = 1e6;
  private static final int SMALLEST_PLAIN_KEY = -4;
  private static final int LARGEST_PLAIN_KEY = 5;

  private GoNumbers() {}

  /**
   * As Go's {@code encoding/json}: plain digits from 1e-6 up to 1e21, else with an exponent ({@code
   * 1e+21}, {@code 1e-7}).
   */
  public static String json(double number) {
    double size = Math.abs(number);
    if (size == 0 || (size >= JSON_SMALL && size < LARGE)) {
      return plain(number);
    }
    return withExponent(shortest(number), 1);
  }

  /** As Go's {@code %v}: plain digits from 1e-4 up to 1e6, exponents with two digits at least. */
  public static String print(double number) {
    double size = Math.abs(number);
    if (size == 0 || (size >= PRINT_SMALL && size < PRINT_LARGE)) {
      return plain(number);
    }
    return withExponent(shortest(number), 2);
  }

  /**
   * The text of a float that is a key. Kubernetes' YAML reader writes it with the precision of 32
   * bits, as Go's {@code FormatFloat(f, 'g', -1, 32)}: {@code 1000000.0} becomes {@code 1e+06}.
   */
  public static String yamlKey(double number) {
    float rounded = (float) number;
    if (Float.isNaN(rounded)) {
      return ".nan";
    }
    if (Float.isInfinite(rounded)) {
      return rounded > 0 ? ".inf" : "-.inf";
    }
    if (rounded == 0) {
      return plain(rounded);
    }
    BigDecimal decimal = new BigDecimal(Float.toString(rounded)).stripTrailingZeros();
    int exponent = decimal.precision() - decimal.scale() - 1;
    return exponent < SMALLEST_PLAIN_KEY || exponent > LARGEST_PLAIN_KEY
        ? withExponent(decimal, 2)
        : decimal.toPlainString();
  }

  private static String plain(double number) {
    if (number == 0) {
      return 1 / number < 0 ? "-0" : "0";
    }
    return shortest(number).toPlainString();
  }

  private static String withExponent(BigDecimal decimal, int exponentDigits) {
    String digits = decimal.unscaledValue().abs().toString();
    int exponent = digits.length() - 1 - decimal.scale();
    String fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
    String sign = decimal.signum() < 0 ? "-" : "";
    String power = String.valueOf(Math.abs(exponent));
    String padding = "0".repeat(Math.max(0, exponentDigits - power.length()));
    return sign + digits.charAt(0) + fraction + (exponent < 0 ? "e-" : "e+") + padding + power;
  }

  private static BigDecimal shortest(double number) {
    return new BigDecimal(Double.toString(number)).stripTrailingZeros();
  }
}
