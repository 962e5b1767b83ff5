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
    CommonParts common = CommonParts.of(first, second);
    List<Line> lines = new ArrayList<>();
    int other = 0;
    for (int at = 0; at < first.size() || other < second.size(); ) {
      if (at < first.size() && !common.inFirst().get(at)) {
        lines.add(new Line(Kind.REMOVED, first.get(at++)));
      } else if (other < second.size() && !common.inSecond().get(other)) {
        lines.add(new Line(Kind.ADDED, second.get(other++)));
      } else {
        lines.add(new Line(Kind.SAME, first.get(at++)));
        other++;
      }
    }
    return new TextComparison(lines);
  }
}
