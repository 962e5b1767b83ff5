package dev.tripatch.workspace.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.data.DataFault;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.schema.overlay.OwnRule;
import dev.tripatch.schema.overlay.RuleTarget;
import org.junit.jupiter.api.Test;

class OverlayTextTest {

  private static final String TEXT =
      """
      # What our team needs.
      apiVersion: tripatch/v1
      kind: SchemaOverlay
      rules:
      - type: io.k8s.api.core.v1.Container
        field: args # flags come from several places
        patchStrategy: merge
      """;

  private static final RuleTarget TOLERATIONS =
      new RuleTarget.OfType("io.k8s.api.core.v1.PodSpec", "tolerations");

  @Test
  void commentsStayWhereRulesComeAndGo() throws DataFault {
    Overlay before = OverlayFile.read(TEXT);
    Overlay more = before.with(OwnRule.on(TOLERATIONS).with(Annotation.PATCH_STRATEGY, "merge"));
    String edited = OverlayText.changed(TEXT, before, more);
    assertThat(edited).startsWith(TEXT).contains("field: tolerations");
    assertThat(OverlayFile.read(edited)).isEqualTo(more);
    assertThat(OverlayText.changed(edited, more, before)).isEqualTo(TEXT);
  }

  @Test
  void allThatIsSaidCanGo() throws DataFault {
    Overlay before = OverlayFile.read(TEXT);
    String edited = OverlayText.changed(TEXT, before, Overlay.EMPTY);
    assertThat(edited).startsWith("# What our team needs.\n");
    assertThat(OverlayFile.read(edited)).isEqualTo(Overlay.EMPTY);
    assertThat(OverlayFile.read(OverlayText.changed("", Overlay.EMPTY, before))).isEqualTo(before);
  }
}
