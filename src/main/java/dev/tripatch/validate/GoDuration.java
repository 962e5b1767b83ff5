package dev.tripatch.validate;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lengths of time as Go reads them: {@code 1h30m}. */
public final class GoDuration {
  private static final String PART = "(\\d+\\.?\\d*|\\.\\d+)(ns|us|µs|μs|ms|s|m|h)";
  private static final Pattern PARTS = Pattern.compile(PART);
  private static final Pattern WHOLE = Pattern.compile("([-+]?)(?:0|(?:" + PART + ")++)");
  private static final List<String> UNITS = List.of("ns", "us", "µs", "μs", "ms", "s", "m", "h");
  private static final List<String> NANOS =
      List.of("1", "1e3", "1e3", "1e3", "1e6", "1e9", "60e9", "3600e9");

  private GoDuration() {}

  /** Reads one, as {@code time.ParseDuration}; empty if it is something else. */
  public static Optional<Duration> read(String text) {
    Matcher whole = WHOLE.matcher(text);
    if (!whole.matches()) {
      return Optional.empty();
    }
    BigDecimal nanos = BigDecimal.ZERO;
    Matcher parts = PARTS.matcher(text);
    while (parts.find()) {
      BigDecimal unit = new BigDecimal(NANOS.get(UNITS.indexOf(parts.group(2))));
      nanos = nanos.add(new BigDecimal(parts.group(1)).multiply(unit));
    }
    return Optional.of(nanos)
        .filter(sum -> sum.toBigInteger().bitLength() < Long.SIZE)
        .map(sum -> Duration.ofNanos(sum.longValue()))
        .map(length -> whole.group(1).equals("-") ? length.negated() : length);
  }
}
