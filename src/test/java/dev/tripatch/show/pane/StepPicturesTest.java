package dev.tripatch.show.pane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.Phase;
import dev.tripatch.engine.format.Step;
import dev.tripatch.engine.format.StepRule;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.Composition;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.StepPictures.StepPicture;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the panes show of each step. */
class StepPicturesTest {
  private static final String SERVICE = "apiVersion: v1\nkind: Service\nmetadata: {name: web}\n";
  private static final String CUSTOM =
      "apiVersion: monitoring.coreos.com/v1\nkind: Prometheus\nmetadata: {name: main}\n";

  private static final ComparisonView EXAMPLE =
      compare("", BuiltInExample.local(), BuiltInExample.live());

  private static ComparisonView compare(String last, String local, String live) {
    ThreeDocuments<SourceDocument> texts =
        new ThreeDocuments<>(
            last.isEmpty() ? Optional.empty() : Optional.of(SourceReader.read("last", last)),
            SourceReader.read("local", local),
            Optional.of(SourceReader.read("live", live)));
    return new Workbench(new BundledCatalog()).compare(texts, true) instanceof Compared.Done done
        ? new Comparison(done.documents(), done.outcome())
        : fail("unreadable");
  }

  private static Composition compose(PatchFormat format, String live, String patch) {
    ThreeDocuments<SourceDocument> texts =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local", live),
            Optional.of(SourceReader.read("live", live)));
    return new Workbench(new BundledCatalog())
                .compose(texts, SourceReader.read("patch", patch), format)
            instanceof Composed.Done done
        ? done.view(format)
        : fail("refused");
  }

  private static StepPictures pictures(ComparisonView view) {
    return view.stepPictures().orElseThrow();
  }

  private static List<String> marked(PaneText pane, Mark mark) {
    return pane.highlights().stream()
        .filter(each -> each.mark() == mark)
        .map(Highlight::span)
        .map(span -> pane.text().substring(span.start(), span.end()))
        .toList();
  }

  private static StepPicture find(ComparisonView view, StepRule rule, String field) {
    StepPictures all = pictures(view);
    return IntStream.range(0, all.steps().size())
        .filter(at -> all.steps().get(at).rule() == rule)
        .filter(at -> all.steps().get(at).field().toString().equals(field))
        .mapToObj(all::at)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void textsEndAsThePatchAndTheResult() {
    String ports = "spec: {ports: [{port: 80, name: %s}], selector: {app: %s}}\n";
    String scale = "spec: {replicas: %d, tags: [%s]}\n";
    List<ComparisonView> all =
        List.of(
            EXAMPLE,
            compare(
                SERVICE + ports.formatted("a", "x"),
                SERVICE + "spec: {ports: [{port: 80, name: b}]}\n",
                SERVICE + ports.formatted("a", "x")),
            compare(
                CUSTOM + scale.formatted(1, "a"),
                CUSTOM + scale.formatted(2, "b, c"),
                CUSTOM + scale.formatted(1, "a")),
            compose(
                PatchFormat.JSON,
                BuiltInExample.live(),
                "[{op: remove, path: /spec/template/spec/containers/0},"
                    + " {op: add, path: /spec/paused, value: true}]"),
            compose(PatchFormat.MERGE, BuiltInExample.live(), "spec: {replicas: 9}"));
    for (ComparisonView view : all) {
      StepPictures steps = pictures(view);
      int last = steps.steps().size() - 1;
      assertThat(steps.at(last).pane(Role.PATCH).text()).isEqualTo(view.pane(Role.PATCH).text());
      assertThat(steps.at(last).pane(Role.RESULT).text())
          .isEqualTo(view.pane(Role.RESULT).withoutPhantomLines().text());
      assertThat(steps.at(last - 1).pane(Role.PATCH).text())
          .isEqualTo(view.pane(Role.PATCH).text());
      assertThat(withoutGone(steps.at(last - 1))).isEqualTo(view.resultYaml());
      IntStream.rangeClosed(0, last).forEach(at -> inputsStay(steps.at(at), view));
    }
  }

  private static String withoutGone(StepPicture picture) {
    return picture.pane(Role.RESULT).withoutPhantomLines().text();
  }

  private static void inputsStay(StepPicture picture, ComparisonView view) {
    for (Role role : Role.DOCUMENTS) {
      assertThat(picture.pane(role).text()).isEqualTo(view.pane(role).text());
    }
  }

  @Test
  void theTextOfThePatchGrowsFromStepToStep() {
    StepPictures steps = pictures(EXAMPLE);
    for (int at = 1; at < steps.steps().size(); at++) {
      if (steps.steps().get(at).phase() == Phase.DELTA
          && steps.steps().get(at - 1).phase() == Phase.DELTA) {
        List<String> before = steps.at(at - 1).pane(Role.PATCH).text().lines().toList();
        List<String> now = steps.at(at).pane(Role.PATCH).text().lines().toList();
        assertThat(now.size()).isGreaterThan(before.size());
        assertThat(now).containsSubsequence(before);
        assertThat(marked(steps.at(at).pane(Role.PATCH), Mark.WRITTEN)).isNotEmpty();
      }
    }
  }

  @Test
  void aStepMarksWhatItReadsAndWhatItWrites() {
    StepPicture replicas = find(EXAMPLE, StepRule.VALUE_SET, "spec.replicas");
    assertThat(marked(replicas.pane(Role.LIVE), Mark.READ)).containsExactly("replicas: 7");
    assertThat(marked(replicas.pane(Role.PATCH), Mark.READ)).hasSize(1);
    PaneText result = replicas.pane(Role.RESULT);
    assertThat(marked(result, Mark.WRITTEN)).hasSize(1).first().asString().startsWith("replicas:");
    assertThat(result.notes()).extracting(LineNote::text).containsExactly("← was 7");
    StepPicture cleared = find(EXAMPLE, StepRule.KEYS_CLEARED, "spec.strategy");
    assertThat(marked(cleared.pane(Role.RESULT), Mark.DELETED)).contains("rollingUpdate:");
    assertThat(cleared.pane(Role.RESULT).phantomLines()).isNotEmpty();
  }

  /** A coarse step ends where its last fine step does. */
  @Test
  void aCoarseStepShowsWhatItsFineStepsShowTogether() {
    StepPictures steps = pictures(EXAMPLE);
    assertThat(steps.coarse()).extracting(CoarseStep::number).containsExactly(1, 2, 3, 4, 5);
    for (CoarseStep coarse : steps.coarse()) {
      StepPicture whole = steps.at(coarse);
      StepPicture last = steps.at(coarse.to() - 1);
      assertThat(whole.pane(Role.PATCH).text()).isEqualTo(last.pane(Role.PATCH).text());
      assertThat(whole.pane(Role.RESULT).withoutPhantomLines().text())
          .isEqualTo(last.pane(Role.RESULT).withoutPhantomLines().text());
    }
    StepPicture applied = steps.at(steps.coarse().get(3));
    assertThat(applied.step().sentence()).startsWith("The patch acts on `tier`, ");
    assertThat(marked(applied.pane(Role.LIVE), Mark.READ)).contains("image: shop/web:1.4");
    assertThat(marked(applied.pane(Role.RESULT), Mark.WRITTEN)).hasSizeGreaterThan(2);
  }

  /** The order of a list is not named beside its items. */
  @Test
  void aCoarseStepNamesWhatHappens() {
    String ports = "spec: {type: %s, ports: [{port: %s}, {port: 90}]}\n";
    StepPictures steps =
        pictures(
            compare(
                SERVICE + ports.formatted("ClusterIP", "80"),
                SERVICE + ports.formatted("NodePort", "81"),
                SERVICE + ports.formatted("ClusterIP", "80")));
    assertThat(steps.coarse())
        .extracting(coarse -> coarse.whole().sentence())
        .startsWith(
            "Last applied has `ports[port=80]`, but local no longer does. So the patch deletes the"
                + " item by its merge key with `$patch: delete`.",
            "Local differs from live in `annotations`, `type` and `ports[port=81]`. This part of"
                + " the patch writes what local says.")
        .contains(
            "The patch acts on `annotations`, `ports[port=80]`, `ports[port=81]` and `type`. Live"
                + " keeps everything else.");
  }

  @Test
  void anOperationIsReadWhereItIsWritten() {
    Composition view =
        compose(
            PatchFormat.JSON,
            BuiltInExample.live(),
            "- {op: test, path: /spec/replicas, value: 7}\n"
                + "- {op: replace, path: /spec/replicas, value: 8}\n");
    StepPictures steps = pictures(view);
    assertThat(steps.steps())
        .extracting(Step::rule)
        .containsExactly(
            StepRule.WRITTEN, StepRule.OPERATION_TEST, StepRule.OPERATION_REPLACE, StepRule.DONE);
    assertThat(marked(steps.at(1).pane(Role.PATCH), Mark.READ))
        .singleElement()
        .asString()
        .contains("op: test");
    assertThat(marked(steps.at(1).pane(Role.RESULT), Mark.WRITTEN)).isEmpty();
    assertThat(marked(steps.at(2).pane(Role.RESULT), Mark.WRITTEN)).containsExactly("replicas: 8");
    assertThat(steps.about(FieldPath.parse("spec.replicas"))).containsExactly(0, 1, 2, 3);
  }

  @Test
  void aSpotThatATextLacksMarksWhatWouldHoldIt() {
    ComparisonView view =
        compare(
            "", SERVICE + "spec:\n  type: NodePort\n", SERVICE + "spec:\n  clusterIP: 10.0.0.1\n");
    StepPicture added = find(view, StepRule.NEW_FIELD, "spec.type");
    assertThat(marked(added.pane(Role.LIVE), Mark.READ)).containsExactly("spec:");
    assertThat(marked(added.pane(Role.LOCAL), Mark.READ)).containsExactly("type: NodePort");
  }
}
