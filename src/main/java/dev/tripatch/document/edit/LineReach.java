package dev.tripatch.document.edit;

/**
 * Which lines belong to a member: its own, the comments directly above it in its column, and the
 * comments directly below it that are indented further. Comments at the top of a document belong to
 * the document.
 *
 * @param first the first line
 * @param last the last line
 */
record LineReach(int first, int last) {

  static LineReach of(TextLines lines, Members members, int index) {
    Slot slot = members.get(index);
    int column = lines.column(slot.start());
    int first = lines.lineOf(slot.start());
    int last = lines.lineOf(slot.end());
    boolean top = index == 0 && members.holder().kind() == Slot.Kind.ROOT;
    if (lines.startsLine(slot.start()) && !top) {
      first = firstAbove(lines, first, column, lines.lineOf(members.floor(index)));
    }
    while (last < lines.count()
        && lines.isComment(last + 1)
        && lines.commentColumn(last + 1) > column) {
      last++;
    }
    return new LineReach(first, last);
  }

  private static int firstAbove(TextLines lines, int line, int column, int floor) {
    int first = line;
    while (first - 1 > floor
        && lines.isComment(first - 1)
        && lines.commentColumn(first - 1) == column) {
      first--;
    }
    return first;
  }
}
