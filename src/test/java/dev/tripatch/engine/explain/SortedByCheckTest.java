package dev.tripatch.engine.explain;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * With overwrite off, looking for conflicts sorts lists in the patch; real kubectl 1.33 sent {@code
 * ["-v","a","x","a"]} for {@code ["-v","x","-v","a"]}.
 */
class SortedByCheckTest {

  @Test
  void theListIsSentAsTheCheckLeavesItAndTheReasonSaysSo() {
    String pod = "spec: {containers: [{name: w, image: i%s}]}";
    ThreeWayOutcome.Computed computed =
        compute(
            kindOf("v1", "Pod"),
            pod.formatted(""),
            pod.formatted(", args: [-v, x, -v, a]"),
            pod.formatted(", args: [-v, a, -v, x]"),
            false);
    assertThat(computed.patch())
        .isEqualTo(
            yaml(
                "spec: {$setElementOrder/containers: [{name: w}],"
                    + " containers: [{name: w, args: [-v, a, x, a]}]}"));
    FieldOutcome args =
        computed.explanation().all().stream()
            .filter(field -> field.path().toString().endsWith("args"))
            .findFirst()
            .orElseThrow();
    assertThat(args.reason()).isEqualTo(Reason.SORTED_BY_CHECK);
    assertThat(Words.of(args).sentence())
        .contains("sends `args` in a different order than local's");
    assertThat(args.values().result()).isEqualTo(yaml("a: [-v, a, x, a]").get("a"));
    assertThat(computed.isBalanced()).isTrue();
  }

  @Test
  void soIsAListInsideOfAListThatIsReplacedWhole() {
    ThreeWayOutcome.Computed computed = verbs(false);
    assertThat(computed.patch()).isEqualTo(yaml("rules: [{verbs: [get, watch]}]"));
    assertThat(computed.explanation().at(FieldPath.of("rules")).reason())
        .isEqualTo(Reason.SORTED_BY_CHECK);
    assertThat(computed.isBalanced()).isTrue();
  }

  @Test
  void overwriteOnSendsLocalsOrder() {
    ThreeWayOutcome.Computed computed = verbs(true);
    assertThat(computed.patch()).isEqualTo(yaml("rules: [{verbs: [watch, get]}]"));
    assertThat(computed.explanation().at(FieldPath.of("rules")).reason())
        .isEqualTo(Reason.LIST_REPLACED);
  }

  private static ThreeWayOutcome.Computed verbs(boolean overwrite) {
    return compute(
        kindOf("rbac.authorization.k8s.io/v1", "ClusterRole"),
        "rules: []",
        "rules: [{verbs: [watch, get]}]",
        "rules: [{verbs: [get, watch]}]",
        overwrite);
  }

  private static SchemaAnswer kindOf(String apiVersion, String kind) {
    return new SchemaAnswer.Known(kind(apiVersion, kind), "a test");
  }

  private static ThreeWayOutcome.Computed compute(
      SchemaAnswer schema, String lastApplied, String local, String live, boolean overwrite) {
    ThreeWayInputs inputs =
        ThreeWayInputs.asApplied(
                new ThreeDocuments<>(
                    Optional.of(yaml(lastApplied)), yaml(local), Optional.of(yaml(live))),
                schema)
            .withOverwrite(overwrite);
    return (ThreeWayOutcome.Computed) ThreeWay.compute(inputs);
  }
}
