package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Fate;
import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.feature.objects.ObjectEdits.Edited;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.ui.panes.model.Subject;
import dev.tripatch.ui.window.CommandQueue;
import dev.tripatch.ui.window.DecisionFlow;
import dev.tripatch.ui.window.DecisionFlow.Preview;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ChangeGroup;
import dev.tripatch.workspace.objects.ObjectSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decisions about many objects together, and the list that they are made in. */
class ObjectDecisionsTest {
  private static final FieldPath A = FieldPath.of("data", "a");
  private static final FieldPath B = FieldPath.of("data", "b");

  @TempDir Path folder;
  static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(documents, new Comparer(WORKBENCH), Runnable::run, Runnable::run);
  private final DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
  private final ObjectsViewModel model =
      new ObjectsViewModel(
          documents,
          new DocumentFiles(),
          new ObjectSurvey(WORKBENCH, Runnable::run, Runnable::run, Runnable::run),
          comparison::prepare);
  private final ObjectTallies tallies = new ObjectTallies(decisions, model);
  private final ObjectChanges changes = new ObjectChanges(model, Runnable::run, Runnable::run);
  private final List<Preview> seen = new ArrayList<>();
  private final List<String> said = new ArrayList<>();
  private boolean isWanted = true;
  private final ObjectDecisions together =
      new ObjectDecisions(
          OpenModel.context(
              documents,
              comparison,
              new SelectionViewModel(comparison),
              Runnable::run,
              Runnable::run),
          model,
          decisions,
          new CommandQueue(
              comparison, new SelectionViewModel(comparison), Runnable::run, said::add),
          new DecisionFlow(
              preview -> {
                seen.add(preview);
                return isWanted;
              },
              said::add),
          Runnable::run,
          () -> {});

  private void decide(Fate fate, Map<ObjectRow, Set<FieldPath>> rows) {
    together.decide(Optional.of(fate), new Subject.InList(Map.copyOf(rows), "the rows"));
  }

  private void leaveOutOfPatch(Map<ObjectRow, Set<FieldPath>> rows) {
    together.decide(Optional.empty(), new Subject.InList(Map.copyOf(rows), "the rows"));
  }

  private static String object(String kind, String name, String a, String b) {
    return """
    apiVersion: v1
    kind: %s
    metadata:
      name: %s
    %s: # of %s
      a:   "%s" # the first
      b: "%s"
    """
        .formatted(kind, name, kind.equals("Secret") ? "stringData" : "data", name, a, b);
  }

  /**
   * Two files of each set; live moved {@code a} of the first three, local {@code b} of the last.
   */
  @BeforeEach
  void open() throws IOException {
    comparison.viewProperty().subscribe((before, now) -> model.refresh());
    String secret = object("Secret", "ss", "%s", "1").replace("stringData", "data");
    write("last", "1", "1", "1", secret.formatted("b25l"));
    write("local", "1", "1", "2", secret.formatted("b25l"));
    write("live", "2", "3", "1", secret.formatted("dHdv"));
    model.open(
        new ObjectSources(
            List.of(folder.resolve("last")),
            List.of(folder.resolve("local")),
            List.of(folder.resolve("live")),
            false));
  }

  private void write(String set, String first, String second, String b, String secret)
      throws IOException {
    Path into = Files.createDirectories(folder.resolve(set));
    Files.writeString(
        into.resolve("one.yaml"),
        object("ConfigMap", "mm", first, "1") + "---\n" + object("ConfigMap", "nn", first, "1"));
    Files.writeString(
        into.resolve("two.yaml"),
        object("ConfigMap", "oo", second, "1")
            + "---\n"
            + object("ConfigMap", "pp", "1", b)
            + "---\n"
            + secret);
  }

  private ObjectRow row(String name) {
    return model.rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  private static String words(ChangeGroup<ObjectRow> group) {
    return group.change().path()
        + ": "
        + group.verb()
        + " "
        + group.objects().stream().map(ObjectRow::name).toList();
  }

  private List<String> listed() {
    return changes.groupsProperty().get().stream().map(ObjectDecisionsTest::words).toList();
  }

  /** The text of each object that is edited, by its name. */
  private Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    for (Edited each : model.edits().all()) {
      texts.put(each.opened().origin().orElseThrow().object().name().name(), each.text());
    }
    return texts;
  }

  /** The law of the list: it has just what the side bar and the status bar count. */
  private void assertCountsAgree() {
    int undecided =
        changes.groupsProperty().get().stream()
            .filter(group -> group.decided().isEmpty() && group.change().kind().isConflict())
            .mapToInt(group -> group.objects().size())
            .sum();
    assertThat(undecided)
        .isEqualTo(model.rows().stream().mapToInt(ObjectRow::undecided).sum())
        .isEqualTo(
            model.totals().get().undecidedWords().isEmpty()
                ? 0
                : Integer.parseInt(model.totals().get().undecidedWords().split(" ")[0]));
  }

  private static final List<String> AT_FIRST =
      List.of(
          "data.a: will be taken back [mm, nn]",
          "data.a: will be taken back [oo]",
          "data.a: will be taken back [ss]",
          "data.b: will be set [pp]");

  @Test
  void equalChangesAreOneLineAndOpenToTheirObjects() {
    assertThat(listed()).containsExactlyElementsOf(AT_FIRST);
    assertCountsAgree();
    assertThat(model.totals().get().sent().words())
        .isEqualTo("kubectl would send: 5 fields in 5 objects");
    changes.open(changes.groupsProperty().get().getFirst(), true);
    assertThat(changes.linesProperty().get()).hasSize(6);
    assertThat(changes.linesProperty().get().get(2).rows()).containsExactly(row("nn"));
  }

  @Test
  void thatHelmWillOverwriteItIsSaidAtTheFirstDecisionAlone() throws IOException {
    Path local = folder.resolve("local");
    String text = Files.readString(local.resolve("one.yaml"));
    String head = "# Source: web/templates/one.yaml\n";
    Path rendered = folder.resolve("rendered.yaml");
    Files.writeString(rendered, head + text.replace("---\n", "---\n" + head));
    model.open(
        new ObjectSources(
            List.of(folder.resolve("last")),
            List.of(rendered, local.resolve("two.yaml")),
            List.of(folder.resolve("live")),
            false));
    decide(Fate.TAKE_LIVE, Map.of(row("oo"), Set.of(A)));
    assertThat(said.getLast()).startsWith("Take live").doesNotContain("Helm");
    decide(Fate.TAKE_LIVE, Map.of(row("mm"), Set.of(A)));
    assertThat(said.getLast()).contains("generated by Helm", "lost at the next rendering");
    decide(Fate.TAKE_LIVE, Map.of(row("nn"), Set.of(A)));
    assertThat(said.getLast()).startsWith("Take live").doesNotContain("Helm");
  }

  @Test
  void takesAllThatOnlyDriftedButNoSecretAndOneUndoBringsAllBack() {
    assertThat(model.totals().get().drifted()).isEqualTo(3);
    together.takeDrifted();
    assertThat(seen).hasSize(1);
    assertThat(seen.getFirst().title()).isEqualTo("Take live: 3 fields in 3 objects");
    assertThat(seen.getFirst().detail()).contains("2 files", "1 Secret is left out");
    assertThat(seen.getFirst().texts().second()).doesNotContain("dHdv");
    assertThat(texts())
        .isEqualTo(
            Map.of(
                "mm", object("ConfigMap", "mm", "2", "1"),
                "nn", object("ConfigMap", "nn", "2", "1"),
                "oo", object("ConfigMap", "oo", "3", "1")));
    assertThat(listed())
        .containsExactly(
            "data.a: ✓ took live [mm, nn]",
            "data.a: ✓ took live [oo]",
            "data.a: will be taken back [ss]",
            "data.b: will be set [pp]");
    assertCountsAgree();
    assertThat(model.totals().get().undecidedWords()).isEqualTo("1 undecided in 1 of 5 objects");
    assertThat(row("nn").decided()).isEqualTo(1);
    assertThat(model.totals().get().drifted()).isZero();
    assertThat(model.totals().get().sent().words())
        .isEqualTo("kubectl would send: 2 fields in 2 objects · only the annotation of 3 objects");

    documents.history().undo(Optional.of(documents.local()));
    assertThat(texts()).isEmpty();
    assertThat(listed()).containsExactlyElementsOf(AT_FIRST);
    assertCountsAgree();
    documents.history().redo(Optional.empty());
    assertThat(texts()).hasSize(3);
    assertCountsAgree();
  }

  @Test
  void togetherIsWhatEachAloneWouldBe() {
    decide(
        Fate.TAKE_LIVE, Map.of(row("mm"), Set.of(A), row("nn"), Set.of(A), row("oo"), Set.of(A)));
    Map<String, String> atOnce = texts();
    documents.history().undo(Optional.empty());
    for (String name : List.of("mm", "nn", "oo")) {
      decide(Fate.TAKE_LIVE, Map.of(row(name), Set.of(A)));
    }
    assertThat(texts()).isEqualTo(atOnce).hasSize(3);
    for (int i = 0; i < 3; i++) {
      documents.history().undo(Optional.empty());
    }
    assertThat(texts()).isEmpty();
  }

  @Test
  void whatIsDecidedTogetherIsDecidedWhereverItIsShown() {
    model.show(row("mm"), () -> {});
    decide(Fate.KEEP_LOCAL, Map.of(row("mm"), Set.of(A), row("nn"), Set.of(A)));
    assertThat(texts()).isEmpty();
    assertThat(seen.getFirst().detail()).contains("No file changes");
    assertThat(listed().getFirst()).isEqualTo("data.a: ✓ kept local [mm, nn]");
    assertCountsAgree();
    assertThat(row("mm").undecided()).isZero();
    assertThat(row("nn").undecided()).isZero();
    model.show(row("nn"), () -> {});
    assertThat(decisions.getTally().at(A)).contains("kept local");
    assertThat(row("nn").decided()).isEqualTo(1);
    assertCountsAgree();
    documents.history().undo(Optional.empty());
    assertThat(row("mm").undecided()).isEqualTo(1);
    assertThat(row("nn").undecided()).isEqualTo(1);
    assertCountsAgree();
  }

  @Test
  void theShownObjectIsEditedInItsPaneAndKeepsWhatWasTyped() {
    model.show(row("mm"), () -> {});
    documents.local().type(object("ConfigMap", "mm", "1", "typed"));
    together.takeDrifted();
    assertThat(documents.local().getText()).isEqualTo(object("ConfigMap", "mm", "2", "typed"));
    model.show(row("oo"), () -> {});
    assertThat(documents.local().getText()).isEqualTo(object("ConfigMap", "oo", "3", "1"));
    assertThat(decisions.getTally().at(A)).contains("took live");
    assertThat(row("oo").decided()).isEqualTo(1);
    assertCountsAgree();
    documents.history().undo(Optional.empty());
    assertThat(documents.local().getText()).isEqualTo(object("ConfigMap", "oo", "1", "1"));
    model.show(row("mm"), () -> {});
    assertThat(documents.local().getText()).isEqualTo(object("ConfigMap", "mm", "1", "typed"));
    assertThat(texts()).containsOnlyKeys("mm");
    assertCountsAgree();
  }

  @Test
  void whoSaysNoChangesNothingAndWhatIsTypedMeanwhileIsKept() {
    isWanted = false;
    together.takeDrifted();
    assertThat(texts()).isEmpty();
    assertThat(documents.history().done()).allMatch(entry -> entry.together().isEmpty());
    assertThat(listed()).containsExactlyElementsOf(AT_FIRST);
  }

  @Test
  void aChangeThatIsNoConflictCanBeTakenBackToo() {
    decide(Fate.TAKE_LIVE, Map.of(row("pp"), Set.of(B)));
    assertThat(texts()).containsOnly(Map.entry("pp", object("ConfigMap", "pp", "1", "1")));
    assertThat(listed().getLast()).isEqualTo("data.b: ✓ took live [pp]");
    decide(Fate.TAKE_LIVE, Map.of(row("pp"), Set.of(B)));
    assertThat(said.getLast()).isEqualTo("Take live: the rows. There is nothing to decide.");
  }

  @Test
  void aSecretIsNeverDecidedTogether() throws IOException {
    decide(Fate.TAKE_LIVE, Map.of(row("ss"), Set.of(A)));
    assertThat(seen).isEmpty();
    assertThat(said.getLast()).startsWith("Take live: the rows. 1 Secret is left out");
    assertThat(texts()).isEmpty();
    assertThat(tallies.undecided()).isNotEmpty();
  }

  private void leaveOut(Map<ObjectRow, Set<FieldPath>> wanted) {
    leaveOutOfPatch(wanted);
  }

  @Test
  void fieldsAreLeftOutOfAllPatchesAndOneUndoPutsThemBack() {
    model.show(row("mm"), () -> {});
    leaveOut(
        Map.of(
            row("mm"), Set.of(A), row("nn"), Set.of(A), row("pp"), Set.of(B), row("ss"),
            Set.of(A)));
    assertThat(seen.getFirst().title()).isEqualTo("Leave out of the patch: 4 fields in 4 objects");
    assertThat(seen.getFirst().detail())
        .contains("kubectl apply with these files still sends")
        .doesNotContain("deletion");
    assertThat(texts()).isEmpty();
    assertThat(listed())
        .containsExactly(
            "data.a: will be taken back [oo]",
            "data.a: ✓ left out of the patch, to do in the cluster [mm, nn]",
            "data.a: ✓ left out of the patch, to do in the cluster [ss]",
            "data.b: left out [pp]");
    assertThat(model.totals().get().sent().words())
        .startsWith("kubectl would send: 1 field in 1 object");
    assertThat(documents.leftOut().get()).containsExactly(A);
    assertCountsAgree();
    model.show(row("pp"), () -> {});
    assertThat(documents.leftOut().get()).containsExactly(B);
    model.show(row("oo"), () -> {});
    assertThat(documents.leftOut().get()).isEmpty();
    documents.history().undo(Optional.empty());
    model.show(row("mm"), () -> {});
    assertThat(documents.leftOut().get()).isEmpty();
    assertThat(listed()).containsExactlyElementsOf(AT_FIRST);
    assertCountsAgree();
    documents.history().redo(Optional.empty());
    assertThat(documents.leftOut().get()).containsExactly(A);
    assertThat(model.totals().get().sent().words())
        .startsWith("kubectl would send: 1 field in 1 object");
    assertCountsAgree();
  }

  @Test
  void whatIsLeftOutTogetherIsPutBackTogether() {
    Map<ObjectRow, Set<FieldPath>> both = Map.of(row("mm"), Set.of(A), row("nn"), Set.of(A));
    leaveOut(both);
    leaveOut(both);
    assertThat(said.getLast()).isEqualTo("Put back into the patch: 2 fields in 2 objects.");
    assertThat(listed()).containsExactlyElementsOf(AT_FIRST);
    documents.history().undo(Optional.empty());
    assertThat(listed().getLast()).startsWith("data.a: ✓ left out of the patch");
  }

  @Test
  void aDeletionThatIsLeftOutSaysThatApplyStillDeletes() {
    model.show(row("oo"), () -> {});
    documents.local().type(object("ConfigMap", "oo", "1", "1").replaceFirst("  b: .*\n", ""));
    leaveOut(Map.of(row("oo"), Set.of(B), row("mm"), Set.of(A, B)));
    assertThat(seen.getFirst().detail())
        .contains("1 of them is a deletion", "still deletes it", "1 field is not decided");
  }

  @Test
  void whatLastAppliedHasIsNotLeftToLiveSinceApplyWouldDeleteIt() {
    decide(Fate.GIVE_UP, Map.of(row("mm"), Set.of(A), row("nn"), Set.of(A)));
    assertThat(seen).isEmpty();
    assertThat(said.getLast())
        .startsWith("Leave to live: the rows. 2 fields are not decided: ")
        .contains("apply would delete it", "edit-last-applied");
    assertThat(texts()).isEmpty();
  }
}
