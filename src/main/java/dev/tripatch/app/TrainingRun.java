package dev.tripatch.app;

import dev.tripatch.learn.BuiltInExample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Does what a start does, on the built-in example. The launcher runs it once after a build, so that
 * the JVM learns which classes a start needs (JEP 514).
 */
public final class TrainingRun {
  private static final String WINDOW = "window";
  private static final int THERE_IS_A_PATCH = 1;
  private static final long LIMIT_SECONDS = 60;

  private TrainingRun() {}

  /**
   * Leaves the JVM with exit code 0, or with 2 if something failed or all together took more than a
   * minute.
   *
   * @param arguments {@code window} to open the window where nobody sees it and to draw it, or
   *     {@code commands} to run commands
   * @throws IOException if no temporary file can be written
   */
  public static void main(String[] arguments) throws IOException {
    endAfterTheLimit();
    Path folder = Files.createTempDirectory("tripatch");
    boolean isWindow = List.of(arguments).contains(WINDOW);
    List<String> documents = writeExample(folder);
    int exitCode = isWindow ? rehearse(folder, documents) : runCommands(documents);
    delete(folder);
    System.exit(exitCode);
  }

  /** As in a start, what the system lacks is asked first. */
  private static int rehearse(Path folder, List<String> documents) {
    return Main.hasLibraries(false)
        ? Main.window().rehearse(folder.resolve("window.png"), documents)
        : 2;
  }

  /** The options that open its documents, which lie in the folder. */
  private static List<String> writeExample(Path folder) throws IOException {
    Path local = Files.writeString(folder.resolve("local.yaml"), BuiltInExample.local());
    Path live = Files.writeString(folder.resolve("live.yaml"), BuiltInExample.live());
    return List.of("--local", local.toString(), "--live", live.toString());
  }

  /** Runs the commands that most starts are for. */
  private static int runCommands(List<String> documents) {
    boolean isDone =
        Stream.of(
                List.of("patch"),
                List.of("patch", "-o", "json"),
                List.of("apply"),
                List.of("explain"),
                List.of("explain", "-o", "json"))
            .map(command -> Stream.concat(command.stream(), documents.stream()).toList())
            .allMatch(words -> Main.run(words) == THERE_IS_A_PATCH);
    // Help is about all commands, so it builds those that are not run.
    return isDone && Main.run(List.of("--help")) == 0 ? 0 : 2;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** A person waits for the program behind this; a run that hangs must not keep it away. */
  private static void endAfterTheLimit() {
    CompletableFuture.delayedExecutor(LIMIT_SECONDS, TimeUnit.SECONDS)
        .execute(() -> Runtime.getRuntime().halt(2));
  }
}
