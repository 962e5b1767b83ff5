package dev.tripatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class TrainingRunTest {
  @Test
  void oneCommandLineNeedsNoSeparator() {
    assertThat(TrainingRun.split(List.of("patch", "--local", "a")))
        .containsExactly(List.of("patch", "--local", "a"));
  }

  @Test
  void severalStandBetweenSeparators() {
    assertThat(
            TrainingRun.split(List.of("patch", "a", "--then", "apply", "--then", "explain", "b")))
        .containsExactly(List.of("patch", "a"), List.of("apply"), List.of("explain", "b"));
  }
}
