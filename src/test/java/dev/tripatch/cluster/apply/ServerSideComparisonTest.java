package dev.tripatch.cluster.apply;

import static dev.tripatch.cluster.apply.Cases.deployment;
import static dev.tripatch.cluster.apply.Cases.entry;
import static dev.tripatch.cluster.apply.Cases.owned;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideComparison.Contrast;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where kubectl apply and server-side apply go different ways, and why. */
class ServerSideComparisonTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # cause | field | last applied | local | live | owned by kubectl
          ONLY_LAST_APPLIED_HAD_IT | paused | {paused: true} | {} | {paused: true} | {}
          ONLY_OWNERSHIP_HAD_IT | paused | {} | {} | {paused: true} | {f:paused: {}}
          MAP_TAKEN_WHOLE | selector | {} | {selector: {matchLabels: {a: x}}} | {selector: {matchLabels: {b: y}}} | {}
          MAP_MERGED | strategy.rollingUpdate | {} | {strategy: {type: Recreate}} | {strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}} | {}
          OTHER_KEYS | template.spec.containers[name=c].ports[containerPort=53] | {} | {template: {spec: {containers: [{name: c, ports: [{containerPort: 53, protocol: UDP}]}]}}} | {template: {spec: {containers: [{name: c, ports: [{containerPort: 53, protocol: TCP}]}]}}} | {}
          TWINS_IN_LIVE | template.spec.containers[name=c].env[name=A] | {} | {template: {spec: {containers: [{name: c, env: [{name: A, value: x}]}]}}} | {template: {spec: {containers: [{name: c, env: [{name: A, value: x}, {name: A, value: x}]}]}}} | {}
          NULL_IN_LOCAL | strategy | {} | {strategy: null} | {strategy: {type: Recreate}} | {}
          """)
  void causes(
      ContrastCause cause, String field, String last, String local, String live, String own) {
    ServerSideComparison comparison =
        compare(
            deployment(last),
            deployment(local),
            owned(deployment(live), entry("kubectl", "Apply", "{f:spec: " + own + "}")));
    assertThat(comparison.contrasts())
        .anySatisfy(
            contrast -> {
              assertThat(contrast.cause()).isEqualTo(cause);
              assertThat(contrast.path()).isEqualTo(FieldPath.parse("spec." + field));
            });
    assertThat(comparison.contrasts()).noneMatch(each -> each.cause() == ContrastCause.UNTOLD);
    assertThat(comparison.isAgreed()).isFalse();
  }

  @Test
  void aConflictIsAContrast() {
    ServerSideComparison comparison =
        compare(
            deployment("{replicas: 2}"),
            deployment("{replicas: 2}"),
            owned(
                deployment("{replicas: 3}"), entry("hpa", "Update", "{f:spec: {f:replicas: {}}}")));
    assertThat(comparison.contrasts())
        .containsExactly(
            new Contrast(
                FieldPath.of("spec", "replicas"),
                Optional.of(new IntegerValue(3)),
                Optional.of(new IntegerValue(2)),
                Optional.of(new IntegerValue(3)),
                ContrastCause.OWNED_BY_ANOTHER,
                "kubectl apply overwrites spec.replicas without a warning; server-side apply"
                    + " refuses, because hpa owns it."));
    assertThat(comparison.isAgreed()).isFalse();
  }

  @Test
  void aPlainChangeIsAgreed() {
    ServerSideComparison comparison =
        compare(
            deployment("{replicas: 1}"),
            deployment("{replicas: 2}"),
            owned(
                deployment("{replicas: 1}"),
                entry("kubectl", "Apply", "{f:spec: {f:replicas: {}}}")));
    assertThat(comparison.contrasts()).isEmpty();
    assertThat(comparison.isAgreed()).isTrue();
  }

  @Test
  void onlyTheOrderMayDiffer() {
    String names = "{template: {spec: {containers: [{name: a}, {name: b}]}}}";
    ServerSideComparison comparison =
        compare(
            deployment("{}"),
            deployment("{template: {spec: {containers: [{name: c}]}}}"),
            deployment(names));
    assertThat(comparison.contrasts()).isEmpty();
    assertThat(comparison.isOtherOrder()).isTrue();
  }

  private static ServerSideComparison compare(MapValue last, MapValue local, MapValue live) {
    ThreeWayOutcome outcome =
        ThreeWay.compute(
            ThreeWayInputs.asApplied(
                new ThreeDocuments<>(Optional.of(last), local, Optional.of(live)),
                Cases.schema(local)));
    return ServerSideComparison.of(
        (ThreeWayOutcome.Computed) outcome, ServerSideApply.DEFAULT_MANAGER);
  }
}
