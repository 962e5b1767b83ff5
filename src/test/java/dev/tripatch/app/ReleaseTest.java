package dev.tripatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReleaseTest {
  private static final String PROPERTY = "tripatch.release";

  @AfterEach
  void forget() {
    System.clearProperty(PROPERTY);
  }

  @Test
  void saysWhatItRunsOn() {
    assertThat(Release.lines()).hasSize(4);
    assertThat(Release.lines().get(0)).isEqualTo("tripatch " + Release.name());
    assertThat(Release.lines().get(1)).startsWith("JDK " + Runtime.version());
    assertThat(Release.lines().get(2)).matches("JavaFX \\d+\\.\\d+.*");
    assertThat(Release.lines().get(3)).matches("Kubernetes 1\\.\\d+( to 1\\.\\d+)?");
  }

  @Test
  void aPackageKnowsItsRelease() {
    System.setProperty(PROPERTY, "0.1.0~20261123.eba8e043");
    assertThat(Release.lines().getFirst()).isEqualTo("tripatch 0.1.0~20261123.eba8e043");
  }
}
