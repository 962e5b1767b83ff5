package dev.tripatch.edit.typing;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How far a line can sensibly be indented, from what is written above it and below. */
final class Levels {

  private static final int STEP = 2;

  private final String text;
  private final TypingPlace place;
  private final int lineStart;
  private final List<Row> above;

  /** The levels for the line of an offset. */
  Levels(String text, TypingPlace place, int offset) {
    this.text = text;
    this.place = place;
    this.lineStart = LineBounds.start(text, offset);
    this.above = place.rowsAbove(lineStart);
  }

  /** All of them. */
  NavigableSet<Integer> all() {
    NavigableSet<Integer> found = new TreeSet<>();
    found.add(0);
    if (place.is(TypingPlace.Kind.FLOW)) {
      place
          .brackets()
          .forEach(bracket -> found.addAll(List.of(ofBracket(bracket), inside(bracket))));
      return found;
    }
    if (!above.isEmpty() && above.getLast().value() != Row.Content.SCALAR) {
      found.add(below(above.getLast()));
    }
    int limit = Integer.MAX_VALUE;
    for (Row row : above.reversed()) {
      for (int column : row.columns().reversed()) {
        if (column < limit) {
          found.add(column);
          limit = column;
        }
      }
    }
    return found;
  }

  /** Where the dash of an item can be: below an open key, or where the items before have theirs. */
  boolean takesDash(int column) {
    if (above.isEmpty()) {
      return true;
    }
    Row last = above.getLast();
    return last.isOpen() && column >= last.lastColumn() || dashes().contains(column);
  }

  /** The columns of the dashes of the lists that are not over yet. */
  NavigableSet<Integer> dashes() {
    NavigableSet<Integer> found = new TreeSet<>();
    int limit = Integer.MAX_VALUE;
    for (Row row : above.reversed()) {
      for (int i = row.columns().size() - 1; i >= 0; i--) {
        int column = row.columns().get(i);
        if (i < row.dashes() && column < limit) {
          found.add(column);
        }
        limit = Math.min(limit, column);
      }
    }
    return found;
  }

  /** Where the line below a row begins, as the row wants it. */
  int below(Row row) {
    return switch (row.value()) {
      case SCALAR -> row.lastColumn();
      case TEXT -> textColumn();
      case NONE -> row.hasKey() ? row.lastColumn() + offset(row) : row.lastColumn() + STEP;
    };
  }

  /** Where the text of the block text begins. */
  int textColumn() {
    int below = LineBounds.columnBelow(text, LineBounds.end(text, lineStart));
    if (place.textColumn() >= 0) {
      return place.textColumn();
    }
    return below > place.deeperThan() && below > 0
        ? below
        : Math.max(0, place.deeperThan() + step());
  }

  /** What a key's value is indented by: as it is already there, or as in the rest of the text. */
  private int offset(Row row) {
    int end = LineBounds.end(text, row.start());
    int there = LineBounds.columnBelow(text, end) - row.lastColumn();
    boolean isBelow = row.start() + row.lastColumn() < text.length() && row.start() == lineStart;
    if (isBelow && (there > 0 || there == 0 && isDash(LineBounds.wordBelow(text, end)))) {
      return there;
    }
    return Indentation.of(text, place.rows()).under(row.key());
  }

  private boolean isDash(int at) {
    return text.startsWith("- ", at);
  }

  private int step() {
    return Indentation.of(text, place.rows()).step();
  }

  /** How far the line is indented on which a bracket is open. */
  private int ofBracket(int bracket) {
    return indentationAt(bracket).length();
  }

  private int inside(int bracket) {
    return indentationAt(bracket).length() + unit(bracket).length();
  }

  /** What the line of a bracket is indented with; the dashes before it count as blanks. */
  String indentationAt(int bracket) {
    int start = LineBounds.start(text, bracket);
    int at = start + LineBounds.indentation(text, start).length();
    while (text.startsWith("- ", at) && !place.isJson()) {
      at += 2;
    }
    String before = text.substring(start, at);
    return before.replace('-', ' ');
  }

  /** What lines within a bracket are indented with beyond it. */
  String unit(int bracket) {
    return indentationAt(bracket).startsWith("\t") ? "\t" : " ".repeat(flowStep());
  }

  private int flowStep() {
    return place.isJson() ? Indentation.ofJson(text) : STEP;
  }

  /** How a document indents what is below a key. */
  record Indentation(List<Row> rows) {
    private static final int STEP = 2;
    private static final Pattern JSON_LINE = Pattern.compile("[{\\[]\\s*\\n( +)\\S");

    /**
     * The indentation of a text.
     *
     * @param above the rows before the caret, whose way counts most
     */
    static Indentation of(String text, List<Row> above) {
      boolean hasExample = above.size() > 1 && new Indentation(above).nearest() > 0;
      return new Indentation(hasExample ? above : TypingPlace.in(text, text.length()).rows());
    }

    /** LeadingBlanks of one level of JSON. */
    static int ofJson(String text) {
      Matcher first = JSON_LINE.matcher(text);
      return first.find() ? first.group(1).length() : STEP;
    }

    /** LeadingBlanks from a key to the keys in it. */
    int step() {
      int nearest = nearest();
      return nearest > 0 ? nearest : STEP;
    }

    private int nearest() {
      for (int i = rows.size() - 1; i > 0; i--) {
        Row row = rows.get(i);
        Row parent = rows.get(i - 1);
        int step = row.firstColumn() - parent.lastColumn();
        if (row.dashes() == 0 && parent.hasKey() && parent.isOpen() && step > 0) {
          return step;
        }
      }
      return 0;
    }

    /** LeadingBlanks from a key to what is in it: as below a key of this name, if there is one. */
    int under(String key) {
      for (int i = rows.size() - 1; i > 0; i--) {
        Row row = rows.get(i);
        Row parent = rows.get(i - 1);
        boolean isList = row.dashes() > 0 && row.firstColumn() >= parent.lastColumn();
        if (isList && parent.isOpen() && parent.key().equals(key)) {
          return row.firstColumn() - parent.lastColumn();
        }
      }
      return step();
    }
  }
}
