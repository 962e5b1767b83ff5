package dev.tripatch.ui.panes.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.ui.panes.model.Documents;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Own rules as text: what of it is worth a question. */
class SchemaDocumentsTest {
  private static final String RULES =
      """
      apiVersion: tripatch/v1
      kind: SchemaOverlay
      rules:
      - type: io.k8s.api.core.v1.ServiceSpec
        field: ports
        patchStrategy: merge
        patchMergeKey: name
      """;

  private final SchemaDocuments documents = new Documents().schemas();

  private void edit(Overlay wanted) {
    documents.edit("edit", Optional.empty(), wanted);
  }

  @Test
  void rulesThatAreTakenAwayAgainLeaveNothingToSave() throws Exception {
    edit(OverlayFile.read(RULES));
    assertThat(documents.text().isBlank()).isFalse();
    edit(Overlay.EMPTY);
    assertThat(documents.text().isBlank()).isTrue();
    assertThat(documents.getOverlay()).isEqualTo(Overlay.EMPTY);
  }

  @Test
  void whatAPersonWroteBesideThemStays() throws Exception {
    documents.text().type("# why\n" + RULES);
    edit(Overlay.EMPTY);
    assertThat(documents.text().getText()).contains("# why");
  }

  @Test
  void aFileThatIsOpenIsNotEmptied() throws Exception {
    documents.open("schema.yaml", RULES, Path.of("schema.yaml"));
    edit(Overlay.EMPTY);
    assertThat(documents.text().isBlank()).isFalse();
  }
}
