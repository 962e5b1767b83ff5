package dev.tripatch.ui.editor.line;

import dev.tripatch.json.FieldPath;
import java.util.List;

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
}
