package dev.tripatch.workspace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Two texts, line by line: which lines are in both, only in the first, only in the second.
 *
 * @param lines all lines; put together without the added ones they are the first text, without the
 *     removed ones the second
 */
public record TextComparison(List<Line> lines) {

  /** Texts that differ in more lines than this are as good as entirely different. */
  private static final int MOST_DIFFERENCES = 1000;

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

  /** Copies the lines. */
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
    int shorter = Math.min(first.size(), second.size());
    int head = 0;
    while (head < shorter && first.get(head).equals(second.get(head))) {
      head++;
    }
    int tail = 0;
    while (tail < shorter - head
        && first.get(first.size() - 1 - tail).equals(second.get(second.size() - 1 - tail))) {
      tail++;
    }
    List<Line> lines = new ArrayList<>();
    add(Kind.SAME, first.subList(0, head), lines);
    lines.addAll(
        middle(
            first.subList(head, first.size() - tail), second.subList(head, second.size() - tail)));
    add(Kind.SAME, first.subList(first.size() - tail, first.size()), lines);
    return new TextComparison(lines);
  }

  private static void add(Kind kind, List<String> texts, List<Line> lines) {
    texts.forEach(text -> lines.add(new Line(kind, text)));
  }

  /** The shortest way from the one to the other (Myers, 1986), unless it is too long. */
  private static List<Line> middle(List<String> first, List<String> second) {
    int most = Math.min(first.size() + second.size(), MOST_DIFFERENCES);
    List<Round> rounds = new ArrayList<>();
    int[] reached = new int[2 * most + 3];
    for (int differences = 0; differences <= most; differences++) {
      Round round = new Round(differences, most + 1, reached.clone());
      rounds.add(round);
      for (int diagonal = -differences; diagonal <= differences; diagonal += 2) {
        int at = alongEqualLines(round.startOn(diagonal), diagonal, first, second);
        reached[most + 1 + diagonal] = at;
        if (at >= first.size() && at - diagonal >= second.size()) {
          return back(rounds, first, second);
        }
      }
    }
    List<Line> all = new ArrayList<>();
    add(Kind.REMOVED, first, all);
    add(Kind.ADDED, second, all);
    return all;
  }

  private static int alongEqualLines(
      int start, int diagonal, List<String> first, List<String> second) {
    int at = start;
    while (at < first.size()
        && at - diagonal < second.size()
        && first.get(at).equals(second.get(at - diagonal))) {
      at++;
    }
    return at;
  }

  private static List<Line> back(List<Round> rounds, List<String> first, List<String> second) {
    List<Line> lines = new ArrayList<>();
    int x = first.size();
    int y = second.size();
    for (Round round : rounds.reversed()) {
      int diagonal = x - y;
      while (x > round.startOn(diagonal)) {
        lines.add(new Line(Kind.SAME, first.get(--x)));
        y--;
      }
      if (round.differences() > 0) {
        lines.add(
            round.isAdding(diagonal)
                ? new Line(Kind.ADDED, second.get(--y))
                : new Line(Kind.REMOVED, first.get(--x)));
      }
    }
    Collections.reverse(lines);
    return lines;
  }

  /** A step of the search: ways with so many differences. */
  private static final class Round {
    private final int differences;
    private final int middle;
    private final int[] reached;

    /**
     * A step.
     *
     * @param differences how many differences a way may have in it
     * @param middle the place of the diagonal 0
     * @param reached how far into the first text ways with one difference less come, by diagonal
     */
    Round(int differences, int middle, int[] reached) {
      this.differences = differences;
      this.middle = middle;
      this.reached = reached;
    }

    int differences() {
      return differences;
    }

    /** Whether the way that comes furthest on a diagonal adds a line rather than removes one. */
    boolean isAdding(int diagonal) {
      int place = middle + diagonal;
      return diagonal == -differences
          || (diagonal != differences && reached[place - 1] < reached[place + 1]);
    }

    /** How far into the first text the last difference leads. */
    int startOn(int diagonal) {
      int place = middle + diagonal;
      return isAdding(diagonal) ? reached[place + 1] : reached[place - 1] + 1;
    }
  }
}
