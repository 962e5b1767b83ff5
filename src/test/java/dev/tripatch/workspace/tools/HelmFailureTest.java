package dev.tripatch.workspace.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.Ran;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who speaks is asked first: a webhook may say anything, and so may a chart. */
class HelmFailureTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Error: UPGRADE FAILED: admission webhook "a.b" denied the request: pod template: no label | WEBHOOK_DENIED
          Error: UPGRADE FAILED: admission webhook "a.b" denied the request: could not find an owner | WEBHOOK_DENIED
          Error: UPGRADE FAILED: admission webhook "a.b" denied the request: i/o timeout | WEBHOOK_DENIED
          Error: YAML parse error on x.yaml: error converting YAML to JSON: could not find expected ':' | NOT_RENDERED
          Error: execution error at (c/templates/x.yaml:1:3): repo a not found | NOT_RENDERED
          Error: could not find chart a | NO_CHART
          Error: unable to continue: the server could not find the requested resource | OTHER
          """)
  void whoSpeaksIsAskedFirst(String said, HelmFailureKind kind) {
    Ran.Ended ended = new Ran.Ended(1, "", said, Instant.EPOCH, Duration.ZERO);

    assertThat(HelmFailure.of(ended, "chart").kind()).isEqualTo(kind);
  }
}
