package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.CompiledIn;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.apply.Request;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.show.pane.ShownPatch;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What real kubectl 1.27 to 1.33 sends for kinds that it has not compiled in, to a server that
 * publishes its OpenAPI document.
 */
class KindsFromOpenApiTest {

  @ParameterizedTest
  @CsvSource({
    "apiextensions.k8s.io/v1, CustomResourceDefinition",
    "apiregistration.k8s.io/v1, APIService"
  })
  void arePatchedStrategicallyAndANullThatLocalSaysIsSent(String apiVersion, String kind) {
    String object =
        """
        apiVersion: %s
        kind: %s
        metadata:
          name: a.example.com
          creationTimestamp: %s
        """;
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.of(SourceReader.read("last", object.formatted(apiVersion, kind, "null"))),
            SourceReader.read("local", object.formatted(apiVersion, kind, "null")),
            Optional.of(
                SourceReader.read(
                    "live", object.formatted(apiVersion, kind, "'2026-01-02T03:04:05Z'"))));
    Compared.Done done = (Compared.Done) new Workbench(new BundledCatalog()).compare(sources, true);
    ThreeWayOutcome.Computed computed = (ThreeWayOutcome.Computed) done.outcome();
    assertThat(Request.of(computed))
        .isEqualTo(new Request.Patch("application/strategic-merge-patch+json"));
    assertThat(LastAppliedAnnotation.removeFromPatch(computed.patch()))
        .isEqualTo(
            SourceReader.read("patch", "metadata: {creationTimestamp: null}")
                .object()
                .orElseThrow());
    assertThat(CompiledIn.remarkOn(computed.inputs().local()).orElseThrow())
        .contains("does not publish it", "JSON merge patch");
    ShownPatch shown = done.view().untriedPatch();
    assertThat(shown.remarksTitle()).as("the window's band").endsWith("to know of this patch");
    assertThat(shown.remarks())
        .extracting(PatchRemark::sentence)
        .contains(CompiledIn.remarkOn(computed.inputs().local()).orElseThrow());
  }
}
