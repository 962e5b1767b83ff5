package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.ui.panes.document.Drafts.WrittenText;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.workspace.ComposedProof;
import dev.tripatch.workspace.schemas.OwnSchemas;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A composed patch is compared with the calculated one as the person wants that: without fields.
 */
class ComposedBesideLeftOutTest {

  private static final String OBJECT =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {replicas: %s, "
          + "minReadySeconds: %s, paused: %s}\n";

  private static ComposedProof proof(String patch, FieldPath... leftOut) {
    ThreeDocuments<NamedText> documents =
        new ThreeDocuments<>(
            Optional.of(new NamedText("last", OBJECT.formatted(1, 1, true))),
            new NamedText("local", OBJECT.formatted(2, 2, false)),
            Optional.of(new NamedText("live", OBJECT.formatted(1, 1, true))));
    WrittenText written = new WrittenText(PatchFormat.STRATEGIC, new NamedText("patch", patch));
    Texts texts =
        new Texts(
            documents,
            Optional.of(written),
            Revealed.NONE,
            Optional.empty(),
            PatchLook.FIRST,
            OwnSchemas.NONE,
            Set.of(leftOut));
    Answer.Compared answer = (Answer.Compared) new Comparer(OpenModel.WORKBENCH).compare(texts);
    return answer.findings().proof().orElseThrow();
  }

  private static FieldPath field(String key) {
    return FieldPath.root().key("spec").key(key);
  }

  @Test
  void theProofComparesWithTheCalculatedPatchWithoutThem() {
    String one = "spec: {replicas: 2}\n";
    ComposedProof same = proof(one, field("minReadySeconds"), field("paused"));
    assertThat(same.differences()).hasValueSatisfying(all -> assertThat(all).isEmpty());
    assertThat(same.comparedWith()).isEqualTo("the calculated patch without 2 fields");

    ComposedProof less = proof(one, field("paused"));
    assertThat(less.differences()).contains(List.of(field("minReadySeconds")));
    assertThat(less.comparedWith()).isEqualTo("the calculated patch without 1 field");

    ComposedProof whole = proof(one);
    assertThat(whole.differences()).hasValueSatisfying(all -> assertThat(all).hasSize(2));
    assertThat(whole.comparedWith()).isEqualTo("the calculated patch");
  }

  @Test
  void whatCannotBeLeftOutDoesNotCount() {
    ComposedProof proof = proof("spec: {replicas: 2}\n", field("nothing"));
    assertThat(proof.differences()).hasValueSatisfying(all -> assertThat(all).hasSize(2));
    assertThat(proof.comparedWith()).isEqualTo("the calculated patch");
  }
}
