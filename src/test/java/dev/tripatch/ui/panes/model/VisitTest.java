package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.Drafts.WrittenText;
import dev.tripatch.ui.panes.document.HistoryEntry;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.workspace.ComparisonMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What was open is kept as it was while other documents are visited. */
class VisitTest {

  private static final String POD = "apiVersion: v1\nkind: Pod\nmetadata: {name: %s}\n";
  private static final FieldPath NAME = FieldPath.of("metadata", "name");

  private final OpenModel model = new OpenModel();
  private final Documents documents = model.documents;
  private final ComposerViewModel composer =
      new ComposerViewModel(documents.drafts(), model.comparison);
  private final Visit visit = new Visit(model.context(Runnable::run, composer));
  private final Visited lesson = visited("one");

  private static Visited visited(String title) {
    return new Visited(
        Visited.Kind.LESSON,
        title,
        Map.of(Role.LOCAL, POD.formatted(title), Role.LIVE, POD.formatted(title + "-live")),
        Optional.empty(),
        Optional.empty());
  }

  @BeforeEach
  void openMine() {
    model.open("", POD.formatted("mine"), POD.formatted("theirs"));
    documents.local().type(POD.formatted("mine") + "# typed\n");
  }

  private List<String> done() {
    return documents.history().done().stream().map(HistoryEntry::name).toList();
  }

  private String local() {
    return documents.local().getText();
  }

  @Test
  void textsAndWhatWasDoneToThemComeBack() {
    List<String> before = done();
    visit.open(lesson);
    assertThat(local()).isEqualTo(POD.formatted("one"));
    assertThat(documents.local().isModified()).isFalse();
    assertThat(documents.history().undo(Optional.empty())).isEmpty();
    documents.local().type("kind: Pod\n");
    visit.back();
    assertThat(visit.isVisiting()).isFalse();
    assertThat(done()).isEqualTo(before);
    assertThat(local()).endsWith("# typed\n");
    assertThat(documents.local().isModified()).isTrue();
    documents.history().undo(Optional.of(documents.local()));
    assertThat(local()).isEqualTo(POD.formatted("mine"));
    documents.history().redo(Optional.of(documents.local()));
    assertThat(local()).endsWith("# typed\n");
  }

  @Test
  void whatWasUndoneCanStillBeDoneAgain() {
    documents.history().undo(Optional.of(documents.local()));
    visit.open(lesson);
    visit.back();
    documents.history().redo(Optional.of(documents.local()));
    assertThat(local()).endsWith("# typed\n");
  }

  @Test
  void thePatchThatIsComposedComesBackWithHowItIsWritten() {
    composer.open(PatchFormat.JSON, OpenDocument.unfiled("mine.json", "[]\n"));
    model.comparison.patch().withTestsProperty().set(true);
    visit.open(
        new Visited(
            lesson.kind(),
            lesson.title(),
            lesson.documents(),
            Optional.of(new WrittenText(PatchFormat.MERGE, new NamedText("patch", "{}\n"))),
            lesson.mode()));
    assertThat(composer.currentProperty().get()).contains(PatchFormat.MERGE);
    assertThat(documents.drafts().in(PatchFormat.JSON).isBlank()).isTrue();
    assertThat(model.comparison.patch().look().withTests()).isFalse();
    visit.back();
    assertThat(composer.currentProperty().get()).contains(PatchFormat.JSON);
    assertThat(documents.drafts().in(PatchFormat.JSON).getText()).isEqualTo("[]\n");
    assertThat(documents.drafts().in(PatchFormat.MERGE).isBlank()).isTrue();
    assertThat(model.comparison.patch().look().withTests()).isTrue();
  }

  @Test
  void choicesAboutTheDocumentsComeBack() {
    documents.leftOut().leaveOut(List.of(NAME));
    documents.appliedBy().choose(Applier.HELM);
    documents.secrets().allRevealedProperty().set(true);
    documents.schemas().text().type("rules: []\n");
    documents.schemas().usedProperty().set(false);
    model.selection.select(NAME, Role.LIVE);
    visit.open(lesson.as(ComparisonMode.DOCUMENTS));
    assertThat(documents.leftOut().get()).isEmpty();
    assertThat(documents.appliedBy().modeProperty().get()).contains(ComparisonMode.DOCUMENTS);
    assertThat(documents.secrets().allRevealedProperty().get()).isFalse();
    assertThat(documents.schemas().text().isBlank()).isTrue();
    visit.back();
    assertThat(documents.leftOut().get()).containsExactly(NAME);
    assertThat(documents.appliedBy().modeProperty().get()).contains(ComparisonMode.HELM);
    assertThat(documents.secrets().allRevealedProperty().get()).isTrue();
    assertThat(documents.schemas().text().getText()).isEqualTo("rules: []\n");
    assertThat(documents.schemas().usedProperty().get()).isFalse();
    assertThat(model.selection.getPath()).contains(NAME);
    assertThat(model.selection.choiceProperty().get().orElseThrow().origin()).contains(Role.LIVE);
  }

  @Test
  void decisionsComeBackAndConflictsAreThoseOfTheDocuments() {
    String map = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {key: %s}\n";
    DecisionsViewModel decisions = new DecisionsViewModel(documents, model.comparison);
    model.open(map.formatted("old"), map.formatted("mine"), map.formatted("theirs"));
    documents.history().forget();
    documents.local().type(map.formatted("mine") + "# typed\n");
    int conflicts = decisions.getTally().conflicts();
    assertThat(conflicts).isPositive();
    visit.open(lesson);
    assertThat(decisions.getTally().conflicts()).isNotEqualTo(conflicts);
    visit.back();
    assertThat(decisions.getTally().conflicts()).isEqualTo(conflicts);
  }

  @Test
  void whatWasTypedIntoVisitedDocumentsIsThereAgain() {
    visit.open(lesson);
    documents.local().type("# tried\n");
    visit.open(visited("two"));
    assertThat(local()).isEqualTo(POD.formatted("two"));
    visit.open(lesson);
    assertThat(local()).isEqualTo("# tried\n");
    visit.back();
    visit.open(lesson);
    assertThat(local()).isEqualTo("# tried\n");
    documents.history().undo(Optional.empty());
    assertThat(local()).isEqualTo(POD.formatted("one"));
    documents.history().redo(Optional.empty());
    visit.startOver();
    assertThat(local()).isEqualTo(POD.formatted("one"));
    visit.back();
    assertThat(local()).endsWith("# typed\n");
  }

  @Test
  void backWithoutAVisitDoesNothing() {
    List<String> before = done();
    visit.back();
    assertThat(done()).isEqualTo(before);
    assertThat(local()).endsWith("# typed\n");
  }
}
