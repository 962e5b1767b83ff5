package dev.tripatch.ui.editor.line;

import javafx.scene.shape.Polyline;

/** The sign in the gutter that folds the lines under a line, or unfolds them. */
final class FoldArrow extends Polyline {

  /**
   * An arrow.
   *
   * @param isFolded whether it points to the line, and not down
   * @param size how wide it is, in pixels
   */
  FoldArrow(boolean isFolded, double size) {
    double half = size / 2;
    if (isFolded) {
      getPoints().setAll(0.0, -half, half, 0.0, 0.0, half);
    } else {
      getPoints().setAll(-half / 2, -half / 2, half / 2, half / 2, half * 1.5, -half / 2);
    }
    getStyleClass().add("fold-arrow");
    setManaged(false);
    setMouseTransparent(true);
  }
}
