package dev.tripatch.ui.editor.text;

/**
 * The whole lines in which two texts differ. Both begin at the same offset; lines after them are
 * equal.
 *
 * @param start offset of the first differing line
 * @param oldEnd offset after the last differing line of the old text, its break included
 * @param newEnd the same in the new text
 */
public record LineDifference(int start, int oldEnd, int newEnd) {

  /** The lines that differ; none if the texts are equal. */
  public static LineDifference between(String oldText, String newText) {
    int shorter = Math.min(oldText.length(), newText.length());
    int same = 0;
    while (same < shorter && oldText.charAt(same) == newText.charAt(same)) {
      same++;
    }
    if (same == oldText.length() && same == newText.length()) {
      return new LineDifference(same, same, same);
    }
    int start = oldText.lastIndexOf('\n', same - 1) + 1;
    int tail = equalTail(oldText, newText, start);
    return new LineDifference(start, oldText.length() - tail, newText.length() - tail);
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
    int count = 0;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      count++;
    }
    return count;
  }
}
