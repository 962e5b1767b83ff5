package dev.tripatch.ui.model;

import java.util.ArrayList;
import java.util.List;

/** Two texts line by line: what both have, and what only one of them has. */
public final class LineComparison {

  /** Beyond so many pairs to compare, a stretch counts as exchanged as a whole. */
  private static final long MOST_PAIRS = 4_000_000;

  private final List<String> before;
  private final List<String> after;
  private final List<Line> lines = new ArrayList<>();

  private LineComparison(String before, String after) {
    this.before = before.lines().toList();
    this.after = after.lines().toList();
  }

  /** Which of the texts has a line. */
  public enum Side {
    /** Both. */
    BOTH,
    /** The text before alone. */
    BEFORE,
    /** The text after alone. */
    AFTER
  }

  /**
   * A line.
   *
   * @param side which of the texts has it
   * @param text the line without its end
   */
  public record Line(Side side, String text) {}

  /** All lines of both texts, in order; of a change those before come first. */
  public static List<Line> of(String before, String after) {
    LineComparison comparison = new LineComparison(before, after);
    comparison.compare();
    return comparison.lines;
  }

  private void compare() {
    int shorter = Math.min(before.size(), after.size());
    int head = 0;
    while (head < shorter && before.get(head).equals(after.get(head))) {
      head++;
    }
    int tail = 0;
    while (tail < shorter - head
        && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
      tail++;
    }
    add(Side.BOTH, before.subList(0, head));
    between(before.subList(head, before.size() - tail), after.subList(head, after.size() - tail));
    add(Side.BOTH, before.subList(before.size() - tail, before.size()));
  }

  private void add(Side side, List<String> some) {
    some.forEach(text -> lines.add(new Line(side, text)));
  }

  private void between(List<String> old, List<String> now) {
    if ((long) old.size() * now.size() > MOST_PAIRS) {
      add(Side.BEFORE, old);
      add(Side.AFTER, now);
      return;
    }
    int[][] common = common(old, now);
    int i = 0;
    int j = 0;
    while (i < old.size() && j < now.size()) {
      if (old.get(i).equals(now.get(j))) {
        add(Side.BOTH, List.of(old.get(i++)));
        j++;
      } else if (common[i + 1][j] >= common[i][j + 1]) {
        add(Side.BEFORE, List.of(old.get(i++)));
      } else {
        add(Side.AFTER, List.of(now.get(j++)));
      }
    }
    add(Side.BEFORE, old.subList(i, old.size()));
    add(Side.AFTER, now.subList(j, now.size()));
  }

  /** For each pair of places how many lines the rests have in common, in their order. */
  private static int[][] common(List<String> old, List<String> now) {
    int[][] common = new int[old.size() + 1][now.size() + 1];
    for (int i = old.size() - 1; i >= 0; i--) {
      for (int j = now.size() - 1; j >= 0; j--) {
        common[i][j] =
            old.get(i).equals(now.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }
}
