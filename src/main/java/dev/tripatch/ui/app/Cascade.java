package dev.tripatch.ui.app;

import java.util.Arrays;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/** Where a window is that another one opened: a little beside it, so that both are seen. */
final class Cascade {

  /** About the height of what window systems put above a window. */
  private static final double STEP = 32;

  private static final int NUMBERS = 4;

  private Cascade() {}

  /** A place after another one, within the screen. */
  static Rectangle2D after(Rectangle2D first, Rectangle2D screen) {
    double width = Math.min(first.getWidth(), screen.getWidth() - STEP);
    double height = Math.min(first.getHeight(), screen.getHeight() - STEP);
    return new Rectangle2D(
        after(first.getMinX(), width, screen.getMinX(), screen.getMaxX()),
        after(first.getMinY(), height, screen.getMinY(), screen.getMaxY()),
        width,
        height);
  }

  /** At the end of the screen it begins again. */
  private static double after(double first, double length, double begin, double end) {
    double next = Math.max(first, begin) + STEP;
    return next + length <= end ? next : begin;
  }

  /** A place as it is passed to another process. */
  static String text(Rectangle2D place) {
    return place.getMinX()
        + " "
        + place.getMinY()
        + " "
        + place.getWidth()
        + " "
        + place.getHeight();
  }

  /** The place that was passed; empty if nothing was, or nothing of use. */
  static Optional<Rectangle2D> read(String text) {
    try {
      double[] numbers =
          Arrays.stream(text.split(" ", -1)).mapToDouble(Double::parseDouble).toArray();
      return numbers.length == NUMBERS && Arrays.stream(numbers).allMatch(Double::isFinite)
          ? Optional.of(new Rectangle2D(numbers[0], numbers[1], numbers[2], numbers[3]))
          : Optional.empty();
    } catch (IllegalArgumentException notPassed) {
      return Optional.empty();
    }
  }
}
