package dev.tripatch.cli.terminal;

import java.util.Locale;
import picocli.CommandLine.Option;

/** Whether an answer for people has colours. */
public final class ColorOption {
  @Option(names = "--color", paramLabel = "auto|always|never")
  Color color = Color.AUTO;

  /** The colours for an answer on this terminal. */
  public Palette palette(Terminal terminal) {
    return new Palette(color.isWanted(terminal));
  }

  /** When to use colours. */
  public enum Color {
    AUTO,
    ALWAYS,
    NEVER;

    /** Whether an answer on this terminal gets colours. */
    public boolean isWanted(Terminal terminal) {
      return switch (this) {
        case AUTO -> terminal.wantsColor();
        case ALWAYS -> true;
        case NEVER -> false;
      };
    }

    /** As people write it on the command line. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
