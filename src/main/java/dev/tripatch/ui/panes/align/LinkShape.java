package dev.tripatch.ui.panes.align;

import dev.tripatch.show.paint.Mark;
import dev.tripatch.ui.editor.VisibleLines;
import dev.tripatch.ui.theme.MarkGlyph;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import org.jspecify.annotations.Nullable;

/** A curved band from a field's lines in one pane to those in the next. */
final class LinkShape extends Path {

  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

  /** How much thinner than a line it is at each side, so that neighbours stay apart. */
  private static final double INSET = 1;

  private final MoveTo start = new MoveTo();
  private final CubicCurveTo above = new CubicCurveTo();
  private final LineTo down = new LineTo();
  private final CubicCurveTo below = new CubicCurveTo();
  private @Nullable Mark shown;

  LinkShape() {
    getElements().setAll(start, above, down, below, new ClosePath());
    setManaged(false);
  }

  /** Connects two stretches, each as high as in its strip. */
  void show(Mark mark, boolean selected, VisibleLines.Stretch left, VisibleLines.Stretch right) {
    if (mark != shown) {
      shown = mark;
      getStyleClass().setAll("field-link", MarkGlyph.styleClass(mark));
    }
    pseudoClassStateChanged(SELECTED, selected);
    if (selected) {
      toFront();
    }
    double width = getParent() instanceof Region strip ? strip.getPrefWidth() : 0;
    start.setX(0);
    start.setY(top(left));
    curve(above, width / 2, width, top(left), top(right));
    down.setX(width);
    down.setY(bottom(right));
    curve(below, width / 2, 0, bottom(right), bottom(left));
  }

  private static double top(VisibleLines.Stretch stretch) {
    return stretch.top() + (stretch.isPoint() ? -0.5 : INSET);
  }

  private static double bottom(VisibleLines.Stretch stretch) {
    return stretch.bottom() - (stretch.isPoint() ? -0.5 : INSET);
  }

  private static void curve(CubicCurveTo curve, double middle, double x, double fromY, double toY) {
    curve.setControlY1(fromY);
    curve.setControlY2(toY);
    curve.setControlX1(middle);
    curve.setControlX2(middle);
    curve.setX(x);
    curve.setY(toY);
  }
}
