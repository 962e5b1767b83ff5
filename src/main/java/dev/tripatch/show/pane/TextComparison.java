package dev.tripatch.show.pane;

import dev.tripatch.engine.explain.inner.CommonParts;
import java.util.ArrayList;
import java.util.List;

/**
 * Two texts, line by line: which lines are in both, only in the first, only in the second.
 *
 * @param lines all lines; put together without the added ones they are the first text, without the
 *     removed ones the second
 */
public record TextComparison(List<Line> lines) {

  /** Where a line is. */
  public enum Kind {
    /** In both texts. */
    SAME,
    /** Only in the first text. */
    REMOVED,
    /** Only in the second text. */
    ADDED
  }

  /**
   * A line.
   *
   * @param kind where it is
   * @param text what it says, without its break
   */
  public record Line(Kind kind, String text) {}

  public TextComparison {
    lines = List.copyOf(lines);
  }

  /** Compares two texts whose lines end with a line feed. */
  public static TextComparison of(String first, String second) {
    return between(linesOf(first), linesOf(second));
  }

  private static List<String> linesOf(String text) {
    return List.of(text.split("\n", -1));
  }

  private static TextComparison between(List<String> first, List<String> second) {
    List<Line> lines = new ArrayList<>();
    for (CommonParts.Gap gap : CommonParts.of(first, second).gaps()) {
      gap.in(first).forEach(line -> lines.add(new Line(Kind.REMOVED, line)));
      gap.inOther(second).forEach(line -> lines.add(new Line(Kind.ADDED, line)));
      if (gap.end() < first.size()) {
        lines.add(new Line(Kind.SAME, first.get(gap.end())));
      }
    }
    return new TextComparison(lines);
  }
}
