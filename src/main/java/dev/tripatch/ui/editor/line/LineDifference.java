package dev.tripatch.ui.editor.line;

import dev.tripatch.document.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * The whole lines in which two texts differ. Both begin at the same offset; lines after them are
 * equal.
 *
 * @param start offset of the first differing line
 * @param oldEnd offset after the last differing line of the old text, its break included
 * @param newEnd the same in the new text
 */
public record LineDifference(int start, int oldEnd, int newEnd) {

  /** Of more lines it is quicker to exchange all at once. */
  private static final int MOST_SINGLE_LINES = 8;

  /** The lines that differ; none if the texts are equal. */
  public static LineDifference between(String oldText, String newText) {
    int same = Span.differing(oldText, newText).start();
    if (same == oldText.length() && same == newText.length()) {
      return new LineDifference(same, same, same);
    }
    int start = oldText.lastIndexOf('\n', same - 1) + 1;
    int tail = equalTail(oldText, newText, start);
    return new LineDifference(start, oldText.length() - tail, newText.length() - tail);
  }

  /**
   * The places in which two texts differ, from the first to the last; none if they are equal. Each
   * has the offsets that it has as soon as those before it are exchanged. A few single lines are a
   * place each, without their breaks: between an annotation and the value that changes with it all
   * can be as it was.
   */
  public static List<LineDifference> places(String oldText, String newText) {
    LineDifference all = between(oldText, newText);
    if (all.isEmpty()) {
      return List.of();
    }
    boolean isLineByLine =
        breaksIn(oldText, all.start, all.oldEnd) == breaksIn(newText, all.start, all.newEnd);
    List<LineDifference> lines = isLineByLine ? all.lines(oldText, newText) : List.of(all);
    return lines.size() > MOST_SINGLE_LINES ? List.of(all) : lines;
  }

  /** The lines that differ from the one in the same place, or the first of them if that is many. */
  private List<LineDifference> lines(String oldText, String newText) {
    List<LineDifference> lines = new ArrayList<>();
    int old = start;
    int now = start;
    while ((old < oldEnd || now < newEnd) && lines.size() <= MOST_SINGLE_LINES) {
      int oldLength = lengthOfLine(oldText, old);
      int newLength = lengthOfLine(newText, now);
      if (oldLength != newLength || !oldText.regionMatches(old, newText, now, oldLength)) {
        lines.add(new LineDifference(now, now + oldLength, now + newLength));
      }
      old += oldLength + 1;
      now += newLength + 1;
    }
    return lines;
  }

  private static int lengthOfLine(String text, int start) {
    int end = text.indexOf('\n', start);
    return (end < 0 ? text.length() : end) - start;
  }

  /** How many characters at the end are equal, whole lines only. */
  private static int equalTail(String oldText, String newText, int start) {
    int most = Math.min(oldText.length(), newText.length()) - start;
    int oldEnd = oldText.length();
    int newEnd = newText.length();
    int same = 0;
    while (same < most && oldText.charAt(oldEnd - same - 1) == newText.charAt(newEnd - same - 1)) {
      same++;
    }
    while (same > 0
        && !(startsLine(oldText, oldEnd - same) && startsLine(newText, newEnd - same))) {
      same--;
    }
    return same;
  }

  private static boolean startsLine(String text, int offset) {
    return offset == 0 || text.charAt(offset - 1) == '\n';
  }

  /** Whether both texts are equal. */
  public boolean isEmpty() {
    return start == oldEnd && start == newEnd;
  }

  /** How many line breaks a text has. */
  public static int breaksIn(String text) {
    return breaksIn(text, 0, text.length());
  }

  private static int breaksIn(String text, int from, int to) {
    int count = 0;
    for (int at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
      count++;
    }
    return count;
  }
}
