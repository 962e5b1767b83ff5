package dev.tripatch.ui.editor.line;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.editor.line.FieldSigns.LineSign;
import dev.tripatch.ui.editor.text.LineShape;
import java.util.function.BiConsumer;

/**
 * The places for signs beside each line. They are always there, so that no sign moves a text.
 *
 * @param count how many signs a line can have
 * @param onChosen gets the field and the sign that the person clicked on
 */
public record SignPlaces(int count, BiConsumer<FieldPath, LineSign> onChosen) {

  /** No line has a sign. */
  public static final SignPlaces NONE = new SignPlaces(0, (field, sign) -> {});

  /** For each pixel of the text size. */
  private static final double PLACE = 1.45;

  /** How wide one place is. */
  static double width(LineShape shape) {
    return shape.times(PLACE);
  }

  /** How wide they are together. */
  double widthOfAll(LineShape shape) {
    return count * width(shape);
  }
}
