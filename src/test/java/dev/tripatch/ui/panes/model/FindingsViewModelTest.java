package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.WaysOut;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.OpenDocument;
import org.junit.jupiter.api.Test;

/** What is found beside the panes, as the documents and the selection change. */
class FindingsViewModelTest {
  private static final String DEPLOYMENT =
      "apiVersion: apps/v1\n"
          + "kind: Deployment\n"
          + "metadata: {name: a}\n"
          + "spec:\n"
          + "  replicas: %d\n"
          + "  paused: true\n";
  private static final String POD =
      "apiVersion: v1\n"
          + "kind: Pod\n"
          + "metadata: {name: a}\n"
          + "spec:\n"
          + "  containers: [{name: a}, {name: b}]\n";
  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  private final OpenModel model = new OpenModel();
  private final FindingsViewModel findings =
      new FindingsViewModel(model.context(Runnable::run), Runnable::run);

  private FindingsViewModel.Found found() {
    return findings.foundProperty().get();
  }

  @Test
  void conflictsComeAndGoWithTheDocuments() {
    model.open(DEPLOYMENT.formatted(2), DEPLOYMENT.formatted(3), DEPLOYMENT.formatted(5));
    assertThat(found().conflicts())
        .singleElement()
        .satisfies(conflict -> assertThat(conflict.path()).isEqualTo(REPLICAS));
    model.documents.live().type(DEPLOYMENT.formatted(2));
    assertThat(found().conflicts()).isEmpty();
  }

  @Test
  void theConflictThatIsSelectedHasItsWaysOut() {
    model.open(DEPLOYMENT.formatted(2), DEPLOYMENT.formatted(3), DEPLOYMENT.formatted(5));
    model.selection.select(REPLICAS);
    assertThat(findings.waysOutProperty().get().orElseThrow().waysOut())
        .extracting(WaysOut.WayOut::fate)
        .containsExactlyElementsOf(WaysOut.FATES);
    model.selection.select(FieldPath.of("spec", "paused"));
    assertThat(findings.waysOutProperty().get()).as("no conflict").isEmpty();
  }

  @Test
  void aFieldHasTheWarningsThatAreAboutIt() {
    model.open("", POD.replace("name: b", "name: a"), POD);
    assertThat(found().hazards()).extracting(Hazard::kind).contains(HazardKind.DUPLICATE_MERGE_KEY);
    Hazard duplicate = found().hazards().getFirst();
    assertThat(findings.warningsFor(duplicate.path()))
        .singleElement()
        .asString()
        .contains(duplicate.sentence(), duplicate.remedy());
    assertThat(findings.warningsFor(FieldPath.of("kind"))).isEmpty();
  }

  @Test
  void aComposedPatchHasHazardsAndNoConflicts() {
    model.open("", POD, POD);
    compose("metadata: {labels: {a: b}, $patch: oops}\nspec: {hostnam: a}\n");
    assertThat(found().hazards()).extracting(Hazard::where).containsOnly(Role.PATCH);
    assertThat(found().hazards()).extracting(Hazard::kind).contains(HazardKind.UNKNOWN_FIELD);
    assertThat(found().conflicts()).isEmpty();
  }

  @Test
  void aPatchThatIsRefusedStillShowsItsHazards() {
    model.open("", POD, POD);
    compose("spec: {containers: [{image: i}]}\n");
    assertThat(model.comparison.staleProperty().get()).isTrue();
    assertThat(found().hazards())
        .extracting(Hazard::kind)
        .containsExactly(HazardKind.MISSING_MERGE_KEY);
  }

  private void compose(String patch) {
    model.documents.drafts().in(PatchFormat.STRATEGIC).open(OpenDocument.unfiled("patch", patch));
    model.documents.drafts().compose(PatchFormat.STRATEGIC);
  }
}
