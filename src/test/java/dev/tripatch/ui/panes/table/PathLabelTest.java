package dev.tripatch.ui.panes.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which part of a path is its end. */
class PathLabelTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          replicas | replicas
          spec.replicas | replicas
          spec.containers[name=web].image | image
          spec.ports[port=80] | ports[port=80]
          spec.containers[name=a.b].args[0] | args[0]
          metadata.labels["app.kubernetes.io/name"] | ["app.kubernetes.io/name"]
          metadata.finalizers[=a/b] | finalizers[=a/b]
          """)
  void theEndBeginsWithTheLastKey(String path, String end) {
    assertThat(FieldPath.parse(path)).hasToString(path);
    assertThat(path.substring(PathLabel.endOf(path))).isEqualTo(end);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          13 | spec.replicas | spec.replicas
          12 | spec.replicas | …replicas
          29 | metadata.labels["app.kubernetes.io/version"] | …app.kubernetes.io/version"]
          30 | metadata.labels["app.kubernetes.io/version"] | …["app.kubernetes.io/version"]
          16 | spec.containers[name=blackbox-exporter].image | …exporter].image
          15 | spec.containers[name=blackbox-exporter].image | …image
          34 | spec.containers[name=blackbox-exporter].image | …[name=blackbox-exporter].image
          14 | securityContext.readOnlyRootFilesystem | …Filesystem
          7 | securityContext.readOnlyRootFilesystem | …system
          12 | ▸ spec.replicas | ▸ …replicas
          """)
  void itsFrontGivesWayAtTheBeginningOfAPartOrAWord(int most, String path, String shown) {
    assertThat(PathLabel.fitted(path, most)).isEqualTo(shown);
  }
}
