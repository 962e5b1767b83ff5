package dev.tripatch.cli.output;

import java.util.ArrayList;
import java.util.List;

/** Breaks and cuts text to the width of a column. */
public final class Wrapping {
  private static final String CUT = "…";

  private Wrapping() {}

  /** The lines of a text, broken between words where it can be; at least one line. */
  static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > width) {
      int space = rest.lastIndexOf(' ', width);
      int end = space > 0 ? space : whole(rest, width);
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  /** A text behind a sign or a label, its lines below each other; each ends with a line break. */
  static String paragraph(String start, String text, int width) {
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
