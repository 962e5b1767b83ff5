package dev.tripatch.document.edit;

import dev.tripatch.document.Lines;
import dev.tripatch.document.SourceDocument;

/** The lines of a text, as whoever edits it sees them. Lines are counted from 1. */
final class TextLines {

  private final String text;
  private final Lines lines;

  TextLines(SourceDocument document) {
    this.text = document.text();
    this.lines = document.lines();
  }

  String text() {
    return text;
  }

  int count() {
    return lines.count();
  }

  int lineOf(int offset) {
    return lines.lineOf(offset);
  }

  int startOf(int line) {
    return lines.startOf(line);
  }

  /** Behind the line break. */
  int endOf(int line) {
    return lines.endOf(line);
  }

  /** Before the line break. */
  int contentEnd(int line) {
    int end = lines.endOf(line);
    while (end > lines.startOf(line) && isBreak(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  /** Whether a line break ends the text. */
  boolean endsWithBreak() {
    return !text.isEmpty() && isBreak(text.charAt(text.length() - 1));
  }

  private static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  /** How many characters are before an offset in its line. */
  int column(int offset) {
    return offset - lines.startOf(lines.lineOf(offset));
  }

  /** Whether there is nothing but blanks before an offset in its line. */
  boolean startsLine(int offset) {
    return indentEnd(lines.lineOf(offset)) >= offset;
  }

  /** The blanks at the beginning of the line of an offset. */
  String indentation(int offset) {
    int line = lines.lineOf(offset);
    return text.substring(lines.startOf(line), indentEnd(line));
  }

  /** The offset of a line's first character that is no blank. */
  int indentEnd(int line) {
    return skipBlanks(lines.startOf(line));
  }

  int skipBlanks(int offset) {
    int at = offset;
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** The offset after the last character before an offset that is no blank. */
  int skipBlanksBack(int offset) {
    int at = offset;
    while (at > 0 && isBlank(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  boolean isBlankLine(int line) {
    return indentEnd(line) >= contentEnd(line);
  }

  boolean isComment(int line) {
    int first = indentEnd(line);
    return first < text.length() && text.charAt(first) == '#';
  }

  int commentColumn(int line) {
    return indentEnd(line) - lines.startOf(line);
  }

  /** Whether a comment or nothing follows in the line. */
  boolean endsLine(int offset) {
    int at = skipBlanks(offset);
    return at >= contentEnd(lines.lineOf(offset)) || text.charAt(at) == '#';
  }

  /** Where the last word before an offset ends; the words begin at another offset. */
  int contentBefore(int start, int offset) {
    int last = start;
    int at = start;
    while (at < offset) {
      while (at < offset && text.charAt(at) > ' ') {
        at++;
      }
      last = at;
      at = nextToken(at);
    }
    return last;
  }

  /** The first offset from here on with something other than blanks, line breaks and comments. */
  int nextToken(int offset) {
    int at = offset;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '#') {
        at = contentEnd(lines.lineOf(at));
      } else if (isBlank(c) || isBreak(c)) {
        at++;
      } else {
        return at;
      }
    }
    return at;
  }

  /** The character at an offset; NUL after the end. */
  char at(int offset) {
    return offset < text.length() ? text.charAt(offset) : 0;
  }
}
