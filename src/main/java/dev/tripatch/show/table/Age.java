package dev.tripatch.show.table;

import java.time.Duration;

/**
 * A duration as kubectl writes ages: one number and one letter ({@code k8s.io/apimachinery}, {@code
 * duration.ShortHumanDuration}).
 */
final class Age {

  private static final int DAYS_OF_YEAR = 365;

  private Age() {}

  /** {@code 12s}, {@code 5m}, {@code 3h}, {@code 12d} or {@code 2y}; never less than 0s. */
  static String of(Duration age) {
    if (age.toMinutes() < 1) {
      return Math.max(0, age.toSeconds()) + "s";
    } else if (age.toHours() < 1) {
      return age.toMinutes() + "m";
    } else if (age.toDays() < 1) {
      return age.toHours() + "h";
    }
    return age.toDays() < DAYS_OF_YEAR ? age.toDays() + "d" : age.toDays() / DAYS_OF_YEAR + "y";
  }
}
