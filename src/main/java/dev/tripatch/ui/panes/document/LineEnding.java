package dev.tripatch.ui.panes.document;

import java.util.Set;
import java.util.TreeSet;

/** How the lines of a file end. The window works with {@link #LF} alone. */
public enum LineEnding {
  /** Line feed. */
  LF("LF"),
  /** Carriage return and line feed. */
  CRLF("CRLF"),
  /** Carriage return alone. */
  CR("CR"),
  /** Some lines end so, others otherwise. */
  MIXED(DocumentWords.MIXED_LINE_ENDS.text());

  private final String title;

  LineEnding(String title) {
    this.title = title;
  }

  /** How the lines of a text end; {@link #LF} if it has but one. */
  public static LineEnding of(String text) {
    Set<LineEnding> found = new TreeSet<>();
    for (int at = 0; at < text.length() && found.size() < 2; at++) {
      if (text.charAt(at) == '\n') {
        found.add(at > 0 && text.charAt(at - 1) == '\r' ? CRLF : LF);
      } else if (text.charAt(at) == '\r' && !text.startsWith("\n", at + 1)) {
        found.add(CR);
      }
    }
    return found.size() > 1 ? MIXED : found.stream().findFirst().orElse(LF);
  }

  @Override
  public String toString() {
    return title;
  }
}
