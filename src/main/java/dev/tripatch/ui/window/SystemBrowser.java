package dev.tripatch.ui.window;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/**
 * The browser that the system shows pages in. JavaFX's own way says nothing when there is none, so
 * that nobody could offer anything else.
 */
public final class SystemBrowser implements Browser {

  /** A program that runs longer is the browser itself. */
  private static final int PATIENCE_SECONDS = 5;

  private final List<List<String>> programs;

  /**
   * A browser that one of these starts.
   *
   * @param programs programs with their first arguments; the first that is there gets the address
   */
  SystemBrowser(List<List<String>> programs) {
    this.programs = List.copyOf(programs);
  }

  /** What this system has for that. */
  public static SystemBrowser here() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("mac")) {
      return new SystemBrowser(List.of(List.of("open")));
    }
    return system.startsWith("windows")
        ? new SystemBrowser(List.of(List.of("rundll32", "url.dll,FileProtocolHandler")))
        : new SystemBrowser(List.of(List.of("xdg-open"), List.of("gio", "open")));
  }

  @Override
  public CompletionStage<Boolean> show(URI address) {
    for (List<String> program : programs) {
      List<String> command = new ArrayList<>(program);
      command.add(address.toASCIIString());
      try {
        return isTaken(start(command));
      } catch (IOException notThere) {
        // The next one may be.
      }
    }
    return CompletableFuture.completedFuture(false);
  }

  private static Process start(List<String> command) throws IOException {
    return new ProcessBuilder(command)
        .redirectOutput(Redirect.DISCARD)
        .redirectError(Redirect.DISCARD)
        .start();
  }

  private static CompletionStage<Boolean> isTaken(Process started) {
    return started
        .onExit()
        .thenApply(ended -> ended.exitValue() == 0)
        .completeOnTimeout(true, PATIENCE_SECONDS, TimeUnit.SECONDS);
  }
}
