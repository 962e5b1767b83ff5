package dev.tripatch.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceReader;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HazardsTest {
  private static final ObjectSchema POD =
      ((SchemaAnswer.Known) new BundledCatalog().lookUp("v1", "Pod")).schema();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PARTIAL_MERGE_KEY | containers: [{name: a, ports: [{containerPort: 53, protocol: UDP},"
            + " {containerPort: 53, protocol: TCP}]}]",
        "DUPLICATE_MERGE_KEY | containers: [{name: a}, {name: a}]",
        "MISSING_MERGE_KEY | containers: [{name: a}, {image: b}]",
        "EMPTY_MERGE_KEY | containers: [{name: ''}]",
        "DIRECTIVE_WITHOUT_DOLLAR | retainKeys: [volumes]",
        "DIRECTIVE_WITHOUT_DOLLAR | setElementOrder/containers: [{name: a}]",
        "UNKNOWN_DIRECTIVE | $foo: 1",
        "SURPRISING_TEXT | hostNetwork: yes"
      })
  void raises(HazardKind kind, String spec) {
    List<Hazard> found = find(spec);
    assertThat(found).extracting(Hazard::kind).containsExactly(kind);
    assertThat(found.getFirst().span().start()).isGreaterThanOrEqualTo("spec: {".length());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "containers: [{name: a, ports: [{containerPort: 53}, {containerPort: 54}]}]",
        "containers: [{name: a}, {name: b}]",
        "containers: [{$patch: replace}, {name: b}]",
        "nodeSelector: {retainKeys: a, $foo: b}",
        "$retainKeys: [volumes]",
        "$setElementOrder/containers: [{name: a}]",
        "hostNetwork: true"
      })
  void doesNotRaise(String spec) {
    assertThat(find(spec)).isEmpty();
  }

  private static List<Hazard> find(String spec) {
    return Hazards.find(SourceReader.read("pod.yaml", "spec: {" + spec + "}\n"), POD);
  }
}
