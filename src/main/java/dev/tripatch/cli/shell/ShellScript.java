package dev.tripatch.cli.shell;

import dev.tripatch.prose.Prose;
import java.util.Locale;

/** The script by which each shell asks the program for candidates. */
public enum ShellScript {
  BASH,
  ZSH,
  FISH;

  /**
   * The script.
   *
   * @throws IllegalStateException if the program's files are damaged
   */
  public String text() {
    return Prose.file(ShellScript.class, "tripatch." + this);
  }

  /** As people write it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
