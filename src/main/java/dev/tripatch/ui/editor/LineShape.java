package dev.tripatch.ui.editor;

import dev.tripatch.ui.theme.Appearance;
import javafx.geometry.Insets;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * The measures of every line of an editor. They come from the text size and the screen alone, not
 * from a style sheet: lines are measured before their styles reach them, and what is measured then
 * stays.
 *
 * @param font the font of the text, without the weights and slants that colours bring; they are as
 *     wide and as high
 * @param height how high a line is: whole pixels of the screen
 * @param top how far the text is below the upper edge of its line
 */
record LineShape(Font font, double height, double top) {

  private static final String FAMILY = "JetBrains Mono";
  private static final double LEFT = 3;

  /** Above and below the text together, for each pixel of the text size. */
  private static final double SPACE = 0.25;

  /** Rounding errors are no reason for a pixel more. */
  private static final double TOLERANCE = 1e-6;

  /**
   * The shape of lines.
   *
   * @param textSize the text size in pixels
   * @param scale how many pixels of the screen a pixel is
   */
  static LineShape of(int textSize, double scale) {
    Appearance.prepare();
    Font font = Font.font(FAMILY, textSize);
    Text text = new Text("X");
    text.setFont(font);
    double space = Math.round(textSize * SPACE);
    double height = Math.ceil(text.getLayoutBounds().getHeight() - TOLERANCE) + space;
    return new LineShape(font, Math.ceil(height * scale - TOLERANCE) / scale, Math.ceil(space / 2));
  }

  /** What is free around the text of a line. */
  Insets padding() {
    return new Insets(top, font.getSize(), 0, LEFT);
  }

  /** So many pixels at a text size of one pixel are how many here, rounded. */
  double times(double factor) {
    return Math.round(font.getSize() * factor);
  }
}
