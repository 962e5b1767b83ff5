package dev.tripatch.cli.terminal;

import java.util.ArrayList;
import java.util.List;

/** Breaks and cuts text to the width of a column. */
public final class Wrapping {
  private static final String CUT = "…";

  private Wrapping() {}

  /** The lines of a text, broken between words where it can be; at least one line. */
  public static List<String> lines(String text, int width) {
    return lines(text, width, true);
  }

  /** The same, but a word that is too long stays whole: an address can be copied. */
  public static List<String> linesOfWholeWords(String text, int width) {
    return lines(text, width, false);
  }

  private static List<String> lines(String text, int width, boolean breaksWords) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    int room = room(rest, width);
    while (room < rest.length()) {
      int end = end(rest, room, breaksWords);
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).stripLeading();
      room = room(rest, width);
    }
    lines.add(rest);
    return lines;
  }

  private static int end(String text, int room, boolean breaksWords) {
    int before = text.lastIndexOf(' ', room);
    if (before > 0) {
      return before;
    }
    int behind = text.indexOf(' ', room);
    return breaksWords ? whole(text, room) : behind > 0 ? behind : text.length();
  }

  /** How many characters of a text fit into so many columns of a terminal; at least one. */
  private static int room(String text, int width) {
    int columns = 0;
    for (int i = 0; i < text.length(); i++) {
      columns += isWide(text.charAt(i)) ? 2 : 1;
      if (columns > width) {
        return Math.max(1, i);
      }
    }
    return text.length();
  }

  /** Terminals give two columns to Chinese, Japanese and Korean characters. */
  private static boolean isWide(char letter) {
    boolean isHalf = letter >= '\uff61' && letter <= '\uffdc';
    return letter >= '\u2e80' && letter <= '\uffe6' && !Character.isSurrogate(letter) && !isHalf;
  }

  /** A text after a sign or a label, its lines below each other; each ends with a line break. */
  public static String paragraph(String start, String text, int width) {
    StringBuilder out = new StringBuilder();
    String begin = start;
    for (String line : lines(text, width - start.length())) {
      out.append(begin).append(line).append('\n');
      begin = " ".repeat(start.length());
    }
    return out.toString();
  }

  /**
   * A text that fits, without its middle if it is too long: values such as images often differ at
   * their ends. One that has lost its end already loses more of it.
   */
  public static String withoutMiddle(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    if (text.endsWith(CUT)) {
      return text.substring(0, whole(text, width - 1)) + CUT;
    }
    int tail = (width - 1) / 2;
    return text.substring(0, whole(text, width - 1 - tail))
        + withoutStart(text, tail + CUT.length());
  }

  /** A text that fits, without its beginning if it is too long. */
  static String withoutStart(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    int start = text.length() - width + 1;
    return CUT + text.substring(Character.isLowSurrogate(text.charAt(start)) ? start + 1 : start);
  }

  /** So much of a text that no character is cut in two. */
  private static int whole(String text, int length) {
    return length > 1 && Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length;
  }
}
