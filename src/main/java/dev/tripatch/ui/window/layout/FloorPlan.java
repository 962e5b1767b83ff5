package dev.tripatch.ui.window.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Region;

/** Where everything is in a window of some size, and where the dividers are. */
final class FloorPlan {

  private final Dividers wanted;
  private final DoubleUnaryOperator snap;
  private final Map<Region, Rectangle2D> places = new LinkedHashMap<>();
  private final List<Line> lines = new ArrayList<>();

  /**
   * A divider as it is drawn.
   *
   * @param direction of the parts that it divides
   * @param from where what it divides begins
   * @param length of what it divides
   * @param place where it is drawn
   */
  record Line(
      Divider divider, Orientation direction, double from, double length, Rectangle2D place) {

    /** Where it would be, from 0 to 1, if it began at a point. */
    double at(double point) {
      return (point - from) / length;
    }

    /** Where it is drawn, from 0 to 1. */
    double drawnAt() {
      return at(direction == Orientation.HORIZONTAL ? place.getMinX() : place.getMinY());
    }
  }

  /**
   * A plan.
   *
   * @param snap moves a place to the nearest that is sharp on the screen
   */
  FloorPlan(Area area, double width, double height, Dividers wanted, DoubleUnaryOperator snap) {
    this.wanted = wanted;
    this.snap = snap;
    place(area, new Rectangle2D(0, 0, width, height));
  }

  /** Where things are; what is not among them is not seen. */
  Map<Region, Rectangle2D> places() {
    return places;
  }

  /** The dividers that are seen. */
  List<Line> lines() {
    return lines;
  }

  private void place(Area area, Rectangle2D in) {
    switch (area) {
      case Area.Filled(Region content) -> places.put(content, in);
      case Area.Divided divided -> divide(divided, in);
    }
  }

  private void divide(Area.Divided area, Rectangle2D in) {
    boolean isRow = area.direction() == Orientation.HORIZONTAL;
    double length = isRow ? in.getWidth() : in.getHeight();
    double[] dividers =
        Division.places(
            length,
            Area.THICKNESS,
            area.dividers().stream().mapToDouble(wanted::of).toArray(),
            area.parts().stream().mapToDouble(part -> part.least(area.direction())).toArray(),
            snap);
    double from = isRow ? in.getMinX() : in.getMinY();
    double begin = 0;
    for (int i = 0; i < area.parts().size(); i++) {
      double end = i < dividers.length ? dividers[i] : length;
      place(area.parts().get(i), slice(in, isRow, begin, end));
      if (i < dividers.length) {
        begin = end + Area.THICKNESS;
        Rectangle2D line = slice(in, isRow, end, begin);
        lines.add(new Line(area.dividers().get(i), area.direction(), from, length, line));
      }
    }
  }

  private static Rectangle2D slice(Rectangle2D in, boolean isRow, double begin, double end) {
    double length = Math.max(0, end - begin);
    return isRow
        ? new Rectangle2D(in.getMinX() + begin, in.getMinY(), length, in.getHeight())
        : new Rectangle2D(in.getMinX(), in.getMinY() + begin, in.getWidth(), length);
  }

  /**
   * Divides a length among parts: where dividers are wanted, but no part gets less than its least.
   */
  static final class Division {

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
        double length,
        double thickness,
        double[] wanted,
        double[] least,
        DoubleUnaryOperator snap) {
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
}
