package dev.tripatch.document.edit;

/**
 * Takes away the blanks that layout puts around a text. Other white space, such as a thin space at
 * the beginning of a key, belongs to the text.
 */
final class Blanks {

  private Blanks() {}

  /** A line without the spaces before it. */
  static String withoutIndent(String line) {
    int at = 0;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    return line.substring(at);
  }

  /** A text without the line breaks and spaces at its end. */
  static String withoutEnd(String text) {
    int end = text.length();
    while (end > 0 && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == ' ')) {
      end--;
    }
    return text.substring(0, end);
  }
}
