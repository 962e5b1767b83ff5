package dev.tripatch.conflict;

import static dev.tripatch.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.ownership.Owner;
import dev.tripatch.path.FieldPath;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.threeway.ThreeWay;
import dev.tripatch.threeway.ThreeWayInputs;
import dev.tripatch.threeway.ThreeWayOutcome;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which fields are in conflict, and whether the ways out lead out. */
class ConflictsTest {
  private static final SchemaAnswer DEPLOYMENT =
      new BundledCatalog().lookUp("apps/v1", "Deployment");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # direction | field | last applied | local | live
          BOTH_CHANGED | replicas | {replicas: 1} | {replicas: 2} | {replicas: 3}
          BOTH_SET | replicas | {paused: true} | {replicas: 2} | {replicas: 3}
          LOCAL_REMOVED | replicas | {replicas: 1} | {} | {replicas: 3}
          LOCAL_REMOVED | replicas | {replicas: 1} | {replicas: null} | {replicas: 3}
          LIVE_REMOVED | replicas | {replicas: 1} | {replicas: 2} | {}
          LIVE_CHANGED | replicas | {replicas: 1} | {replicas: 1} | {replicas: 3}
          LIVE_CHANGED | replicas | {replicas: null} | {replicas: null} | {replicas: 3}
          LIVE_LOST | replicas | {replicas: 1} | {replicas: 1} | {}
          LIVE_CHANGED | template.spec.containers[name=a].image | {template: {spec: {containers: [{name: a, image: x}]}}} | {template: {spec: {containers: [{name: a, image: x}]}}} | {template: {spec: {containers: [{name: b}, {name: a, image: y}]}}}
          LIVE_LOST | template.spec.containers[name=a] | {template: {spec: {containers: [{name: a, image: x}]}}} | {template: {spec: {containers: [{name: a, image: x}]}}} | {template: {spec: {containers: [{name: b}]}}}
          LIVE_EXTENDED | template.spec.tolerations | {template: {spec: {tolerations: [{key: a}]}}} | {template: {spec: {tolerations: [{key: a}]}}} | {template: {spec: {tolerations: [{key: a, operator: Equal}]}}}
          """)
  void directions(Direction direction, String path, String lastApplied, String local, String live) {
    Conflict conflict = only(of(lastApplied, local, live));
    assertThat(conflict.path()).isEqualTo(FieldPath.parse("spec." + path));
    assertThat(conflict.direction()).isEqualTo(direction);
    assertThat(conflict.remedies())
        .extracting(Remedy::choice)
        .containsExactly(Remedy.Choice.values());
    assertThat(conflict.remedies()).as(conflict.toString()).allMatch(Remedy::isReached);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {replicas: 1} | {replicas: 2} | {replicas: 2}
          {replicas: 1} | {replicas: 2} | {replicas: 1}
          {replicas: 1} | {} | {}
          {replicas: 1} | {replicas: null} | {}
          {} | {} | {replicas: 3}
          {paused: true} | {replicas: null, paused: true} | {replicas: 3, paused: true}
          {template: {spec: {containers: [{name: a}, {name: b}]}}} | {template: {spec: {containers: [{name: b}]}}} | {template: {spec: {containers: [{name: a, tty: false}, {name: b, tty: false}]}}}
          """)
  void noConflict(String lastApplied, String local, String live) {
    assertThat(of(lastApplied, local, live).all()).isEmpty();
  }

  @Test
  void withoutLastAppliedNobodyMoved() {
    assertThat(of(Optional.empty(), "{replicas: 1}", "{replicas: 2}").all()).isEmpty();
  }

  @Test
  void aConflictSaysAll() {
    Conflict conflict = only(of("{replicas: 1}", "{replicas: 2}", "{replicas: 3}"));
    assertThat(conflict.result()).isEqualTo(conflict.local());
    assertThat(conflict.consequence()).isEqualTo("With kubectl apply, live gets local's value.");
    assertThat(conflict.owned().owners()).extracting(Owner::manager).containsExactly("scaler");
    assertThat(conflict.remedies())
        .extracting(Remedy::sentence)
        .containsExactly(
            "Apply local as it is: live gets local's value.",
            "Take spec.replicas out of local and out of last applied: live's value stays.",
            "Write live's value of spec.replicas into local: live's value stays.");
  }

  @Test
  void aWayThatDoesNotLeadOutSaysSo() {
    String retained = "{strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: %d}}}";
    Conflict conflict =
        only(
            of(
                retained.formatted(1),
                "{strategy: {type: Recreate}}",
                retained.formatted(2)));
    assertThat(conflict.direction()).isEqualTo(Direction.LOCAL_REMOVED);
    Remedy giveUp = conflict.remedies().get(1);
    assertThat(giveUp.isReached()).isFalse();
    assertThat(giveUp.sentence()).endsWith("so this does not settle it.");
  }

  private static Conflict only(Conflicts conflicts) {
    assertThat(conflicts.all()).hasSize(1);
    return conflicts.all().getFirst();
  }

  private static Conflicts of(String lastApplied, String local, String live) {
    return of(Optional.of(lastApplied), local, live);
  }

  private static Conflicts of(Optional<String> lastApplied, String local, String live) {
    ThreeWayOutcome outcome =
        ThreeWay.compute(
            ThreeWayInputs.asApplied(
                lastApplied.map(spec -> yaml("{spec: " + spec + "}")),
                yaml("{spec: " + local + "}"),
                Optional.of(
                    yaml(
                        "{spec: "
                            + live
                            + ", metadata: {managedFields: [{manager: scaler,"
                            + " fieldsV1: {'f:spec': {'f:replicas': {}}}}]}}")),
                DEPLOYMENT));
    assertThat(outcome).isInstanceOf(ThreeWayOutcome.Computed.class);
    return Conflicts.of((ThreeWayOutcome.Computed) outcome);
  }
}
