package dev.tripatch.show.paint;

import dev.tripatch.document.Span;
import java.util.Optional;

/**
 * Where the characters of a string are in the text of a document, whatever its style: plain, quoted
 * with escapes, or a block of lines. It reads on as long as the text says the same as the string.
 */
public final class ScalarText {

  private final String text;
  private final int end;
  private final int[] starts;
  private int at;
  private int count;

  private ScalarText(String text, Span span, String value) {
    this.text = text;
    this.at = span.start();
    this.end = span.end();
    this.starts = new int[value.length() + 1];
  }

  /**
   * The places of each character of a string, and of its end.
   *
   * @param span the text of the string, with quotes
   * @return empty if the text is written in a way that is not known here
   */
  public static Optional<int[]> places(String text, Span span, String value) {
    ScalarText read = new ScalarText(text, span, value);
    if (read.at >= read.end) {
      return Optional.empty();
    }
    boolean isRead =
        switch (text.charAt(read.at)) {
          case '"' -> read.quoted(value, '\\');
          case '\'' -> read.quoted(value, '\'');
          case '|', '>' -> read.block(value);
          default -> read.folded(value, '\0');
        };
    return isRead ? Optional.of(read.starts) : Optional.empty();
  }

  private boolean quoted(String value, char escape) {
    at++;
    return folded(value, escape);
  }

  /** Lines of a block begin after its header, and each after its indentation. */
  private boolean block(String value) {
    toNextLine();
    int indent = indent();
    at = Math.min(end, at + indent);
    return folded(value, '\0');
  }

  private void toNextLine() {
    int next = text.indexOf('\n', at);
    at = next < 0 || next >= end ? end : next + 1;
  }

  private int indent() {
    int line = at;
    int from = at;
    while (from < end && Character.isWhitespace(text.charAt(from))) {
      line = text.charAt(from) == '\n' ? from + 1 : line;
      from++;
    }
    return from - line;
  }

  /** Reads the string to its end; a line break of the text may stand for a blank or for a break. */
  private boolean folded(String value, char escape) {
    int indent = at - text.lastIndexOf('\n', at - 1) - 1;
    while (count < value.length()) {
      if (at >= end) {
        return isRest(value);
      }
      char wanted = value.charAt(count);
      char found = text.charAt(at);
      boolean isBreak = found == '\n' || found == '\r';
      if (found == escape && escape != '\0') {
        if (!escaped(value, escape)) {
          return false;
        }
      } else if (found == wanted && !isBreak) {
        take(1);
      } else if (isBreak && (wanted == '\n' || wanted == ' ')) {
        take(1);
        overBreak(found, wanted == '\n' ? indent : Integer.MAX_VALUE);
      } else {
        return false;
      }
    }
    starts[count] = Math.min(at, end);
    return true;
  }

  /** The last line break of a block is not part of its text. */
  private boolean isRest(String value) {
    boolean isRest = value.substring(count).isBlank();
    while (count <= value.length()) {
      starts[count++] = end;
    }
    return isRest;
  }

  private void take(int length) {
    starts[count++] = at;
    at += length;
  }

  private void overBreak(char found, int indent) {
    if (found == '\r' && at < end && text.charAt(at) == '\n') {
      at++;
    }
    int blanks = 0;
    while (at < end && text.charAt(at) == ' ' && blanks < indent) {
      at++;
      blanks++;
    }
  }

  private boolean escaped(String value, char escape) {
    if (at + 1 >= end) {
      return false;
    }
    if (escape == '\'') {
      boolean isQuote = text.charAt(at + 1) == '\'' && value.charAt(count) == '\'';
      take(2);
      return isQuote;
    }
    char kind = text.charAt(at + 1);
    if (kind == '\n') {
      at += 2;
      overBreak('\n', Integer.MAX_VALUE);
      return true;
    }
    return coded(value, kind);
  }

  private boolean coded(String value, char kind) {
    int digits =
        switch (kind) {
          case 'x' -> 2;
          case 'u' -> 4;
          case 'U' -> 8;
          default -> 0;
        };
    boolean isPair =
        digits == 8 && Character.isHighSurrogate(value.charAt(count)) && count + 1 < value.length();
    if (isPair) {
      starts[count++] = at;
    }
    take(Math.min(2 + digits, end - at));
    return true;
  }
}
