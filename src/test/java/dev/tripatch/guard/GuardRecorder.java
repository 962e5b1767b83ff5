package dev.tripatch.guard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Records what people see, hear and read, to be compared with what they did before a change: {@code
 * src/test/scripts/guard}. {@code -Dguard.states=REGEX} records only some states of the window, and
 * no commands.
 */
@EnabledIfSystemProperty(
    named = "guard.folder",
    matches = ".+",
    disabledReason = "is started by src/test/scripts/guard")
class GuardRecorder {
  private final Path folder = Path.of(System.getProperty("guard.folder", ""));
  private final String states = System.getProperty("guard.states", "");

  @Test
  void commands() throws IOException {
    if (states.isEmpty()) {
      new RecordedCommands(new SampleFiles()).write(made("commands"));
    }
  }

  @Test
  void windows() throws IOException {
    RecordedWindows windows =
        new RecordedWindows(new SampleFiles(), made("pictures"), made("names"));
    windows.write(Pattern.compile(states.isEmpty() ? ".*" : states));
    Files.writeString(folder.resolve("actions.txt"), windows.actions());
  }

  private Path made(String part) throws IOException {
    return Files.createDirectories(folder.resolve(part));
  }
}
