package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Lines;
import dev.tripatch.show.paint.HazardMark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The hazards of a text, outlined. They move with the text until the next ones come. */
public final class Outlines {

  /** No hazards. */
  public static final Outlines NONE = new Outlines(List.of());

  private final List<HazardOutline> all;

  private Outlines(List<HazardOutline> all) {
    this.all = List.copyOf(all);
  }

  /** The hazards of a text with these lines. */
  public static Outlines of(List<HazardMark> hazards, Lines lines, int textLength) {
    return new Outlines(
        hazards.stream().map(hazard -> HazardOutline.of(hazard, lines, textLength)).toList());
  }

  /** Whether there are no outlines. */
  public boolean isEmpty() {
    return all.isEmpty();
  }

  /** Those of a line, counted from 0. */
  public List<HazardOutline> at(int line) {
    return all.stream().filter(outline -> outline.line() == line).toList();
  }

  /** The one at a place. */
  public Optional<HazardMark> at(int line, int column) {
    return at(line).stream()
        .filter(outline -> outline.columns().contains(column))
        .map(HazardOutline::hazard)
        .findFirst();
  }

  /** The lines with hazards, from 0. */
  public List<Integer> lines() {
    return all.stream().map(HazardOutline::line).distinct().toList();
  }

  /** The hazards after the text was edited. */
  public Outlines edited(TextEdit edit) {
    List<HazardOutline> moved = new ArrayList<>();
    for (HazardOutline outline : all) {
      boolean isInLine = outline.line() == edit.line();
      if (!isInLine) {
        edit.lineAfter(outline.line())
            .ifPresent(
                line -> moved.add(new HazardOutline(line, outline.columns(), outline.hazard())));
      } else if (edit.removedBreaks() == 0 && edit.addedBreaks() == 0) {
        ColumnSpan columns =
            outline.columns().edited(edit.column(), edit.removed(), edit.inserted());
        if (!columns.isEmpty()) {
          moved.add(new HazardOutline(outline.line(), columns, outline.hazard()));
        }
      }
    }
    return new Outlines(moved);
  }

  /**
   * A hazard's outline in a line; of a field with several lines the first is outlined.
   *
   * @param line the line, from 0
   * @param columns where in it
   * @param hazard what is dangerous there
   */
  public record HazardOutline(int line, ColumnSpan columns, HazardMark hazard) {

    /** The outline of a hazard in a text with these lines. */
    static HazardOutline of(HazardMark hazard, Lines lines, int textLength) {
      int from = Math.min(hazard.span().start(), textLength);
      int line = lines.lineOf(from);
      int start = from - lines.startOf(line);
      int end = Math.min(hazard.span().end(), lines.endOf(line)) - lines.startOf(line);
      return new HazardOutline(line - 1, new ColumnSpan(start, Math.max(end, start + 1)), hazard);
    }
  }

  /**
   * A stretch of a line.
   *
   * @param start column of its first character, from 0
   * @param end column after its last character
   */
  record ColumnSpan(int start, int end) {

    /** The stretch after some characters of its line were exchanged for others. */
    ColumnSpan edited(int column, int removed, int inserted) {
      return new ColumnSpan(
          edited(start, column, removed, inserted, true),
          edited(end, column, removed, inserted, false));
    }

    private static int edited(int at, int column, int removed, int inserted, boolean isStart) {
      boolean before = isStart ? at < column : at < column || at == column && inserted == 0;
      if (before) {
        return at;
      }
      return Math.max(column, at - removed) + inserted;
    }

    boolean isEmpty() {
      return end <= start;
    }

    boolean contains(int column) {
      return start <= column && column < end;
    }
  }
}
