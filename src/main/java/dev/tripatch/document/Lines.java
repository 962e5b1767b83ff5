package dev.tripatch.document;

import java.util.Arrays;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where the lines of a text begin: translates offsets to lines and back. */
public final class Lines {

  private static final Pattern HALF = Pattern.compile("\\p{Cs}");

  private final String text;

  /** Found when somebody asks: of most of many objects nobody does. */
  private volatile int @Nullable [] found;

  private Lines(String text) {
    this.text = text;
  }

  /** The lines of a text; LF, CR LF and CR end a line. */
  public static Lines of(String text) {
    return new Lines(text);
  }

  /**
   * The one form in which a text is shown, edited, compared, kept and sent, wherever it comes from:
   * its lines end with a line feed alone, and half a character is U+FFFD. All else stays, also
   * U+2028, U+2029 and U+0085.
   */
  public static String normal(String given) {
    String text = given.indexOf('\r') < 0 ? given : given.replace("\r\n", "\n").replace('\r', '\n');
    return hasHalf(text) ? HALF.matcher(text).replaceAll("\ufffd") : text;
  }

  /** Whether a character of a text is half of one: no file can hold it. */
  public static boolean hasHalf(String text) {
    int at = 0;
    while (at < text.length() && !Character.isSurrogate(text.charAt(at))) {
      at++;
    }
    return at < text.length() && HALF.matcher(text).find(at);
  }

  private int[] starts() {
    int[] known = found;
    if (known == null) {
      known = startsIn(text);
      found = known;
    }
    return known;
  }

  private static int[] startsIn(String text) {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends =
          c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'));
      if (ends) {
        starts = count == starts.length ? Arrays.copyOf(starts, count * 2) : starts;
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  /** How many lines there are; at least 1. */
  public int count() {
    return starts().length;
  }

  /** The line of an offset, counted from 1. */
  public int lineOf(int offset) {
    int place = Arrays.binarySearch(starts(), offset);
    return place >= 0 ? place + 1 : -place - 1;
  }

  /** The line in which a stretch ends; that in which it starts if it is empty. */
  public int lastLineOf(Span span) {
    return lineOf(Math.max(span.start(), span.end() - 1));
  }

  /** Line and column of an offset. */
  public Position positionOf(int offset) {
    int line = lineOf(offset);
    return new Position(line, offset - starts()[line - 1] + 1);
  }

  /** The offset at which a line, counted from 1, begins. */
  public int startOf(int line) {
    return starts()[line - 1];
  }

  /** The offset after a line's last character, its line break included. */
  public int endOf(int line) {
    int[] starts = starts();
    return line < starts.length ? starts[line] : text.length();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Lines that
        && (text.equals(that.text)
            || text.length() == that.text.length() && Arrays.equals(starts(), that.starts()));
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(starts()) + text.length();
  }
}
