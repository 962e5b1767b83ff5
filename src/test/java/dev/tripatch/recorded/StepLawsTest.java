package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.FieldName;
import dev.tripatch.engine.format.CoarseStep;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.Phase;
import dev.tripatch.engine.format.Step;
import dev.tripatch.engine.format.StepRule;
import dev.tripatch.engine.format.Steps;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.engine.patch.JsonPatchDiff;
import dev.tripatch.engine.patch.JsonThreeWay;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.strategic.MapMerger;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.PathStep;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Folding the steps gives exactly each stage's patch, the patch and the result. */
class StepLawsTest {
  /** What the first of all steps may be about: what local dropped, or the patch that is written. */
  private static final Set<StepRule> BEGINNINGS =
      Set.of(
          StepRule.DROPPED_FIELD,
          StepRule.DROPPED_ITEM,
          StepRule.DROPPED_VALUES,
          StepRule.ITEM_WITH_DROPPED,
          StepRule.NOTHING_DROPPED,
          StepRule.WRITTEN);

  private final BundledCatalog catalog = new BundledCatalog();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-way.jsonl.gz",
        "three-way-odd.jsonl.gz",
        "three-way-third.jsonl.gz",
        "stages.jsonl.gz",
        "json-merge.jsonl.gz"
      })
  void stepsOfACalculatedPatchAddUp(String name) throws URISyntaxException, RefusedException {
    int computed = 0;
    for (RecordedCase line : recording(name).sample()) {
      if (ThreeWay.compute(inputs(line, name)) instanceof ThreeWayOutcome.Computed outcome) {
        computed++;
        check(line.id(), outcome);
      }
    }
    assertThat(computed).as("computed of " + name).isGreaterThan(Sample.least(100));
  }

  private static void check(String id, ThreeWayOutcome.Computed outcome) throws RefusedException {
    Steps steps = Steps.of(outcome);
    MapValue deletions = after(steps, Phase.DELETIONS);
    MapValue delta = after(steps, Phase.DELTA);
    ThreeWayInputs inputs = outcome.inputs();
    if (inputs.dialect().isStrategic()) {
      assertThat(deletions).as(id).isEqualTo(outcome.deletions().patch());
      assertThat(delta).as(id).isEqualTo(outcome.delta().patch());
      assertThat(MapMerger.combine(deletions, delta, inputs.schema().type()))
          .as(id)
          .isEqualTo(outcome.patch());
    } else {
      MapValue live = inputs.live().orElseThrow();
      assertThat(delta).as(id).isEqualTo(JsonThreeWay.changes(live, inputs.local()));
      assertThat(JsonMerge.apply(deletions, delta)).as(id).isEqualTo(outcome.patch());
    }
    assertThat(steps.patchAfter(steps.size())).as(id).isEqualTo(outcome.patch());
    assertThat(steps.objectAfter(steps.size())).as(id).isEqualTo(outcome.result());
    saysSomething(id, steps);
  }

  private static void saysSomething(String id, Steps steps) {
    assertThat(steps.all())
        .as(id)
        .isNotEmpty()
        .allMatch(step -> step.sentence().endsWith(".") && !step.sentence().matches(".*\\{[a-z].*"))
        .noneMatch(step -> step.rule() == StepRule.READ_OTHERWISE);
    assertThat(steps.all()).as(id).extracting(Step::phase).isSorted();
    unfolds(id, steps);
    namesItsItem(id, steps);
  }

  /** The coarse steps come in order and have each fine step once. */
  private static void unfolds(String id, Steps steps) {
    List<CoarseStep> coarse = steps.coarse();
    assertThat(coarse).as(id).extracting(CoarseStep::phase).doesNotHaveDuplicates().isSorted();
    int at = 0;
    for (CoarseStep each : coarse) {
      assertThat(each.from()).as(id).isEqualTo(at);
      assertThat(steps.all().subList(at, each.to()))
          .as(id)
          .isNotEmpty()
          .allMatch(step -> step.phase() == each.phase());
      assertThat(each.whole().sentence())
          .as(id)
          .endsWith(".")
          .doesNotContain("{n", "{m", " ,", "  ");
      at = each.to();
    }
    assertThat(at).as(id).isEqualTo(steps.size());
    assertThat(coarse.getLast().phase()).as(id).isEqualTo(Phase.RESULT);
    boolean isCompared = steps.all().getFirst().phase() == Phase.DELETIONS;
    assertThat(coarse.size()).as(id).isEqualTo(isCompared ? 5 : 3);
    assertThat(BEGINNINGS).as(id).contains(steps.all().getFirst().rule());
  }

  /** Of two items of a list, and of two lists, the sentence says which. */
  private static void namesItsItem(String id, Steps steps) {
    for (Step step : steps.all()) {
      for (FieldPath at = step.field(); !at.isRoot(); at = at.parent().orElseThrow()) {
        if (!(at.last().orElseThrow() instanceof PathStep.Key)) {
          assertThat(step.sentence()).as(id).contains(new FieldName(at).toString());
        }
      }
    }
  }

  /** Whoever reads the patch, and whatever is left out: the steps end with patch and result. */
  @ParameterizedTest
  @EnumSource(Dialect.class)
  void stepsForEveryReaderAddUp(Dialect reader) throws URISyntaxException {
    String name = "stages.jsonl.gz";
    int computed = 0;
    List<RecordedCase> cases = recording(name).cases();
    for (RecordedCase line : Sample.of(cases.subList(0, cases.size() / 4))) {
      ThreeWayInputs usual = inputs(line, name);
      ThreeWayInputs read =
          new ThreeWayInputs(
              usual.documents(),
              usual.schema(),
              new ThreeWayInputs.Mode(reader, false, false),
              true,
              Map.of(),
              Optional.empty(),
              Set.of());
      for (ThreeWayInputs each : List.of(read, withoutFirst(read), read.withOverwrite(false))) {
        if (ThreeWay.compute(each) instanceof ThreeWayOutcome.Computed outcome) {
          computed++;
          Steps steps = Steps.of(outcome);
          assertThat(steps.patchAfter(steps.size())).as(line.id()).isEqualTo(outcome.patch());
          assertThat(steps.objectAfter(steps.size())).as(line.id()).isEqualTo(outcome.result());
        }
      }
    }
    assertThat(computed).isGreaterThan(Sample.least(100));
  }

  /** What kubectl sends with overwrite off may be sorted, and only then this is said. */
  @Test
  void aPatchIsCalledSortedWhereItIs() throws URISyntaxException {
    int sorted = 0;
    for (RecordedCase line : recording("three-way-overwrite-off.jsonl.gz").sample()) {
      ThreeWayInputs inputs = inputs(line, "");
      if (ThreeWay.compute(inputs) instanceof ThreeWayOutcome.Computed usual
          && ThreeWay.compute(inputs.withOverwrite(false))
              instanceof ThreeWayOutcome.Computed careful) {
        boolean isOther = !careful.patch().equals(usual.patch());
        assertThat(
                Steps.of(careful).all().stream().anyMatch(step -> step.rule() == StepRule.SORTED))
            .as(line.id())
            .isEqualTo(isOther);
        sorted += isOther ? 1 : 0;
      }
    }
    assertThat(sorted).isGreaterThanOrEqualTo(Sample.least(1));
  }

  private static ThreeWayInputs withoutFirst(ThreeWayInputs inputs) {
    return inputs.local().has("spec") ? inputs.leavingOut(Set.of(FieldPath.of("spec"))) : inputs;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "apply-directives.jsonl.gz",
        "apply-directives-odd.jsonl.gz",
        "apply-directives-third.jsonl.gz"
      })
  void stepsOfAWrittenPatchAddUp(String name) throws URISyntaxException {
    int applied = 0;
    for (RecordedCase line : recording(name).sample()) {
      SchemaAnswer schema = catalog.lookUp(line.apiVersion(), line.kind());
      if (line.map("applied").get("result") instanceof MapValue result
          && schema instanceof SchemaAnswer.Known) {
        applied++;
        MapValue live = line.map("current");
        composed(line.id(), PatchFormat.STRATEGIC, live, line.map("patch"), schema, result);
        Value operations =
            JsonPatchDiff.between(live, result, SchemaType.Primitive.UNDECLARED, false).asValue();
        composed(line.id(), PatchFormat.JSON, live, operations, schema, result);
      }
    }
    assertThat(applied).isPositive();
  }

  @Test
  void stepsOfAJsonMergePatchAddUp() throws URISyntaxException {
    int applied = 0;
    for (RecordedCase line : recording("json-merge.jsonl.gz").sample()) {
      if (line.map("threeWay").get("result") instanceof MapValue patch
          && line.map("threeWayApplied").get("result") instanceof MapValue result) {
        applied++;
        SchemaAnswer schema = new SchemaAnswer.Unknown("a custom resource");
        composed(line.id(), PatchFormat.MERGE, line.map("current"), patch, schema, result);
      }
    }
    assertThat(applied).isGreaterThan(Sample.least(100));
  }

  private static void composed(
      String id,
      PatchFormat format,
      MapValue live,
      Value patch,
      SchemaAnswer schema,
      MapValue result) {
    Steps steps = Steps.of(format, live, patch, schema).orElseThrow();
    assertThat(steps.patchAfter(0)).as(id).isEqualTo(patch);
    assertThat(steps.objectAfter(0)).as(id).isEqualTo(live);
    assertThat(steps.objectAfter(steps.size())).as(id).isEqualTo(result);
    saysSomething(id, steps);
  }

  private static MapValue after(Steps steps, Phase phase) {
    List<Step> all = steps.all();
    int done = 0;
    for (int at = 0; at < all.size(); at++) {
      done = all.get(at).phase() == phase ? at + 1 : done;
    }
    return (MapValue) steps.patchAfter(done);
  }

  private ThreeWayInputs inputs(RecordedCase line, String name) {
    SchemaAnswer schema =
        name.startsWith("json-merge")
            ? new SchemaAnswer.Unknown("a custom resource")
            : catalog.lookUp(line.apiVersion(), line.kind());
    return ThreeWayInputs.asApplied(
        new ThreeDocuments<>(
            Optional.of(line.map("original")),
            line.map("modified"),
            Optional.of(line.map("current"))),
        schema);
  }

  private static RecordedFile recording(String name) throws URISyntaxException {
    return new RecordedFile(
        Path.of(
            Objects.requireNonNull(StepLawsTest.class.getResource("/recorded/" + name)).toURI()));
  }
}
