package dev.tripatch.ui.window.layout;

import java.util.List;
import java.util.stream.DoubleStream;
import javafx.geometry.Orientation;
import javafx.scene.layout.Region;

/** A part of the window: filled by one thing, or divided into further parts. */
sealed interface Area {

  /** How thick dividers are drawn, in pixels. */
  double THICKNESS = 1;

  /** One thing fills it. */
  record Filled(Region content) implements Area {}

  /**
   * Parts beside or below each other, with a divider between any two.
   *
   * @param direction horizontal for parts beside each other
   * @param dividers one less than parts
   */
  record Divided(Orientation direction, List<Area> parts, List<Divider> dividers) implements Area {}

  /** The least width, or height, in which all can be used. */
  default double least(Orientation measured) {
    return switch (this) {
      case Filled(Region content) ->
          Math.ceil(
              measured == Orientation.HORIZONTAL ? content.minWidth(-1) : content.minHeight(-1));
      case Divided(Orientation direction, List<Area> parts, List<Divider> dividers) -> {
        DoubleStream each = parts.stream().mapToDouble(part -> part.least(measured));
        yield direction == measured
            ? each.sum() + dividers.size() * THICKNESS
            : each.max().orElse(0);
      }
    };
  }
}
