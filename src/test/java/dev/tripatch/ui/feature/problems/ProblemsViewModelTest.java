package dev.tripatch.ui.feature.problems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.FindingsViewModel;
import dev.tripatch.ui.panes.model.ModelContext;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** All that is wrong is in one list, whichever text it is in. */
class ProblemsViewModelTest {
  private static final String POD =
      "apiVersion: v1\n"
          + "kind: Pod\n"
          + "metadata:\n"
          + "  name: web\n"
          + "spec:\n"
          + "  containers:\n"
          + "  - name: a\n"
          + "    image: a\n";

  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(
          documents,
          new Comparer(new Workbench(new BundledCatalog())),
          Runnable::run,
          Runnable::run);
  private final ModelContext context =
      OpenModel.context(
          documents, comparison, new SelectionViewModel(comparison), Runnable::run, Runnable::run);
  private final FindingsViewModel findings = new FindingsViewModel(context, Runnable::run);
  private final ProblemsViewModel problems = new ProblemsViewModel(context, findings);

  private List<String> places() {
    return problems.allProperty().get().stream()
        .map(each -> each.severity() + " " + each.place())
        .toList();
  }

  private void open(String local, String live) {
    documents.local().open(OpenDocument.unfiled("local", local));
    documents.live().open(OpenDocument.unfiled("live", live));
  }

  @Test
  void aTextThatCannotBeReadHasItsLine() {
    open(POD, POD);
    assertThat(places()).isEmpty();
    documents.live().type(POD + "spec: [\n");
    assertThat(places()).singleElement().asString().startsWith("ERROR in live, line ");
  }

  @Test
  void whatWasFoundInATextThatCannotBeReadAnyMoreIsNotListed() {
    open(POD + "  hostnam: a\n", POD);
    assertThat(places()).containsExactly("ERROR in local, line 9");
    documents.local().type(POD + "  hostnam: [\n");
    assertThat(problems.allProperty().get())
        .singleElement()
        .satisfies(each -> assertThat(each.hazard()).isEmpty());
  }

  @Test
  void soHasOneThatHasNoPartInAComposedPatch() {
    open(POD, POD);
    documents.drafts().in(PatchFormat.STRATEGIC).open(OpenDocument.unfiled("patch", "{}\n"));
    documents.drafts().compose(PatchFormat.STRATEGIC);
    documents.local().type("a: [\n");
    assertThat(places()).singleElement().asString().startsWith("ERROR in local, line ");
    documents.local().type("");
    assertThat(places()).isEmpty();
  }

  @Test
  void ofOwnRulesToo() {
    open(POD, POD);
    documents.schemas().text().type("rules: [\n");
    assertThat(places()).singleElement().asString().startsWith("ERROR in own rules, line ");
  }

  @Test
  void aRefusedPatchIsToldOnceAndAfterAnotherTextsHazards() {
    open(POD, POD);
    documents.drafts().in(PatchFormat.STRATEGIC).open(OpenDocument.unfiled("patch", "{}\n"));
    documents.drafts().compose(PatchFormat.STRATEGIC);
    documents
        .drafts()
        .in(PatchFormat.STRATEGIC)
        .type("spec:\n  hostnam: a\n  containers:\n  - image: i\n");
    assertThat(places()).containsExactly("ERROR in patch, line 2", "ERROR in patch, line 4");
  }

  @Test
  void theWayLeadsThroughAllAndAround() {
    String ports = "    ports: [{containerPort: 1}, {containerPort: 1}]\n";
    open(POD + ports + "  hostnam: a\n", POD + ports);
    List<Problem> all = problems.allProperty().get();
    assertThat(all).hasSize(2);
    Problem first = problems.next(1, Optional.empty()).orElseThrow();
    assertThat(first).isEqualTo(all.getFirst());
    problems.chosenProperty().set(Optional.of(first));
    assertThat(problems.next(1, Optional.of(first.path()))).contains(all.getLast());
    assertThat(problems.next(-1, Optional.of(first.path()))).contains(all.getLast());
    assertThat(problems.next(1, Optional.of(FieldPath.of("kind")))).contains(all.getFirst());
  }

  @Test
  void textsAreNamedInTheirOrder() {
    open(POD + "  hostnam: a\n", POD);
    documents.schemas().text().type("rules: [\n");
    assertThat(ProblemsViewModel.texts(problems.allProperty().get()))
        .containsExactly(Optional.of(Role.LOCAL), Optional.empty());
  }
}
