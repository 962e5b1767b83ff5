package dev.tripatch.app;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs several command lines in one JVM and throws their output away. {@code packaging/tripatch}
 * starts it once after a build, so that the JVM learns which classes a real start needs (JEP 514).
 */
public final class TrainingRun {
  private static final String NEXT = "--then";

  private TrainingRun() {}

  /**
   * Leaves the JVM with exit code 2 if one of the command lines failed, else with 0.
   *
   * @param arguments command lines, with {@code --then} between them
   */
  public static void main(String[] arguments) {
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    int worst = 0;
    for (List<String> commandLine : split(List.of(arguments))) {
      worst = Math.max(worst, Main.run(commandLine));
    }
    System.exit(worst < 2 ? 0 : worst);
  }

  static List<List<String>> split(List<String> arguments) {
    List<List<String>> commandLines = new ArrayList<>();
    int next = arguments.indexOf(NEXT);
    List<String> rest = arguments;
    while (next >= 0) {
      commandLines.add(rest.subList(0, next));
      rest = rest.subList(next + 1, rest.size());
      next = rest.indexOf(NEXT);
    }
    commandLines.add(rest);
    return commandLines;
  }
}
