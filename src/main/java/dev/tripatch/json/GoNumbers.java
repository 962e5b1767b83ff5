package dev.tripatch.json;

import java.math.BigDecimal;

/** Text of floats as Go writes them, so that our text is the text people see from kubectl. */
public final class GoNumbers {

  private static final double JSON_SMALL = 1e-6;
  private static final double LARGE = 1e21;
  private static final double PRINT_SMALL = 1e-4;

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
    return withExponent(number, 1);
  }

  /** As Go's {@code %v}: plain digits from 1e-4 up to 1e21, exponents with two digits at least. */
  public static String print(double number) {
    double size = Math.abs(number);
    if (size == 0 || (size >= PRINT_SMALL && size < LARGE)) {
      return plain(number);
    }
    return withExponent(number, 2);
  }

  private static String plain(double number) {
    if (number == 0) {
      return 1 / number < 0 ? "-0" : "0";
    }
    return shortest(number).toPlainString();
  }

  private static String withExponent(double number, int exponentDigits) {
    BigDecimal decimal = shortest(number);
    String digits = decimal.unscaledValue().abs().toString();
    int exponent = digits.length() - 1 - decimal.scale();
    String fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
    String sign = number < 0 ? "-" : "";
    String power = String.valueOf(Math.abs(exponent));
    String padding = "0".repeat(Math.max(0, exponentDigits - power.length()));
    return sign + digits.charAt(0) + fraction + (exponent < 0 ? "e-" : "e+") + padding + power;
  }

  private static BigDecimal shortest(double number) {
    return new BigDecimal(Double.toString(number)).stripTrailingZeros();
  }
}
