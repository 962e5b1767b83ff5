package dev.tripatch.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No test judges by a clock, which goes on while others have the processor: {@code Effort} counts
 * what work takes, {@code Patience} and {@code Waiting} wait, and limits of minutes are only
 * against hanging.
 */
class NoWallClockTest {
  private static final Path TESTS = Path.of("src/test/java/dev/tripatch");

  private static final Pattern CLOCK =
      Pattern.compile(
          "assertTimeout|@Timeout|nanoTime\\(|currentTimeMillis\\(|\\.sleep\\("
              + "|\\d, TimeUnit\\.(?!MINUTES)|\\b1, TimeUnit\\.MINUTES"
              + "|waitForAsync\\w*\\(\\d|is(Less\\w+|Between)\\(\\s*Duration\\.");

  /** They print what takes how long. */
  private static final List<String> MEASURING =
      List.of(
          "DecideByKeys",
          "RecordedWindows",
          "SavingCost",
          "ScrollFrames",
          "StartCost",
          "TypingLatency",
          "WindowPictures",
          "WorkCost");

  /** They play somebody slow, or act when nobody can tell them that it is time. */
  private static final List<String> PLAYING =
      List.of(
          "AdmissionWebhook",
          "KeeperTest",
          "LiveWatchTest",
          "RandomUseTest",
          "SendKillsTest",
          "SendLawsTest",
          "SendRefusalsTest",
          "SlowListener",
          "TypingProgram");

  @Test
  void testsLookAtNoClock() throws IOException {
    List<String> allowed = new ArrayList<>(List.of("Patience", "NumberHelper"));
    allowed.addAll(MEASURING);
    allowed.addAll(PLAYING);
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(TESTS)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        if (!name.equals("NoWallClockTest") && CLOCK.matcher(Files.readString(file)).find()) {
          found.add(name);
        }
      }
    }
    assertThat(found).containsExactlyInAnyOrderElementsOf(allowed);
  }
}
