package dev.tripatch.show.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.show.pane.NoiseLines;
import java.util.List;
import org.junit.jupiter.api.Test;

class NoiseTest {
  private static final String LIVE =
      """
      apiVersion: v1
      kind: Service
      metadata:
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: |
            {"kind":"Service"}
          team: shop
        creationTimestamp: "2026-01-02T03:04:05Z" # a remark
        managedFields:
        - manager: kubectl
          operation: Update
        name: web
        uid: "1"
      status:
        loadBalancer: {}
      """;

  /** The name stands in two rooms, of which none may know the other. */
  @Test
  void theAnnotationIsKubectls() {
    assertThat(Noise.LAST_APPLIED.path()).isEqualTo(LastAppliedAnnotation.PATH);
  }

  @Test
  void wholeLinesCanBeFolded() {
    assertThat(NoiseLines.of(SourceReader.read("live", LIVE)))
        .containsExactly(
            new NoiseLines(Noise.LAST_APPLIED, 5, 6),
            new NoiseLines(Noise.CREATION_TIMESTAMP, 8, 8),
            new NoiseLines(Noise.MANAGED_FIELDS, 9, 11),
            new NoiseLines(Noise.UID, 13, 13),
            new NoiseLines(Noise.STATUS, 14, 15));
  }

  @Test
  void jsonFoldsAsWell() {
    String json = JsonWriter.write(SourceReader.read("live", LIVE).object().orElseThrow());
    List<NoiseLines> found = NoiseLines.of(SourceReader.read("live", json));
    assertThat(found)
        .extracting(NoiseLines::noise)
        .containsExactly(
            Noise.LAST_APPLIED,
            Noise.CREATION_TIMESTAMP,
            Noise.MANAGED_FIELDS,
            Noise.UID,
            Noise.STATUS);
    assertThat(found.get(2)).isEqualTo(new NoiseLines(Noise.MANAGED_FIELDS, 10, 15));
  }

  @Test
  void linesWithSomethingElseStay() {
    String flow = "{metadata: {name: web,\n uid: '1', generation: 2}, status: {}}\n";
    assertThat(NoiseLines.of(SourceReader.read("live", flow))).isEmpty();
    assertThat(NoiseLines.of(SourceReader.read("live", "a: ["))).isEmpty();
    assertThat(NoiseLines.of(SourceReader.read("live", "status:\n")))
        .containsExactly(new NoiseLines(Noise.STATUS, 1, 1));
  }

  @Test
  void partsOfNoiseAreNoise() {
    assertThat(Noise.of(FieldPath.parse("status.conditions[type=Ready].status")))
        .contains(Noise.STATUS);
    assertThat(Noise.of(FieldPath.of("metadata", "name"))).isEmpty();
    assertThat(Noise.of(FieldPath.of("metadata", "annotations"))).isEmpty();
    assertThat(Noise.of(FieldPath.of("spec", "status"))).isEmpty();
  }

  @Test
  void everyKindSaysWhoWritesIt() {
    assertThat(Noise.values())
        .allSatisfy(noise -> assertThat(noise.text()).matches("\\p{L}.*\\.").hasSizeLessThan(90));
  }
}
