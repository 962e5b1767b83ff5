package dev.tripatch.cli.terminal;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** How wide the columns of a table are. */
final class ColumnWidths {
  /** No column gets less. */
  private static final int LEAST = 6;

  private ColumnWidths() {}

  /**
   * Each column as wide as its widest cell, if the table then fits into the width.
   *
   * @param shares what columns get in proportion where there is too little room; 0 for one that
   *     keeps all
   * @param gap blanks between columns
   */
  static int[] of(Stream<List<String>> lines, int[] shares, int gap, int width) {
    int[] widths = new int[shares.length];
    for (Iterator<List<String>> each = lines.iterator(); each.hasNext(); ) {
      List<String> cells = each.next();
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], cells.get(i).length());
      }
    }
    int room = width - gap * (widths.length - 1);
    int total = 0;
    for (int each : widths) {
      total += each;
    }
    for (int over = total - room; over > 0; over--) {
      shrinkOne(widths, shares);
    }
    return widths;
  }

  /** Takes one character from the column that has most for its share. */
  private static void shrinkOne(int[] widths, int[] shares) {
    int most = -1;
    for (int i = 0; i < widths.length; i++) {
      boolean isFree = shares[i] > 0 && widths[i] > LEAST;
      if (isFree && (most < 0 || widths[i] * shares[most] > widths[most] * shares[i])) {
        most = i;
      }
    }
    if (most >= 0) {
      widths[most]--;
    }
  }
}
