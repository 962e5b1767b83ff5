package dev.tripatch.document.yaml;

/**
 * Where the scanner is in a text, and what is there. Behind the text are {@link #END} characters,
 * so that looking ahead by three needs no check.
 */
final class Cursor {

  /** What follows the text; never in it. */
  static final char END = '\0';

  private static final char NEXT_LINE = '\u0085';
  private static final char LINE_SEPARATOR = '\u2028';
  private static final char PARAGRAPH_SEPARATOR = '\u2029';
  private static final char BYTE_ORDER_MARK = '\ufeff';
  private static final int LOOKAHEAD = 4;

  private final char[] chars;
  private int at;
  private int lineStart;

  /**
   * A cursor at the beginning of a text, after its byte order mark if it has one. kubectl's library
   * skips two: its reader drops one, its scanner another.
   */
  Cursor(String text) {
    chars = new char[text.length() + LOOKAHEAD];
    text.getChars(0, text.length(), chars, 0);
    while (at < 2 && chars[at] == BYTE_ORDER_MARK) {
      at++;
    }
    lineStart = at;
  }

  int at() {
    return at;
  }

  /** Where the current line begins; distinguishes lines. */
  int lineStart() {
    return lineStart;
  }

  /** The column, counted from 0. */
  int column() {
    return at - lineStart;
  }

  char peek() {
    return chars[at];
  }

  char peek(int ahead) {
    return chars[at + ahead];
  }

  boolean atEnd() {
    return chars[at] == END;
  }

  /**
   * Whether the line here lacks a line end as kubectl knows it, which reads a file line by line: to
   * it the rarer line breaks end none.
   */
  boolean isInUnendedLine() {
    return column() > 0 || at > 0 && chars[at - 1] > '\r';
  }

  boolean atBlank() {
    return isBlank(chars[at]);
  }

  boolean atBreak() {
    return isBreak(chars[at]);
  }

  boolean atBlankOrBreak() {
    return isBlank(chars[at]) || isBreak(chars[at]);
  }

  boolean atBreakOrEnd() {
    return isBreak(chars[at]) || chars[at] == END;
  }

  /** Whether a blank, a line break or the end is so many characters ahead. */
  boolean endsWord(int ahead) {
    return endsWord(chars[at + ahead]);
  }

  /** Whether a document marker of this character, {@code ---} or {@code ...}, is here. */
  boolean atMarker(char of) {
    return chars[at] == of
        && at == lineStart
        && chars[at + 1] == of
        && chars[at + 2] == of
        && endsWord(3);
  }

  boolean atDocumentMarker() {
    return atMarker('-') || atMarker('.');
  }

  /** Steps over a character that is no line break. */
  void skip() {
    at++;
  }

  void skip(int count) {
    at += count;
  }

  void skipBlanks() {
    while (isBlank(chars[at])) {
      at++;
    }
  }

  void skipLine() {
    while (!atBreakOrEnd()) {
      at++;
    }
  }

  /** Steps over letters, digits, {@code -} and {@code _}, the characters of names. */
  void skipName() {
    while (isNameCharacter(chars[at])) {
      at++;
    }
  }

  /**
   * Steps over a line break and gives the character that a scalar holds for it. kubectl takes
   * {@code \r\n} off a line and gives it {@code \n}, so one more {@code \r} makes no second break.
   */
  char skipBreak() {
    char broken = chars[at];
    if (broken == '\r' && chars[at + 1] == '\r' && chars[at + 2] == '\n') {
      at += 3;
    } else {
      at += broken == '\r' && chars[at + 1] == '\n' ? 2 : 1;
    }
    lineStart = at;
    return broken == LINE_SEPARATOR || broken == PARAGRAPH_SEPARATOR ? broken : '\n';
  }

  String text(int start, int end) {
    return new String(chars, start, end - start);
  }

  /** How many characters, not UTF-16 units, are between two offsets. */
  int characters(int start, int end) {
    return Character.codePointCount(chars, start, end - start);
  }

  /** Where the text of a line ends that begins at an offset, without blanks at its end. */
  int endOfText(int start) {
    int end = start;
    for (int i = start; chars[i] != END && !isBreak(chars[i]); i++) {
      end = isBlank(chars[i]) ? end : i + 1;
    }
    return end;
  }

  void appendTo(StringBuilder out, int start, int end) {
    out.append(chars, start, end - start);
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  static boolean isBreak(char c) {
    if (c <= '\r') {
      return c == '\n' || c == '\r';
    }
    return c >= NEXT_LINE && (c == NEXT_LINE || c == LINE_SEPARATOR || c == PARAGRAPH_SEPARATOR);
  }

  static boolean endsWord(char c) {
    return c == END || isBlank(c) || isBreak(c);
  }

  static boolean isNameCharacter(char c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || c == '_'
        || c == '-';
  }
}
