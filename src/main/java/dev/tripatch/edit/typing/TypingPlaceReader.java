package dev.tripatch.edit.typing;

import dev.tripatch.edit.typing.Row.Content;
import dev.tripatch.edit.typing.TypingPlace.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads a text from its beginning to an offset, and knows what that is in. A quote or bracket that
 * nobody has closed yet ends where a line is no deeper than its key.
 */
final class TypingPlaceReader {

  private static final Pattern HEADER = Pattern.compile("[|>][-+0-9]*(\\s+#.*|\\s*)");
  private static final int NO_TEXT = -2;

  private final String text;
  private final int stop;
  private final List<Row> rows = new ArrayList<>();
  private final List<Integer> brackets = new ArrayList<>();
  private int quote = -1;
  private int deeperThan = NO_TEXT;
  private int textColumn = -1;
  private boolean isInText;
  private boolean isInComment;
  private boolean mayBegin;
  private int lineStart;
  private int lineEnd;

  /** What the line that is read is made of so far. */
  private final List<Integer> columns = new ArrayList<>();

  private String key = "";
  private Content content = Content.NONE;

  TypingPlaceReader(String text, int stop) {
    this.text = text;
    this.stop = stop;
  }

  TypingPlace read() {
    int start = 0;
    int end = LineBounds.end(text, start);
    while (end < stop) {
      line(start, end);
      start = end + 1;
      end = LineBounds.end(text, start);
    }
    line(start, end);
    return new TypingPlace(kind(), rows, brackets, quote, deeperThan, textColumn, mayBegin());
  }

  private Kind kind() {
    if (isInText) {
      return Kind.TEXT;
    }
    if (isInComment) {
      return Kind.COMMENT;
    }
    if (quote >= 0) {
      return Kind.QUOTED;
    }
    return brackets.isEmpty() ? Kind.BLOCK : Kind.FLOW;
  }

  private boolean mayBegin() {
    boolean isApart = stop == lineStart || text.charAt(stop - 1) == ' ' || !brackets.isEmpty();
    return mayBegin && isApart;
  }

  private void line(int start, int end) {
    lineStart = start;
    lineEnd = end;
    isInText = false;
    isInComment = false;
    int column = LineBounds.blanks(text, start, end);
    if (isSeparator() && (brackets.isEmpty() || !rows.isEmpty())) {
      begin();
    } else if (deeperThan == NO_TEXT || !isOfText(column)) {
      structure(start + column);
    }
  }

  private boolean isSeparator() {
    return text.startsWith("---", lineStart)
        && (lineEnd == lineStart + 3 || text.charAt(lineStart + 3) == ' ');
  }

  /** Another document begins. */
  private void begin() {
    rows.clear();
    brackets.clear();
    quote = -1;
    deeperThan = NO_TEXT;
    mayBegin = false;
  }

  private boolean isOfText(int column) {
    boolean isBlank = lineStart + column == lineEnd;
    if (isBlank) {
      isInText =
          stop - lineStart > deeperThan || LineBounds.columnBelow(text, lineEnd) > deeperThan;
      mayBegin = !isInText;
      return true;
    }
    if (column > deeperThan) {
      textColumn = textColumn < 0 ? column : textColumn;
      isInText = true;
      return true;
    }
    deeperThan = NO_TEXT;
    return false;
  }

  private void structure(int at) {
    boolean goesOn = quote >= 0 || !brackets.isEmpty();
    if (goesOn && isBrokenOff(at)) {
      quote = -1;
      brackets.clear();
      goesOn = false;
    }
    if (quote >= 0 && isJsonString()) {
      quote = -1;
    }
    columns.clear();
    key = "";
    content = Content.NONE;
    mayBegin = !goesOn || quote < 0 && mayBegin;
    int from = quote >= 0 ? quoted(lineStart) : at;
    tokens(from);
    if (!goesOn && (!columns.isEmpty() || content != Content.NONE) && !isJson(at)) {
      int dashes = columns.size() - (key.isEmpty() ? 0 : 1);
      List<Integer> places = columns.isEmpty() ? List.of(at - lineStart) : columns;
      rows.add(new Row(lineStart, places, dashes, key, content));
    }
  }

  /** Brackets that are in no key are all that there is. */
  private boolean isJson(int at) {
    return rows.isEmpty() && columns.isEmpty() && "{[".indexOf(text.charAt(at)) >= 0;
  }

  private boolean isJsonString() {
    return !brackets.isEmpty() && rows.isEmpty();
  }

  private boolean isBrokenOff(int at) {
    return !rows.isEmpty()
        && at < lineEnd
        && at - lineStart <= rows.getLast().lastColumn()
        && "]}".indexOf(text.charAt(at)) < 0;
  }

  private int limit() {
    return Math.min(stop, lineEnd);
  }

  private void tokens(int from) {
    int at = from;
    while (at < limit() && !isInComment) {
      at = isComment(at) ? comment() : token(at);
    }
  }

  private boolean isComment(int at) {
    return text.charAt(at) == '#' && (at == lineStart || text.charAt(at - 1) == ' ');
  }

  private int comment() {
    isInComment = lineEnd >= stop;
    mayBegin = false;
    return limit();
  }

  private int token(int at) {
    char c = text.charAt(at);
    if (c == ' ' || c == '\t') {
      return at + 1;
    }
    if (!brackets.isEmpty()) {
      return inBrackets(at, c);
    }
    return mayBegin ? beginning(at, c) : at + 1;
  }

  private int beginning(int at, char c) {
    if ((c == '-' || c == '?') && isApart(at + 1)) {
      columns.add(at - lineStart);
      return at + 1;
    }
    if (c == '&' || c == '!') {
      return word(at);
    }
    if ((c == '|' || c == '>') && HEADER.matcher(text).region(at, lineEnd).matches()) {
      return header(at);
    }
    return switch (c) {
      case '"', '\'' -> quotedHere(at);
      case '{', '[' -> opened(at);
      default -> plain(at);
    };
  }

  private boolean isApart(int at) {
    return at >= lineEnd || text.charAt(at) == ' ';
  }

  private int word(int at) {
    int end = text.indexOf(' ', at);
    return end < 0 || end > limit() ? limit() : end;
  }

  private int header(int at) {
    deeperThan = columns.isEmpty() ? -1 : columns.getLast();
    String digits = text.substring(at, lineEnd).replaceAll("#.*|\\D", "");
    textColumn = digits.isEmpty() ? -1 : Math.max(0, deeperThan) + digits.charAt(0) - '0';
    content = Content.TEXT;
    mayBegin = false;
    // A comment can follow.
    return word(at);
  }

  private int plain(int at) {
    for (int i = at; i < limit(); i++) {
      if (text.charAt(i) == ':' && isApart(i + 1)) {
        return keyed(at, i);
      }
      if (isComment(i)) {
        content = Content.SCALAR;
        mayBegin = false;
        return i;
      }
    }
    content = Content.SCALAR;
    mayBegin = false;
    return limit();
  }

  private int keyed(int at, int colon) {
    columns.add(at - lineStart);
    key = text.substring(at, colon).strip();
    content = Content.NONE;
    mayBegin = true;
    return colon + 1;
  }

  private int quotedHere(int at) {
    quote = at;
    content = Content.SCALAR;
    int end = quoted(at + 1);
    if (quote < 0 && brackets.isEmpty()) {
      int colon = end + LineBounds.blanks(text, end, lineEnd);
      if (colon < limit() && text.charAt(colon) == ':' && isApart(colon + 1)) {
        return keyed(at, colon);
      }
    }
    return end;
  }

  /** Reads on in the quoted scalar; it is no longer open if its end is found. */
  private int quoted(int from) {
    char sign = text.charAt(quote);
    mayBegin = false;
    for (int at = from; at < limit(); at++) {
      char c = text.charAt(at);
      boolean isEscape =
          sign == '"' ? c == '\\' : c == sign && at + 1 < lineEnd && text.charAt(at + 1) == sign;
      if (isEscape) {
        at++;
      } else if (c == sign) {
        quote = -1;
        return at + 1;
      }
    }
    return limit();
  }

  private int opened(int at) {
    brackets.add(at);
    content = Content.SCALAR;
    mayBegin = true;
    return at + 1;
  }

  private int inBrackets(int at, char c) {
    if (mayBegin && (c == '"' || c == '\'')) {
      return quotedHere(at);
    }
    if (mayBegin && (c == '{' || c == '[')) {
      return opened(at);
    }
    if (c == '}' || c == ']') {
      brackets.removeLast();
    }
    mayBegin = c == ',' || c == ':';
    return at + 1;
  }
}
