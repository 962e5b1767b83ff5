package dev.tripatch.dialect;

import java.time.YearMonth;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The texts that Go's {@code time.Parse} reads as the times of Kubernetes' types. */
final class GoTimes {

  private static final Pattern TIME =
      Pattern.compile(
          "(\\d{4})-(\\d{2})-(\\d{2})T(\\d{1,2}):(\\d{2}):(\\d{2})(?:[.,](\\d+))?"
              + "(?:Z|[+-](\\d{2}):(\\d{2}))");
  private static final int MICROSECONDS = 6;

  private GoTimes() {}

  /** {@code metav1.Time}: any number of decimals, or none. */
  static boolean isTime(String text) {
    Matcher parts = TIME.matcher(text);
    return parts.matches() && isDay(parts) && isWithinDay(parts) && isOffset(parts);
  }

  /** {@code metav1.MicroTime}: exactly six decimals. */
  static boolean isMicroTime(String text) {
    Matcher parts = TIME.matcher(text);
    return parts.matches()
        && parts.group(7) != null
        && parts.group(7).length() == MICROSECONDS
        && isTime(text);
  }

  private static boolean isDay(Matcher parts) {
    int month = number(parts, 2);
    return month >= 1
        && month <= 12
        && YearMonth.of(number(parts, 1), month).isValidDay(number(parts, 3));
  }

  private static boolean isWithinDay(Matcher parts) {
    return number(parts, 4) < 24 && number(parts, 5) < 60 && number(parts, 6) < 60;
  }

  /** Go lets offsets of 24 hours and of 60 minutes pass. */
  private static boolean isOffset(Matcher parts) {
    return parts.group(8) == null || (number(parts, 8) <= 24 && number(parts, 9) <= 60);
  }

  private static int number(Matcher parts, int group) {
    return Integer.parseInt(parts.group(group));
  }
}
