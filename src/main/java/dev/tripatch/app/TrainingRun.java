package dev.tripatch.app;

import dev.tripatch.ui.start.WindowMain;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Runs several command lines in one JVM and throws their output away. {@code packaging/tripatch}
 * starts it once after a build, so that the JVM learns which classes a real start needs (JEP 514).
 */
public final class TrainingRun {
  private static final String NEXT = "--then";
  private static final String REHEARSE = "rehearse";
  private static final long LIMIT_SECONDS = 60;

  private TrainingRun() {}

  /**
   * Leaves the JVM with exit code 2 if one of the command lines failed or all together took more
   * than a minute, else with 0.
   *
   * @param arguments command lines, with {@code --then} between them; {@code rehearse PICTURE},
   *     which only this class knows, opens the window where nobody sees it and then draws it
   */
  public static void main(String[] arguments) {
    endAfterTheLimit();
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    int worst = 0;
    for (List<String> commandLine : split(List.of(arguments))) {
      worst = Math.max(worst, run(commandLine));
    }
    System.exit(worst < 2 ? 0 : worst);
  }

  private static int run(List<String> commandLine) {
    return commandLine.getFirst().equals(REHEARSE)
        ? rehearse(Path.of(commandLine.getLast()).toAbsolutePath())
        : Main.run(commandLine);
  }

  /** As in a start, what the system lacks is asked first. */
  private static int rehearse(Path picture) {
    ScreenClasses.load();
    return Main.hasLibraries(false) ? new WindowMain().rehearse(picture) : 2;
  }

  /** A person waits for the program behind this; a run that hangs must not keep it away. */
  private static void endAfterTheLimit() {
    CompletableFuture.delayedExecutor(LIMIT_SECONDS, TimeUnit.SECONDS)
        .execute(() -> Runtime.getRuntime().halt(2));
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
