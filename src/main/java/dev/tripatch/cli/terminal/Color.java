package dev.tripatch.cli.terminal;

import java.util.Locale;

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
