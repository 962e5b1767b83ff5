package dev.tripatch.edit.typing;

/** Where the lines of a text begin and end. */
final class LineBounds {

  private LineBounds() {}

  static int start(String text, int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  static int end(String text, int offset) {
    int feed = text.indexOf('\n', offset);
    return feed < 0 ? text.length() : feed;
  }

  /** How many blanks there are from an offset on. */
  static int blanks(String text, int from, int end) {
    int at = from;
    while (at < end && text.charAt(at) == ' ') {
      at++;
    }
    return at - from;
  }

  /** How far a line is indented, whatever its indentation is made of. */
  static String indentation(String text, int lineStart) {
    int at = lineStart;
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
    return text.substring(lineStart, at);
  }

  /** Where the next word below a line begins; the text's length if none follows. */
  static int wordBelow(String text, int lineEnd) {
    int at = lineEnd;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** How far the next line that is not blank is indented; -1 if none follows. */
  static int columnBelow(String text, int lineEnd) {
    int at = wordBelow(text, lineEnd);
    return at == text.length() ? -1 : at - start(text, at);
  }
}
