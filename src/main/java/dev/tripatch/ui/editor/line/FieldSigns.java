package dev.tripatch.ui.editor.line;

import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.editor.line.FieldSigns.LineSign;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The signs beside the first line of a field.
 *
 * @param field the field
 * @param all what can be done with it; the last one is shown at any time
 * @param isSelected whether it is the selected field, so that all are shown
 */
public record FieldSigns(FieldPath field, List<LineSign> all, boolean isSelected) {

  /** No field begins in the line, or nothing can be done with it. */
  public static final FieldSigns NONE = new FieldSigns(FieldPath.root(), List.of(), false);

  /** Copies the list. */
  public FieldSigns {
    all = List.copyOf(all);
  }

  /** Those that are seen. */
  List<LineSign> shown() {
    return isSelected || all.isEmpty() ? all : List.of(all.getLast());
  }

  /**
   * Something that can be done with a field, as one character beside its first line.
   *
   * @param id what whoever offers it knows it by
   * @param glyph one character
   * @param words what it does, and with which key
   */
  public record LineSign(String id, String glyph, String words) {}

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
}
