package dev.tripatch.ui.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.merge.Branch;
import dev.tripatch.merge.NotMergedException;
import dev.tripatch.merge.Threefold;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.MergeDraft;
import dev.tripatch.show.MergeRow;
import dev.tripatch.show.MergeSheet;
import dev.tripatch.ui.merge.MergeWindow.MergeQuestion;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

/** Going through a merge without a window. */
class MergeViewModelTest {

  private static final BundledCatalog SCHEMAS = new BundledCatalog();

  private final Deque<Runnable> background = new ArrayDeque<>();
  private long now;

  private MergeViewModel merge(Threefold<String> texts) {
    MergeQuestion question = MergeSample.question(texts, Path.of("web.yaml"));
    try {
      MergeSheet sheet = new MergeSheet(question.versions(), SCHEMAS, question.marks());
      return new MergeViewModel(
          sheet,
          sheet.result(MergeDraft.NOTHING),
          background::add,
          Runnable::run,
          () -> now += 1_000_000_000);
    } catch (NotMergedException refused) {
      throw new AssertionError(refused);
    }
  }

  private final MergeViewModel merge =
      merge(new Threefold<>(MergeSample.BASE, MergeSample.OURS, MergeSample.THEIRS));

  private void work() {
    while (!background.isEmpty()) {
      background.removeFirst().run();
    }
  }

  private static String text(MergeViewModel merge) {
    return merge.resultProperty().get().pane().exact();
  }

  private String text() {
    work();
    return text(merge);
  }

  private void select(String field) {
    merge.select(row(field).path());
  }

  private MergeRow row(String field) {
    return merge.sheet().rows().stream()
        .filter(row -> row.field().toString().endsWith(field))
        .findFirst()
        .orElseThrow();
  }

  private static String toSave(MergeViewModel merge) {
    try {
      return merge.toSave();
    } catch (NotMergedException refused) {
      throw new AssertionError(refused);
    }
  }

  @Test
  void conflictsComeFirstAndEachRowSaysWhy() {
    assertThat(merge.sheet().rows())
        .extracting(row -> row.field() + " " + row.mark().word() + ": " + row.why())
        .containsExactly(
            "spec.replicas conflict: Both changed it, in different ways.",
            "spec.template.spec.containers[name=web].image conflict: Both changed it, in different"
                + " ways.",
            "metadata.labels.tier ours: Only ours changed it.",
            "spec.template.spec.containers[name=web].workingDir theirs: Only theirs changed it.");
  }

  @Test
  void aDecisionIsKnownAtOnceAndTheNextConflictIsSelected() {
    select("replicas");
    merge.decide(Branch.THEIRS);
    assertThat(merge.undecided()).containsExactly(row("image"));
    assertThat(merge.selectedRow()).contains(row("image"));
    assertThat(merge.state(row("replicas"))).isEqualTo("✓ theirs taken");
    assertThat(text()).contains("replicas: 7 # as measured", "web:2", "/app", "tier: front");
  }

  @Test
  void bothSidesItemsOfAListCanBeTaken() {
    String args = "      workingDir: /srv\n        args: [a]\n";
    String base = MergeSample.BASE.replace("      workingDir: /srv\n", args);
    MergeViewModel model =
        merge(
            new Threefold<>(
                base, base.replace("[a]", "[a, ours]"), base.replace("[a]", "[a, theirs]")));
    model.select(model.sheet().rows().getFirst().path());
    assertThat(model.mayTakeBoth()).isTrue();
    model.takeBoth();
    work();
    assertThat(text(model)).isEqualTo(base.replace("[a]", "[a, ours, theirs]"));
    assertThat(model.undecided()).isEmpty();
    model.undo();
    work();
    assertThat(text(model)).contains("[a, ours]");
    merge.select(row("replicas").path());
    assertThat(merge.mayTakeBoth()).isFalse();
  }

  @Test
  void partsOfATextAreDecidedEachByItself() {
    String base =
        """
        apiVersion: v1
        kind: ConfigMap
        metadata:
          name: web
        data:
          run.sh: |
            one
            two
            three
            four
            five
        """;
    MergeViewModel model =
        merge(
            new Threefold<>(
                base,
                base.replace("one", "uno").replace("three", "tre").replace("five", "cinque"),
                base.replace("one", "un").replace("three", "trois")));
    assertThat(model.sheet().rows())
        .extracting(row -> row.field() + " " + row.mark().word() + " " + row.words().theirs())
        .containsExactly(
            "data[\"run.sh\"][1:1] conflict un",
            "data[\"run.sh\"][3:3] conflict trois",
            "data[\"run.sh\"][5:5] ours five");
    model.select(model.sheet().rows().get(1).path());
    model.decide(Branch.THEIRS);
    work();
    assertThat(text(model))
        .isEqualTo(base.replace("one", "uno").replace("three", "trois").replace("five", "cinque"));
    assertThat(toSave(model))
        .contains("  run.sh: |\n<<<<<<< ours\n    uno\n=======\n    un\n>>>>>>> theirs\n    two\n");
  }

  @Test
  void stepsAreTakenBackAndDoneAgainInOneOrder() {
    select("replicas");
    merge.decide(Branch.THEIRS);
    String decided = text();
    merge.type(decided.replace("/app", "/opt"));
    String typed = text();
    select("image");
    merge.decide(Branch.BASE);
    String all = text();
    assertThat(all).contains("web:1", "/opt", "replicas: 7");
    merge.undo();
    assertThat(text()).isEqualTo(typed);
    merge.undo();
    assertThat(text()).isEqualTo(decided);
    merge.undo();
    assertThat(text()).contains("replicas: 5");
    merge.redo();
    merge.redo();
    merge.redo();
    assertThat(text()).isEqualTo(all);
  }

  @Test
  void whatIsTypedDecidesAndIsNotLostByLaterDecisions() {
    merge.type(
        text()
            .replace("replicas: 5", "replicas: 9")
            .replace("name: web\n  labels", "name: web\n  # mine\n  labels"));
    work();
    assertThat(merge.state(row("replicas"))).isEqualTo("✓ by hand");
    merge.decideRest(Branch.THEIRS);
    assertThat(text()).contains("replicas: 9 # as measured", "web:3", "# mine");
    assertThat(merge.undecided()).isEmpty();
  }

  @Test
  void aDecisionAboutWhatWasTypedWins() {
    merge.type(text().replace("replicas: 5", "replicas: 9").replace("/app", "/opt"));
    work();
    for (Branch branch : Branch.values()) {
      select("replicas");
      merge.decide(branch);
      String value = branch == Branch.BASE ? "3" : branch == Branch.OURS ? "5" : "7";
      assertThat(text()).contains("replicas: " + value, "/opt");
    }
  }

  @Test
  void whatIsTypedBeforeADecisionIsShownIsKept() {
    String before = text();
    select("image");
    merge.decide(Branch.THEIRS);
    merge.type(before.replace("/app", "/opt"));
    assertThat(text()).contains("web:3", "/opt");
  }

  @Test
  void decisionsWaitWhileTheResultCannotBeRead() {
    String broken = text() + "  bad\n";
    merge.type(broken);
    assertThat(text()).isEqualTo(broken);
    select("image");
    merge.decide(Branch.THEIRS);
    assertThat(merge.noticeProperty().get()).startsWith("Line 1").contains("Decisions wait");
    assertThat(text()).isEqualTo(broken);
    merge.undo();
    merge.decide(Branch.THEIRS);
    assertThat(text()).contains("web:3");
  }

  @Test
  void aDecisionGivenBeforeTheFaultIsKnownIsTakenBack() {
    String broken = text() + "  bad\n";
    merge.type(broken);
    select("image");
    merge.decide(Branch.THEIRS);
    assertThat(text()).isEqualTo(broken);
    assertThat(merge.noticeProperty().get()).startsWith("Not done.");
    assertThat(merge.undecided()).hasSize(2);
  }

  @Test
  void markersAreAroundTheRestAndWhatIsTypedStaysAroundThem() {
    select("replicas");
    merge.decide(Branch.THEIRS);
    merge.type(text().replace("/app", "/opt"));
    work();
    assertThat(toSave(merge))
        .contains(
            "replicas: 7", "/opt", "<<<<<<< ours", "web:2", "=======", "web:3", ">>>>>>> theirs");
    merge.decideRest(Branch.OURS);
    work();
    assertThat(toSave(merge)).contains("web:2", "/opt").doesNotContain("<<<<");
  }

  @Test
  void valuesOfSecretsAreMaskedInPanesAndRowsButNotInWhatIsSaved() {
    String base =
        "apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\nstringData:\n  a: bluebird\n";
    MergeViewModel secret =
        merge(
            new Threefold<>(
                base, base.replace("bluebird", "redstart"), base.replace("bluebird", "nuthatch")));
    work();
    assertThat(secret.sheet().rows().toString()).doesNotContain("redstart\"");
    for (Branch branch : Branch.values()) {
      assertThat(secret.sheet().pane(branch).pane().text())
          .contains("•")
          .doesNotContain("bluebird", "redstart", "nuthatch");
      assertThat(secret.sheet().rows().getFirst().words().of(branch)).contains("•");
    }
    assertThat(secret.resultProperty().get().pane().pane().text())
        .contains("•")
        .doesNotContain("redstart");
    assertThat(secret.resultProperty().get().pane().pane().notes().toString())
        .doesNotContain("nuthatch");
    secret.decideRest(Branch.THEIRS);
    work();
    assertThat(toSave(secret)).contains("a: nuthatch");
  }

  @Test
  void lineEndsAndAByteOrderMarkAreThoseOfTheFile() {
    MergeQuestion question =
        MergeSample.question(
            new Threefold<>(MergeSample.BASE, MergeSample.OURS, MergeSample.THEIRS)
                .map(text -> "\ufeff" + text.replace("\n", "\r\n")),
            Path.of("web.yaml"));
    assertThat(question.versions().ours()).isEqualTo(MergeSample.OURS);
    assertThat(question.inFile(MergeSample.THEIRS))
        .isEqualTo("\ufeff" + MergeSample.THEIRS.replace("\n", "\r\n"));
  }
}
