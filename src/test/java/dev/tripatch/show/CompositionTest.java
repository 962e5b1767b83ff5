package dev.tripatch.show;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.paint.Highlight;
import dev.tripatch.show.paint.LineNote;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.show.pane.PatchLook;
import dev.tripatch.show.pane.PatchRemark;
import dev.tripatch.show.pane.ShownPatch;
import dev.tripatch.show.table.FieldRow;
import dev.tripatch.show.table.Why;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the window shows of a patch that a person wrote. */
class CompositionTest {
  private static final String WEB = "spec.template.spec.containers[name=web]";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "spec: {replicas: 9}            | spec.replicas          | CHANGED | 7 | 9 | PATCH_SETS",
        "spec: {minReadySeconds: 5}     | spec.minReadySeconds   | ADDED   | — | 5 | PATCH_ADDS",
        "spec: {revisionHistoryLimit: } | spec.revisionHistoryLimit | DELETED | 5 | — |"
            + " NULL_DELETES",
        "'spec: {strategy: {$retainKeys: [type], type: Recreate}}'| spec.strategy.rollingUpdate |"
            + " CLEARED | '{maxSurge: 25%, maxUnavailable: 25%}' | —"
            + " | PATCH_NOT_RETAINED",
      })
  void eachFieldThatThePatchTouchesHasARow(
      String patch, String field, Mark mark, String live, String result, Reason reason) {
    Composition shown = compose(PatchFormat.STRATEGIC, patch);
    FieldRow row = row(shown, field);
    assertThat(row.mark()).isEqualTo(mark);
    assertThat(List.of(row.live(), row.result())).containsExactly(live, result);
    assertThat(List.of(row.local(), row.lastApplied())).containsOnly("—");
    assertThat(shown.why(row.path()).facts().getFirst().text()).isEqualTo(reason.rule());
    assertThat(tints(shown.pane(Role.LIVE), field)).isEqualTo(mark != Mark.ADDED);
    assertThat(tints(shown.pane(Role.RESULT), field)).isTrue();
    assertThat(tints(shown.pane(Role.PATCH), field)).isTrue();
  }

  @Test
  void itemsAreNamedByTheirMergeKeyInEveryFormat() {
    String item = WEB + ".env[name=C]";
    Composition strategic =
        compose(
            PatchFormat.STRATEGIC,
            "spec: {template: {spec: {containers: [{name: web, env: [{name: C, $patch:"
                + " delete}]}]}}}");
    Composition json =
        compose(PatchFormat.JSON, "[{op: remove, path: /spec/template/spec/containers/0/env/2}]");
    for (Composition shown : List.of(strategic, json)) {
      assertThat(shown.rows()).hasSize(1);
      assertThat(row(shown, item).mark()).isEqualTo(Mark.DELETED);
      assertThat(tints(shown.pane(Role.PATCH), item)).isTrue();
    }
    assertThat(strategic.resultYaml()).isEqualTo(json.resultYaml());
  }

  @Test
  void anOrderIsShownAsOne() {
    Composition shown =
        compose(
            PatchFormat.JSON,
            "[{op: move, from: /spec/template/spec/containers/0/env/1,"
                + " path: /spec/template/spec/containers/0/env/0}]");
    assertThat(row(shown, WEB + ".env").mark()).isEqualTo(Mark.REORDERED);
    assertThat(shown.pane(Role.RESULT).notes()).extracting(LineNote::text).contains("↑ 1", "↓ 1");
  }

  /** The person wrote it, so it is to be seen, even where it changes nothing. */
  @Test
  void anOperationWithoutEffectHasTheMarkOfItsKind() {
    String patch = "[{op: replace, path: /spec/replicas, value: 7}]";
    PaneText pane = compose(PatchFormat.JSON, patch).pane(Role.PATCH);
    assertThat(pane.highlights()).extracting(each -> each.span().in(patch)).contains("value: 7");
    assertThat(pane.highlights()).extracting(Highlight::mark).containsOnly(Mark.CHANGED);
  }

  @Test
  void theSourceOfTheSchemaIsNamed() {
    assertThat(compose(PatchFormat.MERGE, "spec: {replicas: 9}").schemaSource())
        .startsWith("Kubernetes 1.");
  }

  @Test
  void localAndLastAppliedAreShownWithoutMarks() {
    Composition shown = compose(PatchFormat.MERGE, "spec: {replicas: 9}");
    assertThat(shown.pane(Role.LOCAL).text()).isEqualTo(BuiltInExample.local());
    assertThat(shown.pane(Role.LOCAL).highlights()).isEmpty();
    assertThat(shown.pane(Role.LAST_APPLIED).text()).contains("revisionHistoryLimit: 5");
    assertThat(shown.pane(Role.LAST_APPLIED).highlights()).isEmpty();
  }

  @Test
  void thePatchStaysAsItWasWritten() {
    String text = "# mine\nspec: {replicas: 9}\n";
    ShownPatch patch = compose(PatchFormat.MERGE, text).patch(PatchLook.FIRST);
    assertThat(patch.pane().text()).isEqualTo(text);
    assertThat(patch.format()).isEqualTo(PatchFormat.MERGE);
    assertThat(patch.sent()).isEqualTo(PatchFormat.STRATEGIC);
  }

  @Test
  void whatToKnowOfItIsSaid() {
    ShownPatch same = compose(PatchFormat.MERGE, "spec: {replicas: 7}").patch(PatchLook.FIRST);
    assertThat(same.remarksTitle()).isEqualTo("1 thing to know of this patch");
    assertThat(same.remarks().getFirst().sentence()).contains("no effect");
  }

  @Test
  void everyDirectiveIsPaintedAndTold() {
    Composition shown =
        compose(
            PatchFormat.STRATEGIC,
            "spec: {strategy: {$patch: replace, type: Recreate}, paused: null,"
                + " template: {spec: {containers: [{name: none, $patch: delete}]}}}");
    FieldPath strategy = FieldPath.parse("spec.strategy");
    PaneText patch = shown.pane(Role.PATCH);
    assertThat(patch.highlights())
        .filteredOn(each -> each.path().equals(strategy))
        .extracting(each -> patch.text().substring(each.span().start(), each.span().end()))
        .containsExactly("$patch: replace");
    assertThat(shown.why(strategy).facts())
        .contains(new Why.Fact("$patch: replace", "Live loses rollingUpdate."));
    assertThat(shown.rows()).noneMatch(row -> row.path().equals(strategy));
    assertThat(row(shown, "spec.strategy.rollingUpdate").mark()).isEqualTo(Mark.DELETED);
    assertThat(shown.idle())
        .extracting(PatchRemark::fields)
        .containsExactlyInAnyOrder(
            List.of(FieldPath.parse("spec.paused")),
            List.of(FieldPath.parse("spec.template.spec.containers[name=none]")));
    assertThat(shown.patch(PatchLook.FIRST).remarksTitle()).startsWith("1 thing to know");
  }

  @Test
  void aJsonMergePatchIsShownWithoutTheStrategiesThatItDoesNotKnow() {
    Composition shown =
        compose(
            PatchFormat.MERGE, "spec: {template: {spec: {containers: [{name: web, image: x}]}}}");
    Why why = shown.why(FieldPath.parse("spec.template.spec.containers"));
    assertThat(why.sentence()).contains("writes the list whole");
    assertThat(why.facts().toString()).contains("Schema").doesNotContain("merge key", "strategy");
  }

  private static FieldRow row(Composition shown, String field) {
    return shown.rows().stream()
        .filter(row -> row.label().equals(field))
        .findFirst()
        .orElseThrow(() -> new AssertionError(field + " is not in " + shown.rows()));
  }

  private static boolean tints(PaneText pane, String field) {
    FieldPath path = FieldPath.parse(field);
    return pane.highlights().stream().anyMatch(each -> each.path().equals(path));
  }

  private static Composition compose(PatchFormat format, String patch) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local.yaml", BuiltInExample.local()),
            Optional.of(SourceReader.read("live.yaml", BuiltInExample.live())));
    Composed.Done done =
        (Composed.Done)
            new Workbench(new BundledCatalog())
                .compose(sources, SourceReader.read("patch", patch), format);
    return done.view(format);
  }
}
