package dev.tripatch.show.paint;

/**
 * Colours YAML. The state between lines is {@link #START}, the quote of a text that continues
 * (negative), or one more than the indentation that a block scalar's lines must exceed.
 */
final class YamlSyntax implements LineSyntax {

  @Override
  public int read(String line, int state, LineSpans into) {
    if (state < START) {
      return goOnQuoted(line, (char) -state, into);
    }
    if (state > START && isInBlock(line, state - 2)) {
      into.add(SyntaxStyle.STRING, line.length());
      return state;
    }
    return readLine(line, into);
  }

  private static boolean isInBlock(String line, int parentIndent) {
    int indent = indentOf(line);
    return indent == line.length() || indent > parentIndent;
  }

  private static int indentOf(String line) {
    int at = 0;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  private static int goOnQuoted(String line, char quote, LineSpans into) {
    int end = QuoteEnds.endOf(line, 0, quote);
    if (end < 0) {
      into.add(SyntaxStyle.STRING, line.length());
      return -quote;
    }
    into.add(SyntaxStyle.STRING, end);
    JsonSyntax.readFlow(line, end, into);
    return START;
  }

  private static int readLine(String line, LineSpans into) {
    if (line.startsWith("---") || line.equals("...")) {
      into.add(SyntaxStyle.PLAIN, 3);
      JsonSyntax.readFlow(line, 3, into);
      return START;
    }
    int at = indentOf(line);
    int parent = -1;
    while (at < line.length() && isDash(line, at)) {
      into.add(SyntaxStyle.PLAIN, at + 1);
      parent = at;
      at = skipBlanks(line, at + 1);
    }
    into.add(SyntaxStyle.PLAIN, at);
    int colon = keyEnd(line, at);
    if (colon < 0) {
      return readValue(line, at, parent, into);
    }
    into.add(SyntaxStyle.ofKey(line.substring(at, colon)), colon);
    into.add(SyntaxStyle.PLAIN, colon + 1);
    return readValue(line, skipBlanks(line, colon + 1), at, into);
  }

  private static boolean isDash(String line, int at) {
    return line.charAt(at) == '-' && (at + 1 == line.length() || line.charAt(at + 1) == ' ');
  }

  private static int skipBlanks(String line, int from) {
    int at = from;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  /** The column of the colon after a key that begins here; -1 if no key does. */
  private static int keyEnd(String line, int from) {
    if (from == line.length() || "#{[".indexOf(line.charAt(from)) >= 0) {
      return -1;
    }
    char first = line.charAt(from);
    if (first == '"' || first == '\'') {
      int end = QuoteEnds.endOf(line, from + 1, first);
      return end >= 0 && isColon(line, end) ? end : -1;
    }
    for (int at = from; at < line.length(); at++) {
      if (isColon(line, at)) {
        return at;
      }
      if (line.charAt(at) == '#' && line.charAt(Math.max(from, at - 1)) == ' ') {
        return -1;
      }
    }
    return -1;
  }

  private static boolean isColon(String line, int at) {
    return at < line.length()
        && line.charAt(at) == ':'
        && (at + 1 == line.length() || line.charAt(at + 1) == ' ');
  }

  private static int readValue(String line, int from, int parentIndent, LineSpans into) {
    into.add(SyntaxStyle.PLAIN, from);
    if (from == line.length()) {
      return START;
    }
    char first = line.charAt(from);
    return switch (first) {
      case '|', '>' -> {
        into.add(SyntaxStyle.PLAIN, line.length());
        yield parentIndent + 2;
      }
      case '"', '\'' -> readQuoted(line, from, first, into);
      case '{', '[', '#' -> {
        JsonSyntax.readFlow(line, from, into);
        yield START;
      }
      default -> readPlain(line, from, into);
    };
  }

  private static int readQuoted(String line, int from, char quote, LineSpans into) {
    int end = QuoteEnds.endOf(line, from + 1, quote);
    into.add(SyntaxStyle.STRING, end < 0 ? line.length() : end);
    if (end < 0) {
      return -quote;
    }
    readPlain(line, end, into);
    return START;
  }

  private static int readPlain(String line, int from, LineSpans into) {
    int comment = line.indexOf(" #", Math.max(0, from - 1));
    into.add(SyntaxStyle.PLAIN, comment < 0 ? line.length() : comment + 1);
    into.add(SyntaxStyle.COMMENT, line.length());
    return START;
  }

  /** Finds where a quoted text ends. */
  static final class QuoteEnds {

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
}
