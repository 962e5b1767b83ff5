package dev.tripatch.document.yaml;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which texts go-yaml takes for points in time. For version 2, kubectl's, it matters for {@code
 * !!timestamp} only.
 */
public final class Timestamps {

  private static final Pattern FORM =
      Pattern.compile(
          "([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})"
              + "(?:(?:[Tt](?<zoned>TIME)(?:Z|[-+][0-9]{2}:[0-9]{2}))|(?: +(?<bare>TIME)))?"
                  .replace("TIME", "[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}(?:[.,][0-9]+)?"));

  private static final Pattern DAY = Pattern.compile("([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})");

  private static final Pattern BEGINNING =
      Pattern.compile("[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt ].*)?");

  private static final int SHORTEST = "2026-1-1".length();

  private Timestamps() {}

  /** Whether some reader of YAML 1.1 may take a text for a point in time. */
  static boolean beginsLikeDate(String text) {
    return text.length() >= SHORTEST && text.charAt(4) == '-' && BEGINNING.matcher(text).matches();
  }

  /** The first moment of a day as go-yaml v3 writes it; empty if the text is no day. */
  public static Optional<String> firstMoment(String text) {
    Matcher matcher = DAY.matcher(text);
    return matcher.matches() && isDate(matcher.group(1), matcher.group(2), matcher.group(3))
        ? Optional.of(
            "%s-%02d-%02dT00:00:00Z"
                .formatted(
                    matcher.group(1),
                    Integer.parseInt(matcher.group(2)),
                    Integer.parseInt(matcher.group(3))))
        : Optional.empty();
  }

  static boolean isTimestamp(String text) {
    Matcher matcher = FORM.matcher(text);
    return matcher.matches()
        && isDate(matcher.group(1), matcher.group(2), matcher.group(3))
        && isTime(matcher.group("zoned"))
        && isTime(matcher.group("bare"));
  }

  private static boolean isDate(String year, String month, String day) {
    try {
      LocalDate.of(Integer.parseInt(year), Integer.parseInt(month), Integer.parseInt(day));
      return true;
    } catch (DateTimeException e) {
      return false;
    }
  }

  private static boolean isTime(@Nullable String time) {
    if (time == null) {
      return true;
    }
    String[] parts = time.split("[:.,]");
    return Integer.parseInt(parts[0]) < 24
        && Integer.parseInt(parts[1]) < 60
        && Integer.parseInt(parts[2]) < 60;
  }
}
