package dev.tripatch.cli;

import picocli.CommandLine.Option;

/** Whether an answer for people has colours. */
final class ColorOption {
  @Option(
      names = "--color",
      paramLabel = "auto|always|never",
      description =
          "Whether to use colours; auto if not given: on a terminal, and as NO_COLOR and"
              + " CLICOLOR_FORCE say.")
  Color color = Color.AUTO;

  Palette palette(Terminal terminal) {
    return new Palette(color.isWanted(terminal));
  }
}
