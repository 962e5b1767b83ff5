package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch.Finding;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * An integer of more than 64 bits and the float that Kubernetes' decoder makes of it are one value
 * to whatever is computed, wherever the document comes in.
 */
class DecodedNumbersTest {
  private static final String NAMED =
      """
      {"apiVersion": "example.org/v1", "kind": "Thing", "metadata": {"name": "x"}, "a": %s}
      """;
  private static final SourceDocument WRITTEN = read(NAMED.formatted("36893488147419103232"));
  private static final SourceDocument DECODED = read(NAMED.formatted("36893488147419103232.0"));

  private final Workbench workbench = new Workbench(new BundledCatalog());

  private static SourceDocument read(String text) {
    return SourceReader.read("text", text, Format.JSON);
  }

  private static ThreeDocuments<SourceDocument> documents() {
    return new ThreeDocuments<>(Optional.empty(), WRITTEN, Optional.of(DECODED));
  }

  @Test
  void theTextKeepsTheNumber() {
    assertThat(WRITTEN.object()).isNotEqualTo(DECODED.object());
    assertThat(WRITTEN.decodedObject()).isEqualTo(DECODED.object());
    assertThat(DECODED.object().orElseThrow().get("a")).isEqualTo(new FloatValue(0x1p65));
  }

  @Test
  void aComparisonFindsNoDifference() {
    var done = (Compared.Done) workbench.compare(documents(), true);
    var computed = (ThreeWayOutcome.Computed) done.outcome();
    assertThat(LastAppliedAnnotation.removeFromPatch(computed.patch())).isEqualTo(MapValue.EMPTY);
    assertThat(computed.isBalanced()).isTrue();
  }

  @Test
  void aPatchWithItHasNoEffect() {
    var composed = (Composed.Done) workbench.compose(documents(), WRITTEN, PatchFormat.MERGE);
    assertThat(composed.applied().findings()).containsExactly(Finding.NO_EFFECT);
  }

  @Test
  void aTestOfItSucceeds() {
    SourceDocument test =
        read("[{\"op\": \"test\", \"path\": \"/a\", \"value\": 36893488147419103232}]");
    assertThat(workbench.compose(documents(), test, PatchFormat.JSON))
        .isInstanceOf(Composed.Done.class);
    assertThat(
            PatchHazards.of(
                PatchFormat.JSON,
                test,
                DECODED,
                workbench.schemaOf(WRITTEN.object().orElseThrow())))
        .noneMatch(hazard -> hazard.kind() == HazardKind.REFUSED);
  }

  @ParameterizedTest
  @EnumSource(names = {"CUSTOM_RESOURCE", "KUSTOMIZE"})
  void everyDialectGetsItDecoded(Dialect dialect) {
    MapValue live = DECODED.decodedObject().orElseThrow();
    assertThat(workbench.apply(live, WRITTEN.decodedObject().orElseThrow(), dialect))
        .isEqualTo(new Applied.Done(live));
  }
}
