package dev.tripatch.ui.window.layout;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/**
 * Divides a length among parts: where dividers are wanted, but no part gets less than its least.
 */
final class Division {

  private Division() {}

  /**
   * Where the dividers begin.
   *
   * @param length to be divided
   * @param thickness of a divider
   * @param wanted where the dividers are wanted, each from 0 to 1 of the length
   * @param least what each part needs, one more than dividers; where there is not enough for all,
   *     each gets its share of what there is
   * @param snap moves a place to the nearest that is sharp on the screen
   */
  static double[] places(
      double length, double thickness, double[] wanted, double[] least, DoubleUnaryOperator snap) {
    double room = Math.max(0, length - wanted.length * thickness);
    double needed = Arrays.stream(least).sum();
    double share = needed > room ? room / needed : 1;
    double[] places = new double[wanted.length];
    double used = 0;
    for (int i = 0; i < places.length; i++) {
      places[i] = Math.max(snap.applyAsDouble(wanted[i] * length), used + least[i] * share);
      used = places[i] + thickness;
    }
    double end = length;
    for (int i = places.length - 1; i >= 0; i--) {
      end -= least[i + 1] * share + thickness;
      places[i] = Math.min(places[i], end);
      end = places[i];
    }
    return places;
  }
}
