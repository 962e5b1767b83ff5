package dev.tripatch.show.paint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.FieldPath;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where a field is in the text of a patch, also one that only directives are about. */
class DocumentFieldsTest {
  private static final String TEXT =
      """
      spec:
        $setElementOrder/containers:
        - name: a
        volumes:
        - name: v
          $retainKeys: [name, emptyDir]
          emptyDir: {}
      metadata:
        $deleteFromPrimitiveList/finalizers: [x]
        finalizers: [y]
      """;

  private final DocumentFields fields =
      new DocumentFields(
          SourceReader.read("patch", TEXT), new PathNaming(Snippets.kind("v1", "Pod")));

  @Test
  void aFieldItself() {
    assertThat(span("spec.volumes[name=v].emptyDir")).contains("emptyDir: {}");
    assertThat(span("metadata.finalizers")).contains("finalizers: [y]");
  }

  @Test
  void aListThatIsOnlyOrderedIsAtItsOrder() {
    assertThat(span("spec.containers").orElseThrow()).startsWith("$setElementOrder/containers:");
  }

  @Test
  void aFieldThatIsLeftOutIsAtTheDirectiveThatLeavesItOut() {
    assertThat(span("spec.volumes[name=v].hostPath")).contains("$retainKeys: [name, emptyDir]");
    assertThat(span("spec.nodeName")).isEmpty();
  }

  @Test
  void aDirectiveIsNamedLikeItsList() {
    assertThat(fields.fieldAt(TEXT.indexOf("$setElementOrder")))
        .contains(FieldPath.of("spec", "containers"));
    assertThat(fields.fieldAt(TEXT.indexOf("$deleteFrom")))
        .contains(FieldPath.of("metadata", "finalizers"));
  }

  private Optional<String> span(String path) {
    return fields.spanOf(FieldPath.parse(path)).map(span -> span.in(TEXT));
  }
}
