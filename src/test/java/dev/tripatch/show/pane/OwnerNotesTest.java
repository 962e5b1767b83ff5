package dev.tripatch.show.pane;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.paint.PathNaming;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines say who set them where that is somebody else than before. */
class OwnerNotesTest {
  private static final String YAML =
      """
      spec:
        replicas: 7
        minReadySeconds: 5
        template:
          spec:
            containers:
            - name: web
              image: web:1
            - {name: proxy, image: "envoy:1"}
        paused: true
        progressDeadlineSeconds: 600
      """;

  private static final String JSON =
      """
      {
        "spec": {
          "replicas": 7,
          "minReadySeconds": 5,
          "template": {"spec": {"containers": [
            {
              "name": "web",
              "image": "web:1"},
            {"name": "proxy", "image": "envoy:1"}
          ]}},
          "paused": true,
          "progressDeadlineSeconds": 600
        }
      }
      """;

  private static Optional<String> owner(FieldPath path) {
    return switch (path.toString()) {
      case "spec.replicas", "spec.minReadySeconds" -> Optional.of("hpa · 3d");
      case "spec.paused" -> Optional.empty();
      default -> Optional.of(path.toString().contains("proxy") ? "injector" : "kubectl");
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {YAML, JSON})
  void whereTheOwnerChangesALineSaysIt(String text) {
    SourceDocument document = SourceReader.read("live", text);
    PathNaming naming =
        new PathNaming(new BundledCatalog().lookUp("apps/v1", "Deployment").type()).of(Role.LIVE);
    PaneText pane = new InputPainter(document, naming).paint(List.of(), List.of());
    assertThat(OwnerNotes.in(pane, OwnerNotesTest::owner).notes())
        .extracting(note -> line(text, note.line()) + " ← " + note.text())
        .containsExactly(
            "replicas: 7 ← hpa · 3d",
            "name: web ← kubectl",
            "name: proxy, image: envoy:1 ← injector",
            "progressDeadlineSeconds: 600 ← kubectl");
  }

  /** A line without what YAML and JSON have around fields. */
  private static String line(String text, int line) {
    return text.lines().toList().get(line - 1).replaceAll("[\"{}]|,$|},$|^\\s*-?", "").strip();
  }
}
