package dev.tripatch.ui.panes.model;

import static dev.tripatch.ui.Fragments.named;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.Format;
import dev.tripatch.document.Lines;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.paint.FieldIndex;
import dev.tripatch.show.table.Why;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.panes.document.LineEnding;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.SelectionViewModel.Choice;
import dev.tripatch.workspace.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The state of the window, without a window. */
class ModelTest {

  @TempDir Path folder;

  private final OpenModel model = new OpenModel();
  private final Documents documents = model.documents;
  private final ComparisonViewModel comparison = model.comparison;
  private final SelectionViewModel selection = model.selection;

  private void open(String last, String local, String live) {
    model.open(last, local, live);
  }

  @Test
  void nothingIsComparedUntilThereAreTwoDocuments() {
    documents.local().type(named("a: 1\n"));
    assertThat(comparison.getView()).isEmpty();
    documents.live().type(named("a: 2\n"));
    assertThat(comparison.getView()).isPresent();
    documents.live().type("  \n");
    assertThat(comparison.getView()).isEmpty();
  }

  @Test
  void lastAppliedIsLeftToTheEngineUnlessGiven() {
    documents.local().type(named("a: 1\n"));
    documents.live().type(named("a: 2\n"));
    assertThat(documents.snapshot().orElseThrow().documents().lastApplied()).isEmpty();
    documents.lastApplied().type("a: 3\n");
    assertThat(documents.snapshot().orElseThrow().documents().lastApplied().orElseThrow().text())
        .isEqualTo("a: 3\n");
  }

  @Test
  void anErrorLeavesTheLastGoodAnswer() {
    open("", "a: 1\n", "a: 2\n");
    var good = comparison.getView();
    documents.local().type("a: [\n");
    assertThat(comparison.staleProperty().get()).isTrue();
    assertThat(comparison.getView()).isEqualTo(good);
    assertThat(comparison.diagnosticsProperty().get()).containsOnlyKeys(Role.LOCAL);
    documents.local().type(named("a: 3\n"));
    assertThat(comparison.staleProperty().get()).isFalse();
    assertThat(comparison.diagnosticsProperty().get()).isEmpty();
  }

  @Test
  void aComparisonThatBreaksIsSaidAndLeavesTheLastGoodAnswer() {
    Documents others = new Documents();
    ComparisonViewModel broken =
        new ComparisonViewModel(
            others,
            new Comparer(
                new Workbench(
                    (apiVersion, kind) -> {
                      throw new IllegalStateException("oops");
                    })),
            Runnable::run,
            Runnable::run);
    others.local().type("a: 1\n");
    others.live().type("a: 2\n");
    assertThat(broken.failureProperty().get()).contains("IllegalStateException");
    assertThat(broken.staleProperty().get()).isTrue();
  }

  @Test
  void removedLinesAndPatchFormat() {
    open("a: 1\nb: 1\n", "a: 1\n", "a: 1\nb: 1\n");
    assertThat(comparison.paneProperty(Role.RESULT).get().orElseThrow().text())
        .startsWith("a: 1\nb: 1\n");
    comparison.showRemovedProperty().set(false);
    assertThat(comparison.paneProperty(Role.RESULT).get().orElseThrow().text())
        .startsWith("a: 1\napiVersion:");
    comparison.patch().notationProperty().set(Format.JSON);
    assertThat(comparison.paneProperty(Role.PATCH).get().orElseThrow().format())
        .isEqualTo(Format.JSON);
  }

  @Test
  void selectionGoesOnFromAFieldThatIsNoChange() {
    open("", "a: 1\nb: 1\nc: 1\nd: 1\n", "a: 2\nb: 1\nc: 2\nd: 1\n");
    assertThat(selection.positionProperty().get()).isEqualTo("2 changes");
    selection.select(FieldPath.of("b"), Role.LOCAL);
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.getPath()).contains(FieldPath.of("c"));
    selection.select(FieldPath.of("b"), Role.LOCAL);
    selection.go(Stop.CHANGE, -1);
    assertThat(selection.getPath()).contains(FieldPath.of("a"));
    assertThat(selection.positionProperty().get()).isEqualTo("change 1 of 2");
    selection.select(FieldPath.of("d"), Role.LIVE);
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.getPath()).as("no change below").contains(FieldPath.of("d"));
  }

  /** Kept rows are at the end of the table, not at the end of the way. */
  @Test
  void fromEveryLineOfLocalTheNextAndThePreviousConflictAreTheNearest() {
    StringBuilder last = new StringBuilder();
    StringBuilder local = new StringBuilder();
    StringBuilder live = new StringBuilder("onlyLive: 1\n");
    for (int i = 0; i < 9; i++) {
      last.append("m%d:\n  a: 1\n  b: 1\n  l: [1, 2]\n".formatted(i));
      local.append("m%d:\n  a: 1\n  b: %d\n  l: [1, 2]\n".formatted(i, i % 3 == 1 ? 2 : 1));
      live.append("m%d:\n  a: 1\n  b: %d\n  l: [1, 2]\n".formatted(i, i % 3 == 1 ? 3 : 1));
      live.append("  kept%d: {x: 1}\nother%d: 1\n".formatted(i, i));
    }
    open(last.toString(), local.toString(), live.toString());
    List<Integer> conflicts = List.of(6, 18, 30);
    FieldIndex fields = comparison.getView().orElseThrow().pane(Role.LOCAL).fields();
    int lines = local.toString().split("\n").length;
    for (int line = 0, at = 0; line < lines; line++, at = local.indexOf("\n", at) + 1) {
      int here = line;
      FieldPath field = fields.fieldAt(at + 2).orElseThrow();
      selection.select(field, Role.LOCAL);
      selection.go(Stop.CONFLICT, 1);
      assertThat(lineOf(local.toString(), fields))
          .as("after line %d, %s", line, field)
          .isEqualTo(conflicts.stream().filter(it -> it > here).findFirst().orElse(here));
      boolean isLast = conflicts.stream().noneMatch(it -> it > here);
      assertThat(selection.noticeProperty().get().isEmpty()).isEqualTo(!isLast);
      selection.select(field, Role.LOCAL);
      selection.go(Stop.CONFLICT, -1);
      assertThat(lineOf(local.toString(), fields))
          .as("before line %d, %s", line, field)
          .isEqualTo(
              conflicts.reversed().stream().filter(it -> it < here).findFirst().orElse(here));
    }
  }

  private int lineOf(String text, FieldIndex fields) {
    int start = fields.spanOf(selection.getPath().orElseThrow()).orElseThrow().start();
    return (int) text.substring(0, start).chars().filter(c -> c == '\n').count();
  }

  @Test
  void theLastChangeIsChosenForAllPanesWhereThereIsNoNext() {
    open("", "a: 1\nb: 1\n", "a: 2\nb: 1\n");
    selection.select(FieldPath.of("a"), Role.LOCAL);
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.choiceProperty().get())
        .hasValueSatisfying(choice -> assertThat(choice.origin()).isEmpty());
    selection.select(FieldPath.of("a"), Role.LOCAL);
    selection.go(Stop.CONFLICT, 1);
    assertThat(selection.choiceProperty().get().flatMap(SelectionViewModel.Choice::origin))
        .as("a change, but no conflict")
        .contains(Role.LOCAL);
  }

  @Test
  void anEndSaysSoAndTheNextStepStartsOver() {
    open("", "a: 1\nb: 1\nc: 1\n", "a: 2\nb: 1\nc: 2\n");
    selection.select(FieldPath.of("c"));
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.getPath()).contains(FieldPath.of("c"));
    assertThat(selection.noticeProperty().get())
        .isEqualTo("This is the last change. Press again to go to the first.");
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.getPath()).contains(FieldPath.of("a"));
    assertThat(selection.noticeProperty().get()).isEmpty();
    selection.go(Stop.CHANGE, -1);
    assertThat(selection.noticeProperty().get())
        .isEqualTo("This is the first change. Press again to go to the last.");
    selection.go(Stop.CONFLICT, 1);
    assertThat(selection.noticeProperty().get()).isEqualTo("There are no conflicts.");
    selection.go(Stop.CHANGE, -1);
    assertThat(selection.getPath()).as("another step between").contains(FieldPath.of("a"));
    selection.go(Stop.CHANGE, -1);
    assertThat(selection.getPath()).contains(FieldPath.of("c"));
  }

  @Test
  void anEndBelowAFieldThatIsNoChangeSaysSoToo() {
    open("", "a: 1\nb: 1\n", "a: 2\nb: 1\n");
    selection.go(Stop.CHANGE, 1);
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.noticeProperty().get()).isEqualTo("This is the only change.");
    selection.select(FieldPath.of("b"), Role.LOCAL);
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.noticeProperty().get())
        .isEqualTo("There is no later change. Press again to go to the first.");
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.getPath()).contains(FieldPath.of("a"));
  }

  @Test
  void thePositionSaysWhatTheAnswerIsWorth() {
    assertThat(selection.positionProperty().get()).isEmpty();
    open("", "a: [\n", "a: 2\n");
    assertThat(selection.positionProperty().get()).isEqualTo("no answer");
    open("", "a: 1\n", "a: 2\n");
    assertThat(selection.positionProperty().get()).isEqualTo("1 change");
    documents.local().type("a: [\n");
    assertThat(selection.positionProperty().get()).isEqualTo("1 change, outdated");
  }

  @Test
  void whatWasOpenedShowsItsFirstConflict() {
    FirstSelection.in(documents, comparison, selection);
    open("a: 2\nb: 1\n", "a: 1\nb: 2\n", "a: 2\nb: 3\n");
    assertThat(selection.getPath()).contains(FieldPath.of("b"));
    selection.clear();
    documents.local().type(named("a: 1\nb: 4\n"));
    assertThat(selection.getPath()).as("typing selects nothing").isEmpty();
    open("", "a: 1\nb: 2\n", "a: 2\nb: 2\n");
    assertThat(selection.getPath()).as("no conflict").contains(FieldPath.of("a"));
  }

  @Test
  void whatWasChosenBeforeTheAnswerOrInTheSameObjectStays() {
    FirstSelection.in(documents, comparison, selection);
    open("", "a: 1\nb: 2\n", "a: 2\nb: 3\n");
    selection.select(FieldPath.of("b"));
    documents.live().open(OpenDocument.unfiled("live", named("a: 3\nb: 3\n")));
    assertThat(selection.getPath()).contains(FieldPath.of("b"));
  }

  private String selected() {
    assertThat(selection.whyProperty().get().map(Why::path)).isEqualTo(selection.getPath());
    return selection.getPath().map(FieldPath::toString).orElse("");
  }

  /** The Why panel and the breadcrumbs show what is selected. */
  @Test
  void aFieldThatIsInNoTextAnyMoreGivesWayToWhatHeldIt() {
    open("", "a: {b: {c: 1, d: 1}}\nx: 1\n", "x: 2\n");
    selection.select(FieldPath.of("a", "b", "c"), Role.LOCAL);
    Choice chosen = selection.choiceProperty().get().orElseThrow();
    documents.local().type("a: {b: [\n");
    assertThat(selected()).as("nobody knows yet").isEqualTo("a.b.c");
    documents.local().type(named("a: {b: {d: 1}}\nx: 1\n"));
    assertThat(selected()).isEqualTo("a.b");
    assertThat(Choice.isMoved(Optional.of(chosen), selection.choiceProperty().get())).isTrue();
    documents.local().type(named("x: 1\n"));
    assertThat(selected()).isEmpty();
    documents.local().type(named("a: {b: {d: 1}}\nx: 1\n"));
    selection.select(FieldPath.of("a", "b", "d"));
    documents.local().type("");
    documents.local().type(named("x: 1\n"));
    assertThat(selected()).as("there was no answer between").isEmpty();
  }

  /** The same by reloading and by opening another object; what another text has stays. */
  @Test
  void whatIsInAnyTextStaysSelected() {
    FirstSelection.in(documents, comparison, selection);
    open("", "a: 1\nb: {c: 1}\n", "a: 2\nb: {c: 1}\n");
    selection.select(FieldPath.of("b", "c"), Role.LOCAL);
    documents.local().type(named("a: 1\n"));
    assertThat(selected()).isEqualTo("b.c");
    documents.live().open(OpenDocument.unfiled("live", named("a: 2\nb: {}\n")));
    assertThat(selected()).isEqualTo("b");
    selection.select(FieldPath.of("not", "there"));
    documents.local().type(named("a: 3\n"));
    assertThat(selected()).as("it was sought though it was nowhere").isEqualTo("not.there");
  }

  @Test
  void anotherObjectShowsItsOwnFirstFieldThoughTheOldOneIsGone() {
    FirstSelection.in(documents, comparison, selection);
    String head = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: %s}\n";
    String one = head.formatted("one");
    String other = head.formatted("other");
    open("", one + "data: {a: '1', b: '1'}\n", one + "data: {a: '2'}\n");
    selection.select(FieldPath.of("data", "b"));
    documents.local().open(OpenDocument.unfiled("other", other + "data: {a: '1'}\n"));
    assertThat(selected()).isEqualTo("metadata.name");
  }

  @Test
  void whereNothingChangesNothingIsSelected() {
    FirstSelection.in(documents, comparison, selection);
    open("", "a: 1\n", "a: 1\n");
    assertThat(selection.getPath()).isEmpty();
    assertThat(selection.whyProperty().get()).isEmpty();
  }

  @Test
  void selectionWithNothingToSelect() {
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.getPath()).isEmpty();
    open("", "a: 1\n", "a: 1\n");
    selection.go(Stop.CONFLICT, 1);
    assertThat(selection.getPath()).isEmpty();
    assertThat(selection.positionProperty().get()).isEqualTo("no changes");
    selection.select(FieldPath.of("a"));
    assertThat(selection.whyProperty().get()).isPresent();
    selection.clear();
    assertThat(selection.whyProperty().get()).isEmpty();
  }

  @Test
  void keptFieldsAreNoChanges() {
    open("", "a: 1\n", "a: 2\nk: 1\n");
    selection.go(Stop.CHANGE, 1);
    selection.go(Stop.CHANGE, 1);
    assertThat(selection.getPath()).contains(FieldPath.of("a"));
  }

  @Test
  void lineEndings() {
    assertThat(LineEnding.of("a\r\nb\r\n")).isEqualTo(LineEnding.CRLF);
    assertThat(LineEnding.of("a\nb\r\n")).isEqualTo(LineEnding.MIXED);
    assertThat(LineEnding.of("a\rb\r")).isEqualTo(LineEnding.CR);
    assertThat(LineEnding.of("a")).isEqualTo(LineEnding.LF);
    assertThat(LineEnding.of("\n")).isEqualTo(LineEnding.LF);
    assertThat(Stream.of(LineEnding.values()).map(LineEnding::toString))
        .doesNotHaveDuplicates()
        .noneMatch(String::isBlank);
    assertThat(Lines.normal("a\r\nb\rc\n\r")).isEqualTo("a\nb\nc\n\n");
  }

  @Test
  void onlyLineEndsAndHalvesOfCharactersChange() {
    String odd = "\u2028\u2029\u0085\u0000\t\f\u000b\u001c\ufeff\ud83d\ude00\udb40\udc41";
    assertThat(Lines.normal(odd)).isSameAs(odd);
    assertThat(Lines.normal("\ude00" + odd + "\ud83d\ud83d\ude00\ud83d"))
        .isEqualTo("\ufffd" + odd + "\ufffd\ud83d\ude00\ufffd");
    assertThat(Lines.hasHalf(odd)).isFalse();
    assertThat(Lines.hasHalf("\ud83d\ude00\ude00")).isTrue();
  }

  @Test
  void oneObjectOfManyIsSavedInItsPlace() throws IOException {
    Path file = Files.writeString(folder.resolve("m.yaml"), "kind: A\r\n---\r\nkind: B\r\n");
    DocumentFiles files = new DocumentFiles();
    List<OpenDocument> found = files.read(file);
    assertThat(found).extracting(OpenDocument::text).containsExactly("kind: A\n", "kind: B\n");
    OpenDocument.Origin origin = found.get(1).origin().orElseThrow();
    assertThat(files.isChangedOnDisk(origin)).isFalse();
    OpenDocument saved = files.save(origin, "kind: C\n");
    assertThat(Files.readString(file)).isEqualTo("kind: A\r\n---\r\nkind: C\r\n");
    assertThat(saved.text()).isEqualTo("kind: C\n");
    assertThat(files.isChangedOnDisk(saved.origin().orElseThrow())).isFalse();
    assertThat(files.isChangedOnDisk(origin)).as("what this wrote is known").isFalse();
    Files.writeString(file, "kind: D\n");
    assertThat(files.isChangedOnDisk(origin)).isTrue();
  }

  @Test
  void aTextFromNowhereIsModifiedOnceItIsTyped() {
    DocumentViewModel document = new DocumentViewModel(Role.LOCAL);
    assertThat(document.isModified()).isFalse();
    document.type("a: 1\n");
    assertThat(document.isModified()).isTrue();
    assertThat(document.format()).isEqualTo(Format.YAML);
    document.saved(OpenDocument.unfiled("x", "a: 1\n"));
    assertThat(document.isModified()).isFalse();
    document.type(" ");
    assertThat(document.snapshot()).isEqualTo(Optional.empty());
  }
}
