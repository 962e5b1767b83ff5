package dev.tripatch.show.pane;

import dev.tripatch.document.Span;
import dev.tripatch.engine.explain.inner.CommonParts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What a text has that another has not: by words in a line, by lines and words in many lines. */
public final class TextDifference {

  private static final Pattern LINE = Pattern.compile("[^\n]*\n|[^\n]+$");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_]+|\\s+|.");

  /** Of a line with fewer characters in common than one in so many, the whole line differs. */
  private static final int LEAST_SHARE = 4;

  /** Words of longer lines are not looked at. */
  private static final int LONGEST_LINE = 20_000;

  private final List<Span> differing = new ArrayList<>();

  private TextDifference() {}

  /** The stretches of a text that another does not have, in order; none if they are the same. */
  public static List<Span> between(String text, String other) {
    TextDifference difference = new TextDifference();
    if (text.indexOf('\n') < 0 && other.indexOf('\n') < 0) {
      difference.words(0, text, other);
    } else {
      difference.lines(parts(LINE, text), parts(LINE, other));
    }
    return difference.differing;
  }

  private static List<String> parts(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(MatchResult::group).toList();
  }

  private void lines(List<String> some, List<String> others) {
    int offset = 0;
    for (CommonParts.Gap gap : CommonParts.of(some, others).gaps()) {
      offset = changedLines(offset, gap.in(some), gap.inOther(others));
      offset += gap.end() < some.size() ? some.get(gap.end()).length() : 0;
    }
  }

  private int changedLines(int offset, List<String> mine, List<String> theirs) {
    boolean isOneEach = mine.size() == 1 && theirs.size() == 1;
    int[] pairs = isOneEach ? new int[] {0} : LikeLines.pair(mine, theirs);
    int end = offset;
    for (int i = 0; i < pairs.length; i++) {
      String line = mine.get(i);
      if (pairs[i] < 0) {
        add(end, end + line.length());
      } else {
        words(end, line, theirs.get(pairs[i]));
      }
      end += line.length();
    }
    return end;
  }

  private void words(int offset, String line, String other) {
    if (line.equals(other)) {
      return;
    }
    if (Math.max(line.length(), other.length()) > LONGEST_LINE) {
      add(offset, offset + line.length());
      return;
    }
    List<String> some = parts(WORD, line);
    BitSet common = CommonParts.of(some, parts(WORD, other)).inFirst();
    int shared = common.stream().map(i -> some.get(i).strip().length()).sum();
    if (shared * LEAST_SHARE < Math.min(line.strip().length(), other.strip().length())) {
      add(offset, offset + line.length());
      return;
    }
    int at = offset;
    for (int i = 0; i < some.size(); i++) {
      int end = at + some.get(i).length();
      if (!common.get(i)) {
        add(at, end);
      }
      at = end;
    }
  }

  /** Stretches that touch are one. */
  private void add(int start, int end) {
    if (!differing.isEmpty() && differing.getLast().end() == start) {
      differing.set(differing.size() - 1, new Span(differing.getLast().start(), end));
    } else if (end > start) {
      differing.add(new Span(start, end));
    }
  }
}
