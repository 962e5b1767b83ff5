package dev.tripatch.ui.editor.line;

import dev.tripatch.show.paint.Mark;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.PathElement;

/**
 * The shapes of marks on an overview strip: outcomes can be distinguished without their colours.
 * Each shape is as high as {@link #HEIGHT}.
 */
public final class OverviewSign {

  /** How wide the strip is. */
  static final double WIDTH = 10;

  static final double HEIGHT = 6;

  private static final double[] PLUS = {
    4, 0, 6, 0, 6, 2, 8, 2, 8, 4, 6, 4, 6, 6, 4, 6, 4, 4, 2, 4, 2, 2, 4, 2
  };
  private static final double[] DIAMOND = {5, 0, 8, 3, 5, 6, 2, 3};
  private static final double[] TRIANGLE = {5, 0, 9, 6, 1, 6};

  /** The other way round: it is a hole in what is around it. */
  private static final double[] HOLE = {4, 2, 4, 4, 6, 4, 6, 2};

  private OverviewSign() {}

  /** An outcome's shape, from a height downwards; empty for what the strip does not show. */
  public static List<PathElement> of(Mark mark, double y) {
    return switch (mark) {
      case ADDED -> polygon(y, PLUS);
      case CHANGED -> bar(2, 8, y + 1, y + 5);
      case DELETED -> bar(2, 8, y + 2, y + 4);
      case REORDERED -> both(bar(2, 8, y, y + 2), bar(2, 8, y + 4, y + 6));
      case CLEARED -> both(bar(2, 8, y, y + 6), polygon(y, HOLE));
      case CONFLICT -> bar(0, WIDTH, y, y + 6);
      case UNEXPLAINED -> polygon(y, DIAMOND);
      case UNKNOWN -> both(polygon(y, DIAMOND), polygon(y, HOLE));
      case LOST -> both(bar(1, 9, y, y + 6), polygon(y, HOLE));
      case IDLE -> bar(4, 6, y + 2.5, y + 3.5);
      case LEFT_OUT -> bar(2, 8, y + 2.5, y + 3.5);
      case READ -> bar(3, 7, y + 2, y + 4);
      case WRITTEN -> bar(1, 9, y, y + 6);
      case OURS -> bar(0, 5, y + 1, y + 5);
      case THEIRS -> bar(5, WIDTH, y + 1, y + 5);
      case BOTH -> both(bar(0, 4, y + 2, y + 4), bar(6, WIDTH, y + 2, y + 4));
      case KEPT -> List.of();
    };
  }

  /** The shape of a hazard. */
  public static List<PathElement> ofHazard(double y) {
    return polygon(y, TRIANGLE);
  }

  private static List<PathElement> bar(double left, double right, double top, double bottom) {
    return polygon(0, left, top, right, top, right, bottom, left, bottom);
  }

  private static List<PathElement> polygon(double y, double... corners) {
    List<PathElement> elements = new ArrayList<>();
    elements.add(new MoveTo(corners[0], y + corners[1]));
    for (int i = 2; i < corners.length; i += 2) {
      elements.add(new LineTo(corners[i], y + corners[i + 1]));
    }
    elements.add(new ClosePath());
    return elements;
  }

  private static List<PathElement> both(List<PathElement> one, List<PathElement> other) {
    List<PathElement> all = new ArrayList<>(one);
    all.addAll(other);
    return all;
  }
}
