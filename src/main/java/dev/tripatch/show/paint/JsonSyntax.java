package dev.tripatch.show.paint;

import dev.tripatch.show.paint.YamlSyntax.QuoteEnds;

/** Colours JSON. No line depends on another: JSON strings do not go over line breaks. */
final class JsonSyntax implements LineSyntax {

  @Override
  public int read(String line, int state, LineSpans into) {
    readFlow(line, 0, into);
    return START;
  }

  /** Colours JSON, or YAML's flow style, from a column to the end of the line. */
  static void readFlow(String line, int from, LineSpans into) {
    int at = from;
    while (at < line.length()) {
      at = readToken(line, at, into);
    }
  }

  private static int readToken(String line, int at, LineSpans into) {
    char c = line.charAt(at);
    if (c == '"' || c == '\'') {
      return readQuoted(line, at, into);
    }
    if ("{}[],:".indexOf(c) >= 0) {
      into.add(SyntaxStyle.PLAIN, at + 1);
      return at + 1;
    }
    if (c == '#' && (at == 0 || line.charAt(at - 1) == ' ')) {
      into.add(SyntaxStyle.COMMENT, line.length());
      return line.length();
    }
    return c == ' ' || c == '\t' ? readBlank(at, into) : readWord(line, at, into);
  }

  private static int readBlank(int at, LineSpans into) {
    into.add(SyntaxStyle.PLAIN, at + 1);
    return at + 1;
  }

  private static int readQuoted(String line, int at, LineSpans into) {
    int end = QuoteEnds.endOf(line, at + 1, line.charAt(at));
    int stop = end < 0 ? line.length() : end;
    boolean key = end >= 0 && isColonNext(line, end);
    String inner = line.substring(at + 1, Math.max(at + 1, stop - 1));
    into.add(key ? SyntaxStyle.ofKey(inner) : SyntaxStyle.STRING, stop);
    return stop;
  }

  private static boolean isColonNext(String line, int from) {
    int at = from;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    return at < line.length() && line.charAt(at) == ':';
  }

  private static int readWord(String line, int at, LineSpans into) {
    int end = at;
    while (end < line.length() && !endsWord(line, end)) {
      end++;
    }
    int stop = Math.max(end, at + 1);
    boolean key = stop < line.length() && line.charAt(stop) == ':';
    into.add(key ? SyntaxStyle.ofKey(line.substring(at, stop)) : SyntaxStyle.PLAIN, stop);
    return stop;
  }

  private static boolean endsWord(String line, int at) {
    char c = line.charAt(at);
    boolean colon =
        c == ':' && (at + 1 == line.length() || " ,]}".indexOf(line.charAt(at + 1)) >= 0);
    boolean comment = c == '#' && line.charAt(at - 1) == ' ';
    return colon || comment || "{}[],".indexOf(c) >= 0;
  }
}
