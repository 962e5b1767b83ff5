package dev.tripatch.ui.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Whether there is a browser is known from the program that would start it. */
class SystemBrowserTest {

  private static final URI PAGE = URI.create("https://example.com/");
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private static boolean isShown(List<List<String>> programs) {
    return new SystemBrowser(programs).show(PAGE).toCompletableFuture().join();
  }

  @Test
  void theFirstProgramThatIsThereGetsTheAddress() {
    assertThat(isShown(List.of(List.of("no-such-program"), List.of(JAVA, "--version")))).isTrue();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no sh")
  void aProgramThatFailsShowsNothing() {
    assertThat(isShown(List.of(List.of("sh", "-c", "exit 3")))).isFalse();
  }

  @Test
  void withoutAnyNothingIsShown() {
    assertThat(isShown(List.of(List.of("no-such-program")))).isFalse();
  }
}
