package dev.tripatch.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the JVM is trained with. */
final class TrainingRunTest {

  @Test
  void everyCommandFindsThePatchOfTheExample() throws IOException, InterruptedException {
    Process training =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.tripatch.app.TrainingRun",
                "commands")
            .redirectErrorStream(true)
            .start();
    String said = new String(training.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(training.waitFor()).as(said).isZero();
    assertThat(said)
        .contains("$setElementOrder/containers:", "\"$setElementOrder/containers\"")
        .contains("kind: Deployment", "spec.replicas");
  }
}
