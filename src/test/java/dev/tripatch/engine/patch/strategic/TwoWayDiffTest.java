package dev.tripatch.engine.patch.strategic;

import static dev.tripatch.engine.patch.Snippets.container;
import static dev.tripatch.engine.patch.Snippets.deploymentSpec;
import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.metadata;
import static dev.tripatch.engine.patch.Snippets.podSpec;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.FloatValue;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.schema.SchemaType;
import org.junit.jupiter.api.Test;

/** What the two-way diff writes, rule by rule. */
class TwoWayDiffTest {

  @Test
  void nothingIsWrittenForWhatIsTheSame() throws RefusedException {
    String same = "{replicas: 2, template: {spec: {containers: [{name: web, image: a}]}}}";
    assertThat(twoWay(same, same, deploymentSpec())).isEqualTo(MapValue.EMPTY);
  }

  @Test
  void anIntegerAndFloatOfTheSameSizeDiffer() throws RefusedException {
    MapValue integer = MapValue.of("replicas", new IntegerValue(1));
    MapValue real = MapValue.of("replicas", new FloatValue(1));
    assertThat(diff(integer, real, deploymentSpec(), DiffOptions.TWO_WAY)).isEqualTo(real);
  }

  @Test
  void onePointZeroInYamlIsAnInteger() throws RefusedException {
    assertThat(twoWay("replicas: 1", "replicas: 1.0", deploymentSpec())).isEqualTo(MapValue.EMPTY);
  }

  @Test
  void itemsOfMixedKindsAreRefused() {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> twoWay("finalizers: [a]", "finalizers: [a, 1]", metadata()));
  }

  @Test
  void aFieldOfAnotherTypeIsWrittenWhole() throws RefusedException {
    assertThat(twoWay("strategy: {type: Recreate}", "strategy: Recreate", deploymentSpec()))
        .isEqualTo(yaml("strategy: Recreate"));
    assertThat(twoWay("replicas: 1", "replicas: '1'", deploymentSpec()))
        .isEqualTo(yaml("replicas: '1'"));
  }

  @Test
  void aMapWithStrategyReplaceIsWrittenEvenUnchanged() throws RefusedException {
    String budget = "spec: {minAvailable: 1, selector: {matchLabels: {app: web}}}";
    assertThat(twoWay(budget, budget, kind("policy/v1", "PodDisruptionBudget")))
        .isEqualTo(yaml("spec: {selector: {matchLabels: {app: web}}}"));
  }

  /** Kubernetes compares items by the text of their keys, and writes them in local's order. */
  @Test
  void newItemsAreWrittenInTheOrderOfLocal() throws RefusedException {
    assertThat(
            twoWay(
                    "containers: [{name: m}]",
                    "containers: [{name: z}, {name: m, image: i}, {name: a}]",
                    podSpec())
                .get("containers"))
        .isEqualTo(yaml("l: [{name: z}, {name: m, image: i}, {name: a}]").get("l"));
    assertThat(twoWay("finalizers: [m]", "finalizers: [z, m, a]", metadata()).get("finalizers"))
        .isEqualTo(yaml("l: [z, a]").get("l"));
  }

  @Test
  void anAtomicListIsWrittenWhole() throws RefusedException {
    assertThat(twoWay("args: [a, b]", "args: [b]", container())).isEqualTo(yaml("args: [b]"));
  }

  @Test
  void aRemovedFieldIsWrittenAsNull() throws RefusedException {
    assertThat(twoWay("{replicas: 1, paused: true}", "replicas: 1", deploymentSpec()))
        .isEqualTo(yaml("paused: null"));
  }

  @Test
  void retainKeysListsTheKeysThatStaySorted() throws RefusedException {
    assertThat(
            twoWay(
                "strategy: {type: Recreate}",
                "strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}",
                deploymentSpec()))
        .isEqualTo(
            yaml(
                """
                strategy:
                  $retainKeys: [rollingUpdate, type]
                  type: RollingUpdate
                  rollingUpdate: {maxSurge: 1}
                """));
  }

  @Test
  void retainKeysLeavesOutKeysThatAreNull() throws RefusedException {
    assertThat(
            twoWay(
                "strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}",
                "strategy: {type: Recreate, rollingUpdate: null}",
                deploymentSpec()))
        .isEqualTo(yaml("strategy: {$retainKeys: [type], type: Recreate, rollingUpdate: null}"));
  }

  @Test
  void retainKeysAppearsForAFurtherKeyAloneAsOfADefaultedStrategy() throws RefusedException {
    assertThat(
            delta(
                "strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 25%}}",
                "strategy: {type: RollingUpdate}", deploymentSpec()))
        .isEqualTo(yaml("strategy: {$retainKeys: [type]}"));
  }

  @Test
  void retainKeysDoesNotAppearWhereNothingChanges() throws RefusedException {
    String same = "strategy: {type: Recreate}";
    assertThat(twoWay(same, same, deploymentSpec())).isEqualTo(MapValue.EMPTY);
  }

  @Test
  void retainKeysDoesNotAppearForAFurtherKeyThatIsNull() throws RefusedException {
    assertThat(
            delta(
                "strategy: {type: Recreate, rollingUpdate: null}",
                "strategy: {type: Recreate}",
                deploymentSpec()))
        .isEqualTo(MapValue.EMPTY);
  }

  @Test
  void retainKeysDoesNotAppearInANewMap() throws RefusedException {
    assertThat(twoWay("replicas: 1", "{replicas: 1, strategy: {type: Recreate}}", deploymentSpec()))
        .isEqualTo(yaml("strategy: {type: Recreate}"));
  }

  @Test
  void retainKeysDoesNotAppearForAnEmptyMap() throws RefusedException {
    assertThat(twoWay("strategy: {type: Recreate}", "strategy: {}", deploymentSpec()))
        .isEqualTo(yaml("strategy: {type: null}"));
  }

  @Test
  void anItemsChangeCarriesItsMergeKeyAndTheListsOrder() throws RefusedException {
    assertThat(
            twoWay(
                "env: [{name: A, value: '1'}, {name: B, value: '2'}]",
                "env: [{name: A, value: '1'}, {name: B, value: '3'}]",
                container()))
        .isEqualTo(
            yaml(
                """
                $setElementOrder/env: [{name: A}, {name: B}]
                env: [{name: B, value: '3'}]
                """));
  }

  @Test
  void elementOrderStandsAloneForAnotherOrder() throws RefusedException {
    assertThat(twoWay("env: [{name: A}, {name: B}]", "env: [{name: B}, {name: A}]", container()))
        .isEqualTo(yaml("$setElementOrder/env: [{name: B}, {name: A}]"));
  }

  @Test
  void elementOrderDoesNotAppearWhereTheOldListIsEmptyOrAbsent() throws RefusedException {
    assertThat(twoWay("env: []", "env: [{name: A}]", container()))
        .isEqualTo(yaml("env: [{name: A}]"));
    assertThat(twoWay("{}", "env: [{name: A}]", container())).isEqualTo(yaml("env: [{name: A}]"));
  }

  @Test
  void aPrimitiveThatOnlyTheServerHasAlsoCausesElementOrder() throws RefusedException {
    assertThat(delta("finalizers: [a, b]", "finalizers: [a]", metadata()))
        .isEqualTo(yaml("$setElementOrder/finalizers: [a]"));
  }

  @Test
  void deletingItemsStandLastSortedByTheTextOfTheirKey() throws RefusedException {
    assertThat(
            twoWay(
                "ports: [{containerPort: 9}, {containerPort: 10}, {containerPort: 80}]",
                "ports: [{containerPort: 80, name: http}]",
                container()))
        .isEqualTo(
            yaml(
                """
                $setElementOrder/ports: [{containerPort: 80}]
                ports:
                - {containerPort: 80, name: http}
                - {$patch: delete, containerPort: 10}
                - {$patch: delete, containerPort: 9}
                """));
  }

  @Test
  void anEmptiedListOfPrimitivesGivesOnlyTheDeletions() throws RefusedException {
    assertThat(twoWay("finalizers: [b, a]", "finalizers: []", metadata()))
        .isEqualTo(yaml("$deleteFromPrimitiveList/finalizers: [a, b]"));
  }

  @Test
  void anEmptiedListOfMapsGivesOnlyTheDeletingItems() throws RefusedException {
    assertThat(twoWay("env: [{name: A}]", "env: []", container()))
        .isEqualTo(yaml("env: [{$patch: delete, name: A}]"));
  }

  @Test
  void primitivesAreAddedAndDeletedOneByOne() throws RefusedException {
    assertThat(twoWay("finalizers: [a, b]", "finalizers: [c, a]", metadata()))
        .isEqualTo(
            yaml(
                """
                $deleteFromPrimitiveList/finalizers: [b]
                $setElementOrder/finalizers: [c, a]
                finalizers: [c]
                """));
  }

  @Test
  void anUnchangedListOfPrimitivesOutOfTextOrderGetsAnOrder() throws RefusedException {
    assertThat(twoWay("finalizers: [b, a]", "finalizers: [b, a]", metadata()))
        .isEqualTo(yaml("$setElementOrder/finalizers: [b, a]"));
    assertThat(twoWay("finalizers: [a, b]", "finalizers: [a, b]", metadata()))
        .isEqualTo(MapValue.EMPTY);
  }

  @Test
  void itemsPairUpByTheTextOfTheirKey() throws RefusedException {
    assertThat(
            twoWay("ports: [{containerPort: 80}]", "ports: [{containerPort: '80'}]", container()))
        .isEqualTo(
            yaml(
                """
                $setElementOrder/ports: [{containerPort: '80'}]
                ports: [{containerPort: '80'}]
                """));
  }

  @Test
  void itemsWithOneKeyPairUpFromTheLast() throws RefusedException {
    assertThat(
            twoWay(
                "env: [{name: A, value: '1'}]",
                "env: [{name: A, value: '1'}, {name: A, value: '2'}]",
                container()))
        .isEqualTo(
            yaml(
                """
                $setElementOrder/env: [{name: A}, {name: A}]
                env: [{name: A, value: '2'}, {name: A, value: '1'}]
                """));
  }

  @Test
  void aPrimitiveThatTheSchemaDoesNotKnowPasses() throws RefusedException {
    assertThat(twoWay("foo: 1", "foo: 2", podSpec())).isEqualTo(yaml("foo: 2"));
  }

  @Test
  void aMapOrListThatTheSchemaDoesNotKnowIsRefusedOnlyIfItChanged() throws RefusedException {
    assertThat(twoWay("{foo: {a: 1}, bar: [1]}", "{foo: {a: 1}, bar: [1]}", podSpec()))
        .isEqualTo(MapValue.EMPTY);
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> twoWay("foo: {a: 1}", "foo: {a: 2}", podSpec()));
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> twoWay("bar: [1]", "bar: [2]", podSpec()));
  }

  @Test
  void deletionsAndChangesCanBeLeftOut() throws RefusedException {
    String from = "{replicas: 1, paused: true}";
    String to = "{replicas: 2, minReadySeconds: 5}";
    assertThat(delta(from, to, deploymentSpec()))
        .isEqualTo(yaml("{replicas: 2, minReadySeconds: 5}"));
    assertThat(diff(yaml(from), yaml(to), deploymentSpec(), DiffOptions.DELETIONS))
        .isEqualTo(yaml("paused: null"));
  }

  @Test
  void driftHasNoOrder() throws RefusedException {
    assertThat(
            diff(
                yaml("env: [{name: A}, {name: B}]"),
                yaml("env: [{name: B}, {name: A}]"),
                container(),
                DiffOptions.DRIFT))
        .isEqualTo(MapValue.EMPTY);
  }

  @Test
  void aListOfPrimitivesDropsTwinsOfWhatItDeletes() throws RefusedException {
    MapValue twins =
        MapValue.of("finalizers", ListValue.of(new StringValue("a"), new StringValue("a")));
    assertThat(diff(twins, yaml("finalizers: []"), metadata(), DiffOptions.TWO_WAY))
        .isEqualTo(yaml("$deleteFromPrimitiveList/finalizers: [a]"));
  }

  private static MapValue twoWay(String original, String modified, SchemaType type)
      throws RefusedException {
    return diff(yaml(original), yaml(modified), type, DiffOptions.TWO_WAY);
  }

  private static MapValue delta(String original, String modified, SchemaType type)
      throws RefusedException {
    return diff(yaml(original), yaml(modified), type, DiffOptions.DELTA);
  }

  private static MapValue diff(
      MapValue original, MapValue modified, SchemaType type, DiffOptions options)
      throws RefusedException {
    return new MapDiffer(options).diff(original, modified, type).patch();
  }
}
