package dev.tripatch.schema.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.value.MapValue;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Own rules over the built-in schemas, asked through the workbench that the program uses. */
class OverlaidSourceTest {

  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final String CONTAINER = "io.k8s.api.core.v1.Container";
  private static final RuleTarget ARGS = new RuleTarget.OfType(CONTAINER, "args");
  private static final OwnRule MERGE_ARGS = OwnRule.on(ARGS).with(Annotation.PATCH_STRATEGY, "merge");

  private static Overlay overlay(OwnRule... rules) {
    return new Overlay(List.of(rules), List.of());
  }

  private static String pod(String args) {
    return """
        apiVersion: v1
        kind: Pod
        metadata:
          name: web
        spec:
          containers:
          - name: web
            args: %s
        """
        .formatted(args);
  }

  private static SourceDocument text(String text) {
    return SourceReader.read("text", text);
  }

  private static MapValue result(Overlay overlay, String lastApplied, String local, String live) {
    Workbench workbench = new Workbench(new OverlaidSource(CATALOG, overlay));
    Compared compared =
        workbench.compare(
            new ThreeDocuments<>(
                Optional.of(text(lastApplied)), text(local), Optional.of(text(live))),
            true);
    return ((Compared.Done) compared).outcome().result().orElseThrow();
  }

  @Test
  void argsWithMergeAreMerged() {
    String merged = result(overlay(MERGE_ARGS), pod("[a, b]"), pod("[a, c]"), pod("[a, b, d]")).toString();
    assertThat(merged).contains("[\"a\",\"c\",\"d\"]");
    assertThat(result(Overlay.EMPTY, pod("[a, b]"), pod("[a, c]"), pod("[a, b, d]")).toString())
        .contains("[\"a\",\"c\"]");
  }
}
