package dev.tripatch.ui.panes.model;

import static dev.tripatch.ui.Fragments.IDENTITY;
import static dev.tripatch.ui.Fragments.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.workspace.ComparisonMode;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** The three documents, the composed patch beside them, and who applies. */
class DocumentsTest {
  private final Queue<Runnable> waiting = new ArrayDeque<>();

  private void runAll() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  @Test
  void aSnapshotHasTheComposedPatchAndCountsItsCharacters() {
    OpenModel model = new OpenModel();
    model.open("", "a: 1\n", "a: 22\n");
    Texts plain = model.documents.snapshot().orElseThrow();
    assertThat(plain.length()).isEqualTo(11 + 2 * IDENTITY.length());
    assertThat(plain.written()).isEmpty();
    model.documents.drafts().in(PatchFormat.MERGE).open(OpenDocument.unfiled("p", "{a: 333}"));
    model.documents.drafts().compose(PatchFormat.MERGE);
    Texts composed = model.documents.snapshot().orElseThrow();
    assertThat(composed.length()).isEqualTo(19 + 2 * IDENTITY.length());
    assertThat(composed.written().orElseThrow().format()).isEqualTo(PatchFormat.MERGE);
    assertThat(composed.written().orElseThrow().text().text()).isEqualTo("{a: 333}");
  }

  @Test
  void aComposedPatchNeedsNoLocal() {
    OpenModel model = new OpenModel();
    model.open("", "", "a: 1\n");
    assertThat(model.documents.snapshot()).isEmpty();
    model.documents.drafts().in(PatchFormat.MERGE).open(OpenDocument.unfiled("p", "{a: 2}"));
    model.documents.drafts().compose(PatchFormat.MERGE);
    assertThat(model.comparison.paneProperty(Role.RESULT).get().orElseThrow().text())
        .contains("a: 2");
  }

  @Test
  void whoAppliesIsChosenAndACaseIsComeBackTo() {
    AppliedBy appliedBy = new Documents().appliedBy();
    assertThat(appliedBy.applierProperty().getValue()).isEqualTo(Applier.KUBECTL);
    appliedBy.open(Optional.of(ComparisonMode.DOCUMENTS));
    appliedBy.choose(Applier.HELM);
    assertThat(Applier.HELM.title()).contains(Applier.HELM.word());
    assertThat(Applier.KUBECTL.title()).contains(Applier.KUBECTL.word());
    assertThat(Applier.HELM.word()).isNotEqualTo(Applier.KUBECTL.word()).isNotBlank();
    assertThat(appliedBy.applierProperty().getValue()).isEqualTo(Applier.HELM);
    assertThat(appliedBy.modeProperty().get()).contains(ComparisonMode.HELM);
    appliedBy.choose(Applier.KUBECTL);
    assertThat(appliedBy.applierProperty().getValue()).isEqualTo(Applier.KUBECTL);
    assertThat(appliedBy.modeProperty().get()).contains(ComparisonMode.DOCUMENTS);
  }

  @Test
  void whatIsTypedBeforeTheAnswerKeepsTheFirstChangeFromBeingSelected() {
    OpenModel model = new OpenModel(waiting::add);
    FirstSelection.in(model.documents, model.comparison, model.selection);
    model.open("", "a: 1\n", "a: 2\n");
    runAll();
    assertThat(model.selection.getPath()).contains(FieldPath.of("a"));
    model.selection.clear();
    model.open("", "b: 1\n", "b: 2\n");
    model.documents.local().type(named("b: 3\n"));
    runAll();
    assertThat(model.comparison.getView()).isPresent();
    assertThat(model.selection.getPath()).isEmpty();
  }

  @Test
  void composingBeginsWithThePatchOnceItIsCalculated() {
    OpenModel model = new OpenModel(waiting::add);
    ComposerViewModel composer = new ComposerViewModel(model.documents.drafts(), model.comparison);
    model.open("", "a: 1\n", "a: 2\n");
    composer.begin(PatchFormat.JSON);
    assertThat(model.documents.drafts().isComposing()).isFalse();
    runAll();
    assertThat(composer.currentProperty().get()).contains(PatchFormat.JSON);
    assertThat(model.documents.drafts().in(PatchFormat.JSON).getText())
        .contains("replace", "/a", "1");
  }

  @Test
  void aPatchThatWasLeftIsGoneOnWith() {
    OpenModel model = new OpenModel();
    ComposerViewModel composer = new ComposerViewModel(model.documents.drafts(), model.comparison);
    model.open("", "a: 1\n", "a: 2\n");
    composer.begin(PatchFormat.JSON);
    model.documents.drafts().in(PatchFormat.JSON).type("[]\n");
    composer.toggle();
    assertThat(model.documents.drafts().isComposing()).isFalse();
    composer.begin(PatchFormat.JSON);
    assertThat(model.documents.drafts().in(PatchFormat.JSON).getText()).isEqualTo("[]\n");
    composer.startOver();
    assertThat(model.documents.drafts().in(PatchFormat.JSON).getText()).contains("/a");
  }
}
