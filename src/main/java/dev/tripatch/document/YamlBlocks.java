package dev.tripatch.document;

/** Writes strings of several lines as literal blocks. */
final class YamlBlocks {

  private YamlBlocks() {}

  /**
   * Whether a string can be a literal block. It needs a line break, and a text before it; as
   * libyaml has it, the last line must not end with a blank, where nobody would see it.
   */
  static boolean canHold(String text) {
    return text.indexOf('\n') >= 0 && !text.endsWith(" ") && !text.isBlank() && areLines(text);
  }

  private static boolean areLines(String text) {
    int at = 0;
    while (at < text.length()) {
      int c = text.codePointAt(at);
      if (c != '\n' && c != '\t' && !DoubleQuotes.isPrintable(text, at)) {
        return false;
      }
      at += Character.charCount(c);
    }
    return true;
  }

  /**
   * The block of a string, without the line break behind it.
   *
   * @param column where its lines begin
   */
  public static String write(String text, int column) {
    boolean ends = text.endsWith("\n");
    String body = ends ? text.substring(0, text.length() - 1) : text;
    StringBuilder out = new StringBuilder("|");
    if (beginsBlank(text)) {
      out.append(YamlWriter.STEP);
    }
    if (!ends) {
      out.append('-');
    } else if (body.endsWith("\n")) {
      out.append('+');
    }
    for (String line : body.split("\n", -1)) {
      out.append('\n').repeat(' ', line.isEmpty() ? 0 : column).append(line);
    }
    return out.toString();
  }

  /** Whether a reader could not tell the indentation from the first line. */
  private static boolean beginsBlank(String text) {
    return " \t\n".indexOf(text.charAt(0)) >= 0;
  }
}
