package dev.tripatch.share;

import dev.tripatch.document.Lines;
import dev.tripatch.document.Span;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.LineMark;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The lines of a pane with their marks, each cut into tinted and plain pieces. */
public final class LineTexts {
  private final PaneText pane;
  private final Lines lines;
  private final Map<Integer, LineMark> marks = new HashMap<>();
  private final Map<Integer, String> notes = new HashMap<>();
  private final Map<Integer, List<Highlight>> highlights = new HashMap<>();
  private final int[] numbers;

  /** The lines of a pane. */
  public LineTexts(PaneText pane, Lines lines) {
    this.pane = pane;
    this.lines = lines;
    for (LineMark mark : pane.gutter()) {
      marks.put(mark.line(), mark);
    }
    for (LineNote note : pane.notes()) {
      notes.put(note.line(), note.text());
    }
    for (Highlight each : pane.highlights()) {
      highlights
          .computeIfAbsent(lines.lineOf(each.span().start()), _ -> new ArrayList<>(1))
          .add(each);
    }
    numbers = numbers();
  }

  /** Phantom lines are in no document, so they have no number. */
  private int[] numbers() {
    int[] counted = new int[lines.count() + 1];
    int number = 0;
    for (int line = 1; line <= lines.count(); line++) {
      counted[line] = pane.phantomLines().contains(line) ? 0 : ++number;
    }
    return counted;
  }

  /** How many lines a text has; what follows its last line break is none if it is empty. */
  public static int count(String text, Lines lines) {
    return lines.startOf(lines.count()) == text.length() ? lines.count() - 1 : lines.count();
  }

  /** A line, counted from 1. */
  public LineText line(int line) {
    return new LineText(
        numbers[line],
        Optional.ofNullable(marks.get(line)),
        pieces(line),
        notes.getOrDefault(line, ""));
  }

  private List<LineText.Piece> pieces(int line) {
    List<LineText.Piece> pieces = new ArrayList<>();
    int at = lines.startOf(line);
    int end = endOf(line);
    for (Highlight each : highlights.getOrDefault(line, List.of())) {
      Span span = each.span();
      plain(at, span.start(), pieces);
      boolean isGone = each.isGone() || numbers[line] == 0;
      add(span.start(), Math.min(span.end(), end), Optional.of(each.mark()), isGone, pieces);
      at = span.end();
    }
    plain(at, end, pieces);
    return pieces;
  }

  private int endOf(int line) {
    int end = lines.endOf(line);
    while (end > lines.startOf(line) && isBreak(pane.text().charAt(end - 1))) {
      end--;
    }
    return end;
  }

  private static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  private void plain(int from, int to, List<LineText.Piece> pieces) {
    add(from, to, Optional.empty(), false, pieces);
  }

  private void add(
      int from, int to, Optional<Mark> mark, boolean isGone, List<LineText.Piece> pieces) {
    if (from < to) {
      pieces.add(new LineText.Piece(pane.text().substring(from, to), mark, isGone));
    }
  }

  /**
   * A line of a pane.
   *
   * @param number the line's number in the document; 0 for a line that is no longer in it
   * @param mark the glyph in the gutter
   * @param pieces the text, without its line break
   * @param note the remark after it; empty if there is none
   */
  public record LineText(int number, Optional<LineMark> mark, List<Piece> pieces, String note) {

    /**
     * A part of the line.
     *
     * @param text its characters
     * @param mark how it is tinted; empty if it is not
     * @param isGone whether the result lacks it
     */
    public record Piece(String text, Optional<Mark> mark, boolean isGone) {}

    /** The whole text. */
    public String text() {
      return pieces.stream().map(Piece::text).collect(Collectors.joining());
    }

    /** Whether it is no longer in the document. */
    public boolean isGone() {
      return number == 0;
    }

    /** The number and the glyph, in columns; a minus is the number of a line that is gone. */
    String gutter(int width) {
      String count = isGone() ? "−" : String.valueOf(number);
      return " ".repeat(Math.max(0, width - count.length()))
          + count
          + " "
          + mark.map(each -> each.mark().glyph()).orElse(" ");
    }
  }
}
