package dev.tripatch.document.yaml;

import org.jspecify.annotations.Nullable;

/** Scans scalars without quotes. */
final class PlainScalars {

  private final Cursor cursor;
  private final LineFold fold = new LineFold();
  private boolean brokeLine;

  PlainScalars(Cursor cursor) {
    this.cursor = cursor;
  }

  /** Whether the last scalar ended with a line break, so that a key may follow. */
  boolean brokeLine() {
    return brokeLine;
  }

  /**
   * Scans the scalar that begins here.
   *
   * @param indent the smallest column of a further line
   * @param inFlow whether it is in brackets or braces
   */
  Token scan(int indent, boolean inFlow) throws YamlSyntaxException {
    int start = cursor.at();
    int lineBegin = start;
    int end = start;
    StringBuilder joined = null;
    brokeLine = false;
    while (cursor.peek() != '#' && !cursor.atDocumentMarker()) {
      int word = cursor.at();
      skipWord(inFlow);
      if (cursor.at() == word) {
        break;
      }
      if (brokeLine) {
        joined = join(joined, lineBegin, end);
        lineBegin = word;
        brokeLine = false;
      }
      end = cursor.at();
      if (!cursor.atBlankOrBreak() || !skipSpace(indent, inFlow)) {
        break;
      }
    }
    return new Token(Token.Kind.PLAIN, start, end, text(joined, lineBegin, end));
  }

  private void skipWord(boolean inFlow) {
    while (true) {
      char c = cursor.peek();
      if (c <= ' ' || c >= '\u0085') {
        if (Cursor.endsWord(c)) {
          return;
        }
      } else if (c == ':' ? cursor.endsWord(1) : inFlow && endsFlowScalar(c)) {
        return;
      }
      cursor.skip();
    }
  }

  private static boolean endsFlowScalar(char c) {
    return c == ',' || c == '?' || c == '[' || c == ']' || c == '{' || c == '}';
  }

  /** Steps over blanks and breaks; says whether the scalar may go on after them. */
  private boolean skipSpace(int indent, boolean inFlow) throws YamlSyntaxException {
    cursor.skipBlanks();
    if (!cursor.atBreak()) {
      return true;
    }
    fold.clear();
    brokeLine = true;
    while (cursor.atBlankOrBreak()) {
      if (cursor.atBreak()) {
        fold.read(cursor);
      } else {
        refuseTab(indent);
        cursor.skip();
      }
    }
    return inFlow || cursor.column() >= indent;
  }

  private void refuseTab(int indent) throws YamlSyntaxException {
    if (cursor.peek() == '\t' && cursor.column() < indent) {
      throw new YamlSyntaxException(YamlFault.TAB_IN_PLAIN, cursor.at(), cursor.at() + 1);
    }
  }

  private StringBuilder join(@Nullable StringBuilder joined, int lineBegin, int end) {
    StringBuilder out = joined == null ? new StringBuilder() : joined;
    cursor.appendTo(out, lineBegin, end);
    fold.appendTo(out);
    return out;
  }

  private String text(@Nullable StringBuilder joined, int lineBegin, int end) {
    if (joined == null) {
      return cursor.text(lineBegin, end);
    }
    cursor.appendTo(joined, lineBegin, end);
    return joined.toString();
  }
}
