package dev.tripatch.cli.option;

import dev.tripatch.cli.terminal.Color;
import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.Terminal;
import picocli.CommandLine.Option;

/** Whether an answer for people has colours. */
public final class ColorOption {
  @Option(
      names = "--color",
      paramLabel = "auto|always|never",
      description =
          "Whether to use colours; auto if not given: on a terminal, and as NO_COLOR and"
              + " CLICOLOR_FORCE say.")
  Color color = Color.AUTO;

  /** The colours for an answer on this terminal. */
  public Palette palette(Terminal terminal) {
    return new Palette(color.isWanted(terminal));
  }
}
