package dev.tripatch.edit.typing;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
