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
}
