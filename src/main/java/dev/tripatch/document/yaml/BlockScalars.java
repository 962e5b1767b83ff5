package dev.tripatch.document.yaml;

/**
 * Scans scalars that begin with {@code |} (literal) or {@code >} (folded). kubectl hands its YAML
 * library whole lines, so a last line without a line break reads as if it had one.
 */
final class BlockScalars {

  /** What happens to the line breaks at the end of the text. */
  private enum Chomping {
    STRIP,
    CLIP,
    KEEP
  }

  private final Cursor cursor;
  private final StringBuilder out = new StringBuilder();
  private final StringBuilder breaks = new StringBuilder();
  private Chomping chomping = Chomping.CLIP;
  private int indent;
  private int contentEnd;
  private int lastBreak;
  private char lineBreak;

  BlockScalars(Cursor cursor) {
    this.cursor = cursor;
  }

  /**
   * Scans the scalar whose indicator is here.
   *
   * @param parentIndent the indentation of the block around it; -1 at the top
   */
  Token scan(int parentIndent) throws YamlSyntaxException {
    int start = cursor.at();
    boolean literal = cursor.peek() == '|';
    cursor.skip();
    readHeader(parentIndent);
    out.setLength(0);
    breaks.setLength(0);
    readBreaks(parentIndent);
    readLines(literal, parentIndent);
    if (chomping != Chomping.STRIP && lineBreak != Cursor.END) {
      out.append(lineBreak);
    }
    if (chomping == Chomping.KEEP) {
      out.append(breaks);
      contentEnd = Math.max(contentEnd, lastBreak);
    }
    return new Token(Token.Kind.BLOCK, start, contentEnd, out.toString());
  }

  private void readHeader(int parentIndent) throws YamlSyntaxException {
    chomping = Chomping.CLIP;
    indent = 0;
    if (!readChomping()) {
      readIndicator(parentIndent);
      readChomping();
    } else {
      readIndicator(parentIndent);
    }
    contentEnd = cursor.at();
    lastBreak = contentEnd;
    cursor.skipBlanks();
    if (cursor.peek() == '#') {
      cursor.skipLine();
    }
    if (!cursor.atBreakOrEnd()) {
      throw new YamlSyntaxException(YamlFault.BLOCK_HEADER, cursor.at(), cursor.at() + 1);
    }
    if (cursor.atBreak()) {
      cursor.skipBreak();
    }
  }

  private boolean readChomping() {
    char c = cursor.peek();
    if (c != '+' && c != '-') {
      return false;
    }
    chomping = c == '+' ? Chomping.KEEP : Chomping.STRIP;
    cursor.skip();
    return true;
  }

  private void readIndicator(int parentIndent) throws YamlSyntaxException {
    char c = cursor.peek();
    if (c == '0') {
      throw new YamlSyntaxException(YamlFault.INDICATOR_ZERO, cursor.at(), cursor.at() + 1);
    }
    if (c > '0' && c <= '9') {
      indent = Math.max(parentIndent, 0) + c - '0';
      cursor.skip();
    }
  }

  private void readLines(boolean literal, int parentIndent) throws YamlSyntaxException {
    lineBreak = Cursor.END;
    boolean blankBefore = false;
    while (cursor.column() == indent && !cursor.atEnd()) {
      boolean blank = cursor.atBlank();
      joinLines(!literal && lineBreak == '\n' && !blankBefore && !blank);
      blankBefore = blank;
      int line = cursor.at();
      cursor.skipLine();
      cursor.appendTo(out, line, cursor.at());
      contentEnd = cursor.at();
      lastBreak = contentEnd;
      lineBreak = cursor.atEnd() ? '\n' : cursor.skipBreak();
      readBreaks(parentIndent);
    }
  }

  private void joinLines(boolean folded) {
    if (folded && breaks.isEmpty()) {
      out.append(' ');
    } else if (!folded && lineBreak != Cursor.END) {
      out.append(lineBreak);
    }
    out.append(breaks);
    breaks.setLength(0);
  }

  /** Steps over indentation and empty lines; finds the indentation if it is not known yet. */
  private void readBreaks(int parentIndent) throws YamlSyntaxException {
    int deepest = 0;
    boolean isEmptyLine = cursor.column() == 0;
    while (true) {
      while ((indent == 0 || cursor.column() < indent) && cursor.peek() == ' ') {
        cursor.skip();
      }
      deepest = Math.max(deepest, cursor.column());
      if (cursor.peek() == '\t' && (indent == 0 || cursor.column() < indent)) {
        throw new YamlSyntaxException(YamlFault.TAB_IN_BLOCK, cursor.at(), cursor.at() + 1);
      }
      if (!cursor.atBreak()) {
        break;
      }
      lastBreak = cursor.at();
      breaks.append(cursor.skipBreak());
      isEmptyLine = true;
    }
    if (isEmptyLine && cursor.atEnd() && cursor.isInUnendedLine()) {
      lastBreak = cursor.at();
      breaks.append('\n');
    }
    if (indent == 0) {
      indent = Math.max(deepest, Math.max(parentIndent + 1, 1));
    }
  }
}
