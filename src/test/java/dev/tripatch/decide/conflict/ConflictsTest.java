package dev.tripatch.decide.conflict;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.WaysOut;
import dev.tripatch.decide.conflict.Conflicts.Sameness;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which fields are in conflict, and in which direction. */
class ConflictsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # direction | field | last applied | local | live
          BOTH_CHANGED | replicas | {replicas: 1} | {replicas: 2} | {replicas: 3}
          BOTH_SET | replicas | {paused: true} | {replicas: 2} | {replicas: 3}
          BOTH_SET | replicas | {} | {replicas: null} | {replicas: 3}
          BOTH_SET | replicas | {replicas: null} | {replicas: 2} | {replicas: 3}
          LOCAL_REMOVED_LIVE_CHANGED | replicas | {replicas: 1} | {} | {replicas: 3}
          LOCAL_REMOVED_LIVE_CHANGED | replicas | {replicas: 1} | {replicas: null} | {replicas: 3}
          LOCAL_CHANGED_LIVE_REMOVED | replicas | {replicas: 1} | {replicas: 2} | {}
          LIVE_CHANGED | replicas | {replicas: 1} | {replicas: 1} | {replicas: 3}
          LIVE_CHANGED | replicas | {replicas: null} | {replicas: null} | {replicas: 3}
          LIVE_REMOVED | replicas | {replicas: 1} | {replicas: 1} | {}
          """)
  void directions(Direction direction, String path, String lastApplied, String local, String live) {
    check(direction, "spec." + path, Case.ofSpec(lastApplied, local, live));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # direction | field | last applied | local | live
          LIVE_CHANGED | containers[name=a].image | {containers: [{name: a, image: x}]} | {containers: [{name: a, image: x}]} | {containers: [{name: b}, {name: a, image: y}]}
          LIVE_CHANGED | containers[name=a].ports[containerPort=80].hostPort | {containers: [{name: a, ports: [{containerPort: 80, hostPort: 1}]}]} | {containers: [{name: a, ports: [{containerPort: 80, hostPort: 1}]}]} | {containers: [{name: a, ports: [{containerPort: 80, hostPort: 2}]}]}
          LIVE_REMOVED | containers[name=a] | {containers: [{name: a, image: x}, {name: b}]} | {containers: [{name: a, image: x}, {name: b}]} | {containers: [{name: b}]}
          LOCAL_REMOVED_LIVE_CHANGED | containers[name=a] | {containers: [{name: a, image: x}, {name: b}]} | {containers: [{name: b}]} | {containers: [{name: a, image: y}, {name: b}]}
          BOTH_CHANGED | containers[name=a].args | {containers: [{name: a, args: [x]}]} | {containers: [{name: a, args: [x, y]}]} | {containers: [{name: a, args: [z, x]}]}
          LIVE_CHANGED | tolerations | {tolerations: [{key: a}]} | {tolerations: [{key: a}]} | {tolerations: [{key: b}]}
          """)
  void theDeepestFieldWithOneOutcome(
      Direction direction, String path, String lastApplied, String local, String live) {
    check(direction, "spec.template.spec." + path, Case.ofPod(lastApplied, local, live));
  }

  /** Apply would clear it, and no default explains it. */
  @Test
  void whatOnlyLiveHasAndApplyClears() {
    Conflicts conflicts =
        Case.ofSpec(
            "{strategy: {type: RollingUpdate}}",
            "{strategy: {type: Recreate}}",
            "{strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}}");
    Conflict conflict = Case.only(conflicts);
    assertThat(conflict.path()).hasToString("spec.strategy.rollingUpdate");
    assertThat(conflict.direction()).isEqualTo(Direction.LIVE_SET);
    assertThat(conflict.sentence())
        .startsWith("Somebody set it in live.")
        .endsWith(": spec.strategy.type, spec.strategy.rollingUpdate.");
  }

  @Test
  void anItemWithAnotherKeyIsOneChange() {
    String ports =
        "{containers: [{name: a, ports: [{name: http, containerPort: %s},"
            + " {name: tls, containerPort: %s}]}]}";
    String before = ports.formatted(80, 443);
    Conflicts conflicts = Case.ofPod(before, before, ports.formatted(8080, 8443));
    assertThat(conflicts.all())
        .extracting(conflict -> conflict.together().orElseThrow().fields().getLast().toString())
        .containsExactly(
            "spec.template.spec.containers[name=a].ports[containerPort=8080]",
            "spec.template.spec.containers[name=a].ports[containerPort=8443]");
    assertThat(conflicts.all().getFirst().sentence())
        .endsWith(
            "Its key has changed: spec.template.spec.containers[name=a].ports[containerPort=80] in"
                + " local is [containerPort=8080] in live, which is one change.");
  }

  @Test
  void membersOfSets() {
    String applied = "{metadata: {finalizers: [a/b, c/d]}}";
    Conflicts conflicts = Case.of(applied, applied, "{metadata: {finalizers: [c/d]}}");
    check(Direction.LIVE_REMOVED, "metadata.finalizers[=a/b]", conflicts);
  }

  private static void check(Direction direction, String path, Conflicts conflicts) {
    Conflict conflict = Case.only(conflicts);
    assertThat(conflict.path()).isEqualTo(FieldPath.parse(path));
    assertThat(conflict.direction()).isEqualTo(direction);
    assertThat(WaysOut.of(conflicts, conflict))
        .extracting(WaysOut.WayOut::fate)
        .containsExactlyElementsOf(WaysOut.FATES);
    assertThat(WaysOut.of(conflicts, conflict)).allMatch(WaysOut.WayOut::isPossible);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # last applied | local | live
          {replicas: 1} | {replicas: 2} | {replicas: 2}
          {replicas: 1} | {replicas: 2} | {replicas: 1}
          {replicas: 1} | {} | {replicas: 1}
          {replicas: 1} | {} | {}
          {replicas: 1} | {replicas: null} | {}
          {} | {} | {replicas: 3}
          {strategy: {type: RollingUpdate}} | {strategy: {type: Recreate}} | {strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 25%, maxUnavailable: 25%}}}
          """)
  void noConflict(String lastApplied, String local, String live) {
    assertThat(Case.ofSpec(lastApplied, local, live).all()).isEmpty();
  }

  @Test
  void whatOnlyLiveHasInAnItemIsMovedUnlessAServerFillsItIn() {
    assertThat(withoutFirstContainer("imagePullPolicy: Always").all()).isEmpty();
    Conflict conflict = Case.only(withoutFirstContainer("resources: {limits: {cpu: 1}}"));
    assertThat(conflict.path()).hasToString("spec.template.spec.containers[name=a]");
  }

  private static Conflicts withoutFirstContainer(String more) {
    return Case.ofPod(
        "{containers: [{name: a, image: x}, {name: b}]}",
        "{containers: [{name: b}]}",
        "{containers: [{name: a, image: x, " + more + "}, {name: b}]}");
  }

  /** Another spelling, an empty value, a default that comes back. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # field | last applied | local | live
          replicas | {replicas: 1} | {} | {replicas: 1}
          paused | {} | {paused: false} | {}
          template.spec.containers[name=a].resources.limits.memory | {template: {spec: {containers: [{name: a, resources: {limits: {memory: 1024Mi}}}]}}} | {template: {spec: {containers: [{name: a, resources: {limits: {memory: 1024Mi}}}]}}} | {template: {spec: {containers: [{name: a, resources: {limits: {memory: 1Gi}}}]}}}
          """)
  void whatAServerStoresAgainIsSentAndChangesNothing(
      String path, String lastApplied, String local, String live) {
    Conflicts conflicts = Case.ofSpec(lastApplied, local, live);
    assertThat(conflicts.all()).isEmpty();
    assertThat(conflicts.outcome().explanation().at(FieldPath.parse("spec." + path)).standing())
        .isEqualTo(Standing.IDLE);
  }

  /** What is only more or less may be defaults or pruning; another value never is. */
  @Test
  void withoutADefinitionNobodyKnowsDefaults() {
    Conflicts unknown =
        Case.ofUnknownKind(
            "{spec: {list: [{a: 1}]}}",
            "{spec: {list: [{a: 2}]}}",
            "{spec: {list: [{a: 1, b: 1}]}}");
    assertThat(unknown.all()).isEmpty();
    assertThat(unknown.unknown())
        .extracting(each -> each.path().toString())
        .containsExactly("spec.list");
    assertThat(unknown.unknown().getFirst().sentence()).contains("or the server itself");
    String spelled = "{spec: {memory: 1024Mi}}";
    assertThat(Case.ofUnknownKind(spelled, spelled, "{spec: {memory: 1Gi}}").all()).hasSize(1);
  }

  /** What a server that tried the patch would store counts, whatever we know of its kind. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # last applied and local | live | the server's answer | conflicts
          {spec: {memory: 1024Mi}} | {spec: {memory: 1Gi}} | {spec: {memory: 1Gi}} | 0
          {spec: {memory: 1024Mi}} | {spec: {memory: 1Gi}} | {spec: {memory: 1024Mi}} | 1
          {spec: {a: 1, list: []}} | {spec: {a: 1}} | {spec: {a: 1}} | 0
          {spec: {a: 1, list: []}} | {spec: {a: 1}} | {spec: {a: 1, list: []}} | 1
          {spec: {list: [{a: 1}]}} | {spec: {list: [{a: 1, b: 1}]}} | {spec: {list: [{a: 1, b: 1}]}} | 0
          {spec: {list: [{a: 1}]}} | {spec: {list: [{a: 2, b: 1}]}} | {spec: {list: [{a: 1, b: 1}]}} | 1
          """)
  void whatTheServerSaysThatItStoresIsKnown(
      String local, String live, String stored, int conflicts) {
    ThreeWayOutcome.Computed foretold = Case.ofUnknownKind(local, local, live).outcome();
    Conflicts all =
        Conflicts.of(
            (ThreeWayOutcome.Computed)
                ThreeWay.compute(foretold.inputs(), Optional.of(yaml(stored))));
    assertThat(Conflicts.of(foretold).all().size() + Conflicts.of(foretold).unknown().size())
        .isEqualTo(1);
    assertThat(all.all()).hasSize(conflicts);
    assertThat(all.unknown()).isEmpty();
    assertThat(all.outcome().patch()).isEqualTo(foretold.patch());
    all.all().stream()
        .flatMap(conflict -> all.inside(conflict).stream())
        .forEach(part -> assertThat(part.path()).hasToString("spec.list[0].a"));
  }

  @Test
  void noiseIsNoConflict() {
    assertThat(
            Case.of(
                    "{status: {replicas: 1}, metadata: {resourceVersion: '1', generation: 1}}",
                    "{status: {replicas: 2}, metadata: {resourceVersion: '2', generation: 2}}",
                    "{status: {replicas: 3}, metadata: {resourceVersion: '3', generation: 3}}")
                .all())
        .isEmpty();
  }

  @Test
  void withoutLastAppliedOrLiveNobodyMoved() {
    assertThat(Case.twoDocuments(true, "{replicas: 1}", "{replicas: 2}").all()).isEmpty();
    assertThat(Case.twoDocuments(false, "{replicas: 1}", "{replicas: 2}").all()).isEmpty();
  }

  @Test
  void customResourcesHaveConflictsToo() {
    Conflict conflict =
        Case.only(
            Case.ofUnknownKind(
                "{spec: {list: [1], same: a}}",
                "{spec: {list: [1, 2], same: a}}",
                "{spec: {list: [3], same: a}}"));
    assertThat(conflict.path()).hasToString("spec.list");
    assertThat(conflict.direction()).isEqualTo(Direction.BOTH_CHANGED);
    assertThat(conflict.sentence()).contains("The list is replaced whole");
  }

  @Test
  void whatIsNotSentTakesNothingBack() {
    assertThat(Case.ofUnknownKind("{spec: {a: null}}", "{spec: {a: null}}", "{spec: {a: 2}}").all())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # value | other | value only lacks something
          {a: 1, b: 2} | {a: 1} | false
          {a: 1} | {a: 1, b: 2} | true
          {a: 1} | {a: 1} | false
          {a: {b: 1, c: 1}} | {a: {b: 1}} | false
          {a: 2, b: 2} | {a: 1} | false
          1 | null | false
          [{a: 1, b: 1}] | [{a: 1}] | false
          [{a: 1}] | [{a: 1, b: 1}] | true
          [1, 2] | [1] | false
          [1] | [1, 2] | true
          """)
  void less(String value, String other, boolean isLess) {
    Value left = yaml("{v: " + value + "}").get("v");
    Value right = yaml("{v: " + other + "}").get("v");
    assertThat(Sameness.hasLess(left, right)).isEqualTo(isLess);
  }

  @Test
  void aConflictIsFoundByWhatIsInIt() {
    Conflicts conflicts =
        Case.ofPod(
            "{tolerations: [{key: a}]}", "{tolerations: [{key: b}]}", "{tolerations: [{key: c}]}");
    FieldPath list = FieldPath.parse("spec.template.spec.tolerations");
    assertThat(conflicts.at(list.index(0).key("key"))).contains(Case.only(conflicts));
    assertThat(conflicts.at(FieldPath.of("spec", "template"))).isEmpty();
  }

  @Test
  void theReferenceRefusesWithOverwriteOff() {
    assertThat(Case.ofSpec("{replicas: 1}", "{replicas: 2}", "{replicas: 3}").refusal())
        .hasValueSatisfying(
            refusal ->
                assertThat(refusal.referenceText())
                    .startsWith("patch:\n")
                    .contains("conflicts with changes made from original to current:"));
    assertThat(Case.ofSpec("{replicas: 1}", "{replicas: 2}", "{replicas: 1}").refusal()).isEmpty();
  }
}
