package dev.tripatch.engine.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.patch.Json;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One change in three formats. In the JSON {@code '} stands for {@code "}. */
class ChangeInFormatsTest {
  private static final SchemaAnswer POD =
      new SchemaAnswer.Known(Snippets.kind("v1", "Pod"), "the built-in catalogue");
  private static final SchemaAnswer UNKNOWN = new SchemaAnswer.Unknown("The kind is not built in.");
  private static final String LIVE =
      "{'spec':{'nodeName':'n','containers':[{'name':'side','image':'s'},"
          + "{'name':'a','image':'1'}]}}";
  private static final String LOCAL = "{'spec':{'containers':[{'name':'a','image':'2'}]}}";

  @Test
  void theStrategicMergePatchIsTheOneThatIsSent() {
    FormattedPatch patch = in(PatchFormat.STRATEGIC, LOCAL, LIVE, POD);
    assertThat(patch.patch()).contains(outcome(LOCAL, LIVE, POD).patch());
    assertThat(patch.losses()).isEmpty();
  }

  @Test
  void aJsonMergePatchRewritesTheWholeList() {
    FormattedPatch patch = in(PatchFormat.MERGE, LOCAL, LIVE, POD);
    assertThat(patch.patch())
        .contains(
            Json.read(
                "{'spec':{'containers':[{'name':'side','image':'s'},{'name':'a','image':'2'}]}}"));
    assertThat(texts(patch)).containsExactly("spec.containers WHOLE_LIST");
  }

  @Test
  void aJsonPatchNamesItemsByTheirPlace() {
    FormattedPatch patch = in(PatchFormat.JSON, LOCAL, LIVE, POD);
    assertThat(patch.patch())
        .contains(Json.read("[{'op':'replace','path':'/spec/containers/1/image','value':'2'}]"));
    assertThat(texts(patch)).containsExactly("spec.containers INDEX");
  }

  @Test
  void aNullCannotBeSetByAJsonMergePatch() {
    String local = "{'spec':{'nodeName':'n','activeDeadlineSeconds':null}}";
    String live = "{'spec':{'nodeName':'n','overhead':{'a':[1]}}}";
    ThreeWayOutcome.Computed outcome = outcome(local, live, POD);
    MapValue result = (MapValue) Json.read("{'spec':{'nodeName':'n','x':null,'l':[{'y':null}]}}");
    FormattedPatch patch =
        new ChangeInFormats(withResult(outcome, result)).in(PatchFormat.MERGE, false);
    assertThat(patch.patch()).contains(Json.read("{'spec':{'overhead':null,'l':[{'y':null}]}}"));
    assertThat(texts(patch)).containsExactly("spec.x EXPLICIT_NULL", "spec.l NULL_IN_LIST");
  }

  @Test
  void aPatchThatGivesSomethingElseSaysSo() {
    MapValue result = (MapValue) Json.read(LOCAL);
    FormattedPatch patch =
        new ChangeInFormats(withResult(outcome(LOCAL, LIVE, POD), result))
            .in(PatchFormat.STRATEGIC, false);
    assertThat(texts(patch)).containsExactly("spec.containers OTHER_RESULT");
  }

  @Test
  void customResourcesTakeNoStrategicMergePatch() {
    ThreeWayOutcome.Computed outcome = outcome("{'a':2,'b':[1,2]}", "{'a':1,'b':[1,3]}", UNKNOWN);
    ChangeInFormats change = new ChangeInFormats(outcome);
    assertThat(change.sent()).isEqualTo(PatchFormat.MERGE);
    List<FormattedPatch> all =
        Stream.of(PatchFormat.values()).map(format -> change.in(format, false)).toList();
    assertThat(all.get(0).patch()).isEmpty();
    assertThat(all.get(0).isSomethingToSend()).isFalse();
    assertThat(texts(all.get(0))).containsExactly(". NOT_ACCEPTED");
    assertThat(all.get(1).patch()).contains(outcome.patch());
    assertThat(texts(all.get(1))).containsExactly("b WHOLE_LIST");
    assertThat(all.get(2).patch())
        .contains(
            Json.read(
                "[{'op':'replace','path':'/a','value':2},"
                    + "{'op':'replace','path':'/b/1','value':2}]"));
  }

  @Test
  void builtInKindsThatKubectlDoesNotKnowHaveAStrategicMergePatch() {
    ThreeWayInputs inputs = inputs(LOCAL, LIVE, POD).asJsonMergePatch();
    ThreeWayOutcome.Computed outcome = (ThreeWayOutcome.Computed) ThreeWay.compute(inputs);
    FormattedPatch patch = new ChangeInFormats(outcome).in(PatchFormat.STRATEGIC, false);
    assertThat(patch.losses()).isEmpty();
    assertThat(patch.patch().orElseThrow().toString()).contains("$patch");
  }

  @ParameterizedTest
  @EnumSource(PatchFormat.class)
  void withoutLiveThereIsNothingToPatch(PatchFormat format) {
    ThreeWayInputs inputs =
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(Optional.empty(), (MapValue) Json.read(LOCAL), Optional.empty()),
            POD);
    ThreeWayOutcome.Computed outcome = (ThreeWayOutcome.Computed) ThreeWay.compute(inputs);
    assertThat(new ChangeInFormats(outcome).in(format, false).losses())
        .extracting(Loss::kind)
        .startsWith(Loss.Kind.NO_LIVE);
  }

  @ParameterizedTest
  @EnumSource(PatchFormat.class)
  void nothingToChangeIsNothingToSend(PatchFormat format) {
    FormattedPatch patch = in(format, LIVE, LIVE, POD);
    assertThat(patch.isSomethingToSend()).isFalse();
    assertThat(patch.losses()).isEmpty();
  }

  private static FormattedPatch in(
      PatchFormat format, String local, String live, SchemaAnswer schema) {
    return new ChangeInFormats(outcome(local, live, schema)).in(format, false);
  }

  private static ThreeWayOutcome.Computed outcome(String local, String live, SchemaAnswer schema) {
    return (ThreeWayOutcome.Computed) ThreeWay.compute(inputs(local, live, schema));
  }

  private static ThreeWayInputs inputs(String local, String live, SchemaAnswer schema) {
    Value read = Json.read(live);
    return ThreeWayInputs.asApplied(
        new ThreeDocuments<>(
            Optional.empty(), (MapValue) Json.read(local), Optional.of((MapValue) read)),
        schema);
  }

  private static ThreeWayOutcome.Computed withResult(
      ThreeWayOutcome.Computed from, MapValue result) {
    return new ThreeWayOutcome.Computed(
        from.inputs(),
        from.delta(),
        from.deletions(),
        from.patch(),
        result,
        from.explanation(),
        from.isBalanced());
  }

  private static List<String> texts(FormattedPatch patch) {
    return patch.losses().stream().map(loss -> loss.path() + " " + loss.kind()).toList();
  }
}
