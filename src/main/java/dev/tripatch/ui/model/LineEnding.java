package dev.tripatch.ui.model;

/** How the lines of a file end. The window works with {@link #LF} alone. */
public enum LineEnding {
  /** Line feed. */
  LF("\n"),
  /** Carriage return and line feed. */
  CRLF("\r\n");

  private final String characters;

  LineEnding(String characters) {
    this.characters = characters;
  }

  /** The ending of the first line; {@link #LF} if there is none. */
  public static LineEnding of(String text) {
    int feed = text.indexOf('\n');
    return feed > 0 && text.charAt(feed - 1) == '\r' ? CRLF : LF;
  }

  /** The text with line feeds only. */
  public static String normalize(String text) {
    return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
  }

  /** The text, which has line feeds only, with this ending. */
  public String in(String text) {
    return this == LF ? text : text.replace("\n", characters);
  }
}
