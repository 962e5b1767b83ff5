package dev.tripatch.document.yaml;

/**
 * The line breaks between two lines of a scalar, and what folding makes of them: a single break
 * turns into a space, of several the first is dropped. Unicode's own separators stay.
 */
final class LineFold {

  private final StringBuilder breaks = new StringBuilder();
  private boolean escaped;

  /** Forgets what it read. */
  void clear() {
    breaks.setLength(0);
    escaped = false;
  }

  /** Steps over a line break that a backslash hides. */
  void readEscaped(Cursor cursor) {
    cursor.skipBreak();
    escaped = true;
  }

  /** Steps over a line break and remembers it. */
  public void read(Cursor cursor) {
    breaks.append(cursor.skipBreak());
  }

  /** Appends what the breaks fold to. */
  void appendTo(StringBuilder out) {
    if (escaped || breaks.isEmpty() || breaks.charAt(0) != '\n') {
      out.append(breaks);
    } else if (breaks.length() == 1) {
      out.append(' ');
    } else {
      out.append(breaks, 1, breaks.length());
    }
  }
}
