package dev.tripatch.ui.editor.line;

import dev.tripatch.ui.settings.Appearance;
import javafx.geometry.Insets;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

/**
 * The measures of every line of an editor. They come from the text size and the screen alone: not
 * from a style sheet, for lines are measured before their styles reach them, and what is measured
 * then stays; not from a measured text, which JavaFX rounds in one place and not in another.
 *
 * @param font the font of the text, without the weights and slants that colours bring; they are as
 *     wide and as high
 * @param height how high a line is: whole pixels of the screen
 * @param top how far the text is below the upper edge of its line
 * @param textHeight how far JavaFX puts the rows of a wrapped line from each other
 */
public record LineShape(Font font, double height, double top, double textHeight) {

  private static final String FAMILY = "JetBrains Mono";

  /** How far the font reaches above its baseline, for each pixel of its size. */
  public static final double ASCENT = 1.02;

  /** How far it reaches below. */
  public static final double DESCENT = 0.3;

  /** How wide its characters are. */
  private static final double WIDTH = 0.6;

  /** Above and below the text together. */
  private static final double SPACE = 1.0 / 6;

  private static final double LEFT = 3;

  /** Rounding errors are no reason for a pixel more. */
  private static final double TOLERANCE = 1e-6;

  /**
   * The shape of lines.
   *
   * @param textSize the text size in pixels
   * @param scale how many pixels of the screen a pixel is
   */
  public static LineShape of(int textSize, double scale) {
    Appearance.prepare();
    double space = Math.round(textSize * SPACE);
    double height = up(textSize * ASCENT) + up(textSize * DESCENT) + space;
    Font font = Font.font(FAMILY, textSize);
    return new LineShape(
        font,
        up(height * scale) / scale,
        Math.ceil(space / 2),
        heightOf("X\nX", font) - heightOf("X", font));
  }

  private static double heightOf(String words, Font font) {
    Text text = new Text(words);
    dress(text, font);
    return text.getLayoutBounds().getHeight();
  }

  /** JavaFX's own style sheet has these bounds, for which it rounds the heights of rows. */
  private static void dress(Text text, Font font) {
    text.setFont(font);
    text.setBoundsType(TextBoundsType.LOGICAL_VERTICAL_CENTER);
  }

  /** Gives a text what its measures depend on. */
  void dress(Text text) {
    dress(text, font);
  }

  private static double up(double value) {
    return Math.ceil(value - TOLERANCE);
  }

  /** What is free around the text of a line. */
  Insets padding() {
    return new Insets(top, font.getSize(), 0, LEFT);
  }

  /**
   * What is free between two rows of a wrapped line, so that they are as far from each other as
   * lines. Here JavaFX's own measure counts, whatever it rounds: it puts one row below the other.
   */
  double spacing() {
    return height - textHeight;
  }

  /** How wide most characters are; a few are wider. */
  public double columnWidth() {
    return font.getSize() * WIDTH;
  }

  /** So many pixels at a text size of one pixel are how many here, rounded. */
  public double times(double factor) {
    return Math.round(font.getSize() * factor);
  }
}
