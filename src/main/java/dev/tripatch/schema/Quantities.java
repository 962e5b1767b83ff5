package dev.tripatch.schema;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What Kubernetes takes as a quantity, such as {@code 500m} or {@code 1Gi}. */
public final class Quantities {
  private static final String FORMAT =
      "quantities must match the regular expression"
          + " '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
  private static final String SUFFIX = "unable to parse quantity's suffix";
  private static final Pattern SHAPE =
      Pattern.compile("[+-]?[0-9]*(?:\\.[0-9]*)?([eEinumkKMGTP]*[-+]?[0-9]*)");
  private static final Pattern EXPONENT = Pattern.compile("[eE][-+]?[0-9]+");
  private static final Set<String> SUFFIXES =
      Set.of("", "n", "u", "m", "k", "M", "G", "T", "P", "E", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei");

  private static final List<String> DECIMAL =
      List.of("n", "u", "m", "", "k", "M", "G", "T", "P", "E");
  private static final List<String> BINARY = List.of("", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei");

  /** More digits than that are no amount of anything, and would take long to write out. */
  private static final int LONGEST_SUFFIX = 5;

  private Quantities() {}

  /** How much a text says; empty if it is not a quantity, or if its exponent is out of measure. */
  public static Optional<BigDecimal> number(String text) {
    Matcher shape = SHAPE.matcher(text.strip());
    String suffix = shape.matches() ? shape.group(1) : "";
    String digits = text.strip().replaceFirst("\\.?" + Pattern.quote(suffix) + "$", "");
    if (fault(text).isPresent()
        || suffix.length() > LONGEST_SUFFIX
        || digits.chars().noneMatch(Character::isDigit)) {
      return Optional.empty();
    }
    boolean isExponent = EXPONENT.matcher(suffix).matches();
    BigDecimal number = new BigDecimal(isExponent ? digits + suffix : digits);
    int thousands = isExponent ? 0 : DECIMAL.indexOf(suffix) - DECIMAL.indexOf("");
    return Optional.of(
        suffix.endsWith("i")
            ? number.multiply(BigDecimal.TWO.pow(10 * BINARY.indexOf(suffix)))
            : number.scaleByPowerOfTen(3 * thousands));
  }

  /** The words with which Kubernetes refuses a text; empty if it is a quantity. */
  public static Optional<String> fault(String text) {
    Matcher shape = SHAPE.matcher(text.strip());
    if (!shape.matches() || text.isBlank()) {
      return Optional.of(FORMAT);
    }
    String suffix = shape.group(1);
    boolean isKnown = SUFFIXES.contains(suffix) || EXPONENT.matcher(suffix).matches();
    return isKnown ? Optional.empty() : Optional.of(SUFFIX);
  }
}
