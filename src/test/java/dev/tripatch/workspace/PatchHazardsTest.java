package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.ui.panes.model.OpenModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of a pointer that the RFC does not know it is said what a server does with it. */
class PatchHazardsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // The server looks for /annotations, /metadata/annotations/a~x and nothing.
        "{op: remove, path: metadata/annotations/a} | refused | true | Begin it with /",
        "{op: remove, path: x/metadata/annotations/a} | operation-slip | false | Begin it with /",
        "{op: remove, path: /metadata/annotations/a~x} | refused | true | write ~0 for ~",
        "{op: add, path: /metadata/annotations/a~x, value: b} | operation-slip | false | ~0",
        "{op: remove, path: metadata} | refused | true | Begin it with /",
        "{op: remove, path: '/metadata/annotations/b.io\\/c'} | refused | true"
            + " | Write /metadata/annotations/b.io~1c:",
        "{op: add, path: '/metadata/annotations/new.io\\/c', value: d} | refused | true"
            + " | Write /metadata/annotations/new.io~1c:",
      })
  void aPointerIsReadAsTheServerDoes(
      String operation, String kind, boolean isRefused, String remedy) {
    SourceDocument live =
        SourceReader.read(
            "live",
            "{apiVersion: v1, kind: ConfigMap, metadata: {name: m,"
                + " annotations: {a: b, b.io/c: d}}}");
    Hazard found =
        PatchHazards.of(
                PatchFormat.JSON,
                SourceReader.read("patch", "- " + operation + "\n"),
                live,
                OpenModel.WORKBENCH.schemaOf(live.decodedObject().orElseThrow()))
            .getFirst();
    assertThat(found.kind().id()).isEqualTo(kind);
    assertThat(found.refuses()).isEqualTo(isRefused);
    assertThat(found.remedy()).contains(remedy);
  }
}
