package dev.tripatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.app.Main.ProgramRelease;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ProgramReleaseTest {
  private static final String PROPERTY = "tripatch.release";

  @AfterEach
  void forget() {
    System.clearProperty(PROPERTY);
  }

  @Test
  void saysWhatItRunsOn() {
    assertThat(ProgramRelease.lines()).hasSize(4);
    assertThat(ProgramRelease.lines().get(0)).isEqualTo("tripatch " + ProgramRelease.name());
    assertThat(ProgramRelease.lines().get(1)).startsWith("JDK " + Runtime.version());
    assertThat(ProgramRelease.lines().get(2)).matches("JavaFX \\d+\\.\\d+.*");
    assertThat(ProgramRelease.lines().get(3)).matches("Kubernetes 1\\.\\d+( to 1\\.\\d+)?");
  }

  @Test
  void aPackageKnowsItsRelease() {
    System.setProperty(PROPERTY, "0.1.0~20261123.eba8e043");
    assertThat(ProgramRelease.lines().getFirst()).isEqualTo("tripatch 0.1.0~20261123.eba8e043");
  }
}
