package dev.tripatch.show.syntax;

/** Finds where a quoted text ends. */
final class QuoteEnds {

  private QuoteEnds() {}

  /**
   * The column after the closing quote; -1 if the line ends before it.
   *
   * @param line the line
   * @param from the column after the opening quote, or where the text continues from the line
   *     before
   * @param quote the quote: {@code "} with backslash escapes, or {@code '} where two mean one
   */
  static int endOf(String line, int from, char quote) {
    for (int at = from; at < line.length(); at++) {
      char c = line.charAt(at);
      if (c == '\\' && quote == '"') {
        at++;
      } else if (c == quote && quote == '\'' && isQuote(line, at + 1)) {
        at++;
      } else if (c == quote) {
        return at + 1;
      }
    }
    return -1;
  }

  private static boolean isQuote(String line, int at) {
    return at < line.length() && line.charAt(at) == '\'';
  }
}
