package dev.tripatch.cli.terminal;

import picocli.CommandLine.Option;

/** Whether an answer for people has colours. */
public final class ColorOption {
  @Option(names = "--color", paramLabel = "auto|always|never")
  Color color = Color.AUTO;

  /** The colours for an answer on this terminal. */
  public Palette palette(Terminal terminal) {
    return new Palette(color.isWanted(terminal));
  }
}
