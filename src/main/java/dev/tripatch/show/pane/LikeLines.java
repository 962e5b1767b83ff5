package dev.tripatch.show.pane;

import dev.tripatch.engine.explain.inner.Likeness;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Pairs the lines of two blocks in which all lines differ: those that set the same field and those
 * that are alike. The order of lines stays, and so many pairs are made that likeness is greatest.
 */
public final class LikeLines {

  private static final int NONE = -1;

  /** Larger blocks stay without pairs: nobody would follow them. */
  private static final int MOST_COMPARISONS = 250_000;

  private static final int SAME_FIELD = 12;

  /** What is before the colon of a field, also of an item's first field. */
  private static final Pattern FIELD = Pattern.compile("(- )*+([^\\s#:]+|\"[^\"]*\"):(\\s|$).*");

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_]+");

  private record Line(String text, int indent, String field, Set<String> words) {

    static Line of(String line) {
      String text = line.strip();
      Matcher field = FIELD.matcher(text);
      return new Line(
          text,
          line.length() - line.stripLeading().length(),
          field.matches() ? field.group(2) : "",
          WORD.matcher(text.toLowerCase(Locale.ROOT))
              .results()
              .map(MatchResult::group)
              .collect(Collectors.toSet()));
    }

    private boolean isMostly(int common, Line other) {
      return common > 0 && 2 * common >= Math.max(text.length(), other.text.length());
    }

    private boolean hasMostWordsOf(Line other) {
      int shared = lettersOf(words.stream().filter(other.words::contains));
      int most = Math.max(lettersOf(words.stream()), lettersOf(other.words.stream()));
      return shared > 0 && 2 * shared >= most;
    }

    private static int lettersOf(Stream<String> words) {
      return words.mapToInt(String::length).sum();
    }
  }

  private final List<Line> some;
  private final List<Line> others;
  private final int[][] best;

  private LikeLines(List<Line> some, List<Line> others) {
    this.some = some;
    this.others = others;
    this.best = new int[some.size() + 1][others.size() + 1];
  }

  /** For each line of a block the place of its like in another; -1 where there is none. */
  public static int[] pair(List<String> some, List<String> others) {
    int[] pairs = new int[some.size()];
    Arrays.fill(pairs, NONE);
    if ((long) some.size() * others.size() <= MOST_COMPARISONS) {
      LikeLines lines =
          new LikeLines(
              some.stream().map(Line::of).toList(), others.stream().map(Line::of).toList());
      lines.compare();
      lines.choose(pairs);
    }
    return pairs;
  }

  private void compare() {
    for (int i = some.size() - 1; i >= 0; i--) {
      for (int j = others.size() - 1; j >= 0; j--) {
        int pair = likeness(some.get(i), others.get(j));
        best[i][j] =
            Math.max(
                Math.max(best[i + 1][j], best[i][j + 1]), pair > 0 ? pair + best[i + 1][j + 1] : 0);
      }
    }
  }

  private void choose(int[] pairs) {
    int i = 0;
    int j = 0;
    while (i < some.size() && j < others.size()) {
      if (best[i][j] == best[i][j + 1]) {
        j++;
      } else if (best[i][j] == best[i + 1][j]) {
        i++;
      } else {
        pairs[i++] = j++;
      }
    }
  }

  /** How alike two lines are; 0 if they say other things. */
  private static int likeness(Line one, Line other) {
    boolean isField = !one.field().isEmpty() && !other.field().isEmpty();
    if (isField && !one.field().equals(other.field())) {
      return 0;
    }
    int common = Likeness.common(one.text(), other.text());
    if (isField && one.indent() == other.indent()) {
      return SAME_FIELD + common;
    }
    return one.isMostly(common, other) || one.hasMostWordsOf(other) ? 1 + common : 0;
  }
}
