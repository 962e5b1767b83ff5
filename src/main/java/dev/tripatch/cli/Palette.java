package dev.tripatch.cli;

import dev.tripatch.highlight.Mark;

/** The colours of the outcomes in a terminal; none if nobody wants them. */
final class Palette {
  private static final String RESET = "\u001b[0m";

  private final boolean isUsed;

  Palette(boolean isUsed) {
    this.isUsed = isUsed;
  }

  /** The text in the outcome's colour. */
  String paint(Mark mark, String text) {
    return isUsed ? "\u001b[" + code(mark) + "m" + text + RESET : text;
  }

  /** The text as a heading. */
  String heading(String text) {
    return isUsed ? "\u001b[1m" + text + RESET : text;
  }

  private static String code(Mark mark) {
    return switch (mark) {
      case ADDED -> "32";
      case CHANGED -> "34";
      case DELETED -> "31";
      case REORDERED -> "35";
      case CLEARED -> "33";
      case CONFLICT -> "1;35";
      case KEPT -> "2";
      case UNEXPLAINED -> "7";
    };
  }
}
