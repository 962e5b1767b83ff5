package dev.tripatch.ui.panes.table;

import java.util.List;

/** Shares a width among columns. */
final class Shares {

  private static final int STEPS = 40;

  private Shares() {}

  /**
   * What a column asks for.
   *
   * @param least it gets this in any case
   * @param whole with this it shows all it holds; more is of no use
   * @param weight how it counts among those that cannot have all
   */
  record Claim(double least, double whole, double weight) {

    /** The same with only a part of the least, in per cent, but no less than a minimum. */
    Claim squeezed(int percent, double minimum) {
      return new Claim(Math.max(minimum, Math.floor(least * percent / 100)), whole, weight);
    }

    /** What it gets at a level that is the same for all. */
    double at(double level) {
      return Math.max(least, Math.min(whole, Math.floor(level * weight)));
    }
  }

  /**
   * The width of each column. Where there is not enough for all, those that want little get it
   * whole, and the others share the rest by their weights; what is left over is the last one's.
   */
  static List<Double> of(double width, List<Claim> claims) {
    double low = 0;
    double high = Math.max(1, width);
    for (int i = 0; i < STEPS; i++) {
      double level = (low + high) / 2;
      if (sum(claims, level) <= width) {
        low = level;
      } else {
        high = level;
      }
    }
    double level = low;
    List<Double> shares = new java.util.ArrayList<>();
    claims.forEach(claim -> shares.add(claim.at(level)));
    double left = width - sum(claims, level);
    if (left > 0 && !shares.isEmpty()) {
      shares.set(shares.size() - 1, shares.getLast() + left);
    }
    return shares;
  }

  private static double sum(List<Claim> claims, double level) {
    return claims.stream().mapToDouble(claim -> claim.at(level)).sum();
  }
}
