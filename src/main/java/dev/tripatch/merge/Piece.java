package dev.tripatch.merge;

import java.util.ArrayList;
import java.util.List;

/**
 * A member of a block (an entry of a map, an item of a list), with the comments that belong to it.
 */
sealed interface Piece {

  /** The column, counted from 0, at which it begins in its text. */
  int column();

  /** The lines above it: comments and blank lines, as they are in the text. */
  List<String> lead();

  /** The comment after its first line, or its only one, with the blanks before; empty without. */
  String comment();

  /** Its lines, moved to a column, without those above it. */
  List<String> body(int column);

  /** All its lines, moved to a column. */
  default List<String> lines(int column) {
    List<String> lines = moved(lead(), column - column());
    lines.addAll(body(column));
    return lines;
  }

  /** Its text alone, wherever it is: two pieces with one such text are the same. */
  default String flat() {
    return String.join("\n", lines(0));
  }

  /**
   * A member that is written in one: a scalar, something in brackets, a text of several lines.
   *
   * @param first what its first line has from its column on, without its comment
   * @param more the lines below, as they are in the text
   */
  record Leaf(int column, List<String> lead, String first, List<String> more, String comment)
      implements Piece {

    @Override
    public List<String> body(int column) {
      List<String> lines = new ArrayList<>(more.size() + 1);
      lines.add(" ".repeat(column) + first + (more.isEmpty() ? comment : ""));
      lines.addAll(moved(more, column - column()));
      if (!more.isEmpty()) {
        lines.add(lines.removeLast() + comment);
      }
      return lines;
    }
  }

  /**
   * A member whose value is a map or list that has members; or a whole document.
   *
   * @param column the column of its key or dash
   * @param inner the column of its members
   * @param head its key with the colon, or its dash; empty for a document
   * @param beside whether its first member is on the line of its dash
   * @param members its members; at least one
   * @param tail comments and blank lines after the last one
   */
  record Block(
      int column,
      int inner,
      List<String> lead,
      String head,
      String comment,
      boolean beside,
      List<Piece> members,
      List<String> tail)
      implements Piece {

    @Override
    public List<String> body(int column) {
      List<String> lines = new ArrayList<>();
      int below = inner + column - column();
      members.forEach(member -> lines.addAll(member.lines(below)));
      lines.addAll(moved(tail, column - column()));
      return headed(lines, column, head + comment, beside);
    }
  }

  /**
   * Puts a key or dash before lines. A comment that comes before the first member cannot be on the
   * line of its dash, and comes above it.
   */
  static List<String> headed(List<String> lines, int column, String head, boolean beside) {
    if (head.isEmpty()) {
      return lines;
    }
    List<String> all = new ArrayList<>(lines.size() + 1);
    String indented = " ".repeat(column) + head;
    if (!beside) {
      all.add(indented);
      all.addAll(lines);
      return all;
    }
    int first = 0;
    while (isNoContent(lines.get(first))) {
      all.add(" ".repeat(column) + lines.get(first++).strip());
    }
    String content = lines.get(first).stripLeading();
    int width = lines.get(first).length() - content.length();
    all.add(indented + " ".repeat(Math.max(1, width - indented.length())) + content);
    all.addAll(lines.subList(first + 1, lines.size()));
    return all;
  }

  /** Whether a line is blank or holds nothing but a comment. */
  static boolean isNoContent(String line) {
    String content = line.stripLeading();
    return content.isEmpty() || content.charAt(0) == '#';
  }

  /** Lines further right, or left as far as they have blanks; blank ones stay as they are. */
  static List<String> moved(List<String> lines, int by) {
    List<String> moved = new ArrayList<>(lines.size());
    for (String line : lines) {
      moved.add(
          by == 0 || line.isBlank() ? line : by > 0 ? " ".repeat(by) + line : left(line, -by));
    }
    return moved;
  }

  private static String left(String line, int by) {
    int at = 0;
    while (at < by && line.charAt(at) == ' ') {
      at++;
    }
    return line.substring(at);
  }
}
