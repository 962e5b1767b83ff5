package dev.tripatch.edit.typing;

import java.util.List;

/**
 * What an offset of a text is in.
 *
 * @param kind what it is in
 * @param rows the lines of structure before it, the first of the document first; the last can be
 *     the offset's own, as far as it is written before the offset
 * @param brackets where the open brackets around it are, the innermost last
 * @param quote where the quoted scalar around it begins; -1 outside quotes
 * @param deeperThan the lines of the block text around it are indented deeper than this
 * @param textColumn how far the block text around it is indented; -1 if nothing of it is written
 * @param mayBegin whether a value or a key can begin there
 */
record TypingPlace(
    Kind kind,
    List<Row> rows,
    List<Integer> brackets,
    int quote,
    int deeperThan,
    int textColumn,
    boolean mayBegin) {

  enum Kind {
    /** The structure itself. */
    BLOCK,
    /** Brackets, those of JSON, too. */
    FLOW,
    QUOTED,
    COMMENT,
    /** A block text. */
    TEXT
  }

  TypingPlace {
    rows = List.copyOf(rows);
    brackets = List.copyOf(brackets);
  }

  static TypingPlace in(String text, int offset) {
    return new TypingPlaceReader(text, offset).read();
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /** Whether brackets are all there is, as in JSON. */
  boolean isJson() {
    return !brackets.isEmpty() && rows.isEmpty();
  }

  /** The lines of structure above the line that begins at an offset. */
  List<Row> rowsAbove(int lineStart) {
    return rows.stream().filter(row -> row.start() < lineStart).toList();
  }
}
