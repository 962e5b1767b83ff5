package dev.tripatch.schema;

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

  private Quantities() {}

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
