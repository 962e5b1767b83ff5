package dev.tripatch.ui.feature.fields;

import dev.tripatch.json.FieldPath;
import dev.tripatch.show.table.FieldRow;

/**
 * A line of the field table.
 *
 * @param sign whether the field has parts, and whether these are folded
 * @param hidden how many parts have no line, for all that the filter lets them through
 */
record TableLine(FieldRow row, Sign sign, int hidden) {

  /** What is before the path. */
  enum Sign {
    /** No line has parts. */
    NONE(""),
    /** Other lines have parts. */
    ROOM("  "),
    OPEN("▾ "),
    FOLDED("▸ ");

    private final String before;

    Sign(String before) {
      this.before = before;
    }

    boolean hasParts() {
      return this == OPEN || this == FOLDED;
    }
  }

  FieldPath path() {
    return row.path();
  }

  /** What the line says of its field's name and parts. */
  String label() {
    String parts = hidden == 0 ? "" : "  " + FieldWords.PARTS_INSIDE.text("count", hidden);
    return sign.before + row.label() + parts;
  }

  /** What screen readers say of its parts; empty if it has none. */
  String spokenParts() {
    return switch (sign) {
      case OPEN -> FieldWords.PARTS_OPEN.text();
      case FOLDED -> FieldWords.PARTS_FOLDED.text("count", hidden);
      case NONE, ROOM -> "";
    };
  }
}
