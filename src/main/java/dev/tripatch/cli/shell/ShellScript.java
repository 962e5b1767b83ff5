package dev.tripatch.cli.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
    String name = "tripatch." + this;
    try (InputStream file = ShellScript.class.getResourceAsStream(name)) {
      if (file == null) {
        throw new IllegalStateException("the program lacks its file " + name);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** As people write it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
