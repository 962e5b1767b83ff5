package dev.tripatch.cli.terminal;

import dev.tripatch.show.paint.Hue;
import dev.tripatch.show.paint.Mark;

/** The colours of the outcomes in a terminal; none if nobody wants them. */
public record Palette(boolean isUsed) {
  private static final String RESET = "\u001b[0m";

  /** The text in the outcome's colour. */
  public String paint(Mark mark, String text) {
    return isUsed ? "\u001b[" + Hue.ink(mark).terminal() + "m" + text + RESET : text;
  }

  public String heading(String text) {
    return isUsed ? "\u001b[1m" + text + RESET : text;
  }
}
