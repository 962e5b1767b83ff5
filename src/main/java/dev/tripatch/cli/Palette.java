package dev.tripatch.cli;

import dev.tripatch.highlight.Hue;
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
    return isUsed ? "\u001b[" + Hue.ink(mark).terminal() + "m" + text + RESET : text;
  }

  /** The text as a heading. */
  String heading(String text) {
    return isUsed ? "\u001b[1m" + text + RESET : text;
  }
}
