package dev.tripatch.workspace.tools;

import dev.tripatch.cluster.call.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How other programs start this one.
 *
 * @param command the name on PATH if that is this very program, and otherwise its whole path
 * @param isWindows whether this is Windows, where scripts have an ending
 */
public record SetupProgram(String command, boolean isWindows) {
  private static final String NAME = "tripatch";

  /**
   * Finds out how.
   *
   * @param launcher where the launcher says that it is; empty if nobody started it so
   */
  public static SetupProgram of(
      Optional<String> launcher, Map<String, String> environment, boolean isWindows) {
    Optional<Path> onPath = onPath(isWindows ? NAME + ".cmd" : NAME, environment);
    boolean isOnPath =
        onPath.isPresent() && launcher.filter(own -> !isSame(onPath.get(), own)).isEmpty();
    return new SetupProgram(isOnPath ? NAME : launcher.orElse(NAME), isWindows);
  }

  /** Whether a program of this name can be started. */
  static Optional<Path> onPath(String name, Map<String, String> environment) {
    return Program.onPath(environment, name);
  }

  private static boolean isSame(Path one, String other) {
    try {
      return Files.isSameFile(one, Path.of(other));
    } catch (IOException | InvalidPathException unknown) {
      return false;
    }
  }

  /** Whether kubectl, which splits at blanks, can start it. */
  boolean hasBlank() {
    return command.chars().anyMatch(Character::isWhitespace);
  }

  /** For a POSIX shell, which git has on Windows, too. */
  public String inShell() {
    String slashed = isWindows ? command.replace('\\', '/') : command;
    return quoted(slashed);
  }

  /** One word for a POSIX shell. */
  static String quoted(String word) {
    return isPlain(word) ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** For fish. */
  public String inFish() {
    return isPlain(command)
        ? command
        : "'" + command.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  /** For PowerShell. */
  public String inPowerShell() {
    return "'" + command.replace("'", "''") + "'";
  }

  private static boolean isPlain(String text) {
    return Pattern.matches("[A-Za-z0-9_./:+-]+", text);
  }
}
