package dev.tripatch.helm;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What Kubernetes takes as a quantity, such as {@code 500m} or {@code 1Gi}. */
final class Quantity {
  private static final Pattern SHAPE =
      Pattern.compile("[+-]?[0-9]*(?:\\.[0-9]*)?([eEinumkKMGTP]*[-+]?[0-9]*)");
  private static final Pattern EXPONENT = Pattern.compile("[eE][-+]?[0-9]+");
  private static final Set<String> SUFFIXES =
      Set.of("", "n", "u", "m", "k", "M", "G", "T", "P", "E", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei");

  private Quantity() {}

  static boolean isOne(String text) {
    Matcher shape = SHAPE.matcher(text.strip());
    return !text.isBlank()
        && shape.matches()
        && (SUFFIXES.contains(shape.group(1)) || EXPONENT.matcher(shape.group(1)).matches());
  }
}
