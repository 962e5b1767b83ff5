package dev.tripatch.engine.patch.strategic;

import static dev.tripatch.engine.patch.Snippets.container;
import static dev.tripatch.engine.patch.Snippets.deploymentSpec;
import static dev.tripatch.engine.patch.Snippets.metadata;
import static dev.tripatch.engine.patch.Snippets.podSpec;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.SchemaType;
import org.junit.jupiter.api.Test;

/** What the server makes of a patch, rule by rule. */
class ApplyTest {

  @Test
  void namedItemsTakeTheDirectivesOrderAndOthersStayWhereTheyWere() throws RefusedException {
    assertThat(
            apply(
                "containers: [{name: w}, {name: inj}]",
                """
                $setElementOrder/containers: [{name: new}, {name: w}]
                containers: [{name: new}]
                """,
                podSpec()))
        .isEqualTo(yaml("containers: [{name: new}, {name: w}, {name: inj}]"));
  }

  @Test
  void anItemThatOnlyTheServerHasComesBeforeTheNamedItemThatStoodBehindIt()
      throws RefusedException {
    assertThat(
            apply(
                "containers: [{name: inj}, {name: w}, {name: x}]",
                "$setElementOrder/containers: [{name: x}, {name: w}]",
                podSpec()))
        .isEqualTo(yaml("containers: [{name: inj}, {name: x}, {name: w}]"));
  }

  @Test
  void withoutDirectiveThePatchListsOwnOrderCounts() throws RefusedException {
    assertThat(
            apply(
                "env: [{name: A}, {name: B}, {name: C}]",
                "env: [{name: C, value: c}, {name: A, value: a}]",
                container()))
        .isEqualTo(yaml("env: [{name: B}, {name: C, value: c}, {name: A, value: a}]"));
  }

  @Test
  void aDeletionMovesLivesItemsUpAndNewOnesFillTheirPlaces() throws RefusedException {
    assertThat(
            apply(
                "containers: [{name: w}, {name: side}, {name: inj}]",
                """
                $setElementOrder/containers: [{name: new}, {name: w}]
                containers: [{name: new}, {name: side, $patch: delete}]
                """,
                podSpec()))
        .isEqualTo(yaml("containers: [{name: inj}, {name: new}, {name: w}]"));
  }

  @Test
  void aPatchListThatIsNotPartOfItsOrderIsRefused() {
    refuses(
        "containers: [{name: w}]",
        "{$setElementOrder/containers: [{name: w}], containers: [{name: new}]}",
        podSpec());
  }

  @Test
  void aPatchListInAnotherOrderThanItsDirectiveIsRefused() {
    refuses(
        "containers: [{name: w}]",
        """
        $setElementOrder/containers: [{name: a}, {name: b}]
        containers: [{name: b}, {name: a}]
        """,
        podSpec());
  }

  @Test
  void retainKeysDropsLivesOtherKeysAndMergesTheListedOnes() throws RefusedException {
    assertThat(
            apply(
                "strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}",
                "strategy: {$retainKeys: [type], type: Recreate}",
                deploymentSpec()))
        .isEqualTo(yaml("strategy: {type: Recreate}"));
    assertThat(
            apply(
                "strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}, other: x}",
                "strategy: {$retainKeys: [rollingUpdate], rollingUpdate: {maxUnavailable: 2}}",
                deploymentSpec()))
        .isEqualTo(yaml("strategy: {rollingUpdate: {maxSurge: 1, maxUnavailable: 2}}"));
  }

  @Test
  void aKeyOfThePatchThatRetainKeysLeavesOutIsRefusedUnlessNull() throws RefusedException {
    refuses(
        "strategy: {type: Recreate}",
        "strategy: {$retainKeys: [rollingUpdate], type: Recreate}",
        deploymentSpec());
    assertThat(
            apply(
                "strategy: {type: Recreate}",
                "strategy: {$retainKeys: [rollingUpdate], type: null}",
                deploymentSpec()))
        .isEqualTo(yaml("strategy: {}"));
  }

  @Test
  void nullDeletes() throws RefusedException {
    assertThat(apply("{replicas: 1, paused: true}", "paused: null", deploymentSpec()))
        .isEqualTo(yaml("replicas: 1"));
  }

  @Test
  void nullsOfANewMapArePruned() throws RefusedException {
    assertThat(
            apply(
                "{}",
                "securityContext: {runAsUser: null, seLinuxOptions: {user: null, role: r}}",
                podSpec()))
        .isEqualTo(yaml("securityContext: {seLinuxOptions: {role: r}}"));
  }

  @Test
  void nullsAreKeptInNewItemsOfAnExistingMergingList() throws RefusedException {
    assertThat(apply("env: [{name: A}]", "env: [{name: B, value: null}]", container()))
        .isEqualTo(yaml("env: [{name: B, value: null}, {name: A}]"));
  }

  @Test
  void nullsAreKeptInReplacedListsAndMaps() throws RefusedException {
    assertThat(apply("tolerations: [{key: a}]", "tolerations: [{key: b, value: null}]", podSpec()))
        .isEqualTo(yaml("tolerations: [{key: b, value: null}]"));
    assertThat(
            apply(
                "securityContext: {runAsUser: 1}",
                "securityContext: {$patch: replace, runAsGroup: null}",
                podSpec()))
        .isEqualTo(yaml("securityContext: {runAsGroup: null}"));
  }

  @Test
  void nullsAreKeptInANewListWithAnOrder() throws RefusedException {
    assertThat(
            apply(
                "{}",
                "{$setElementOrder/env: [{name: A}], env: [{name: A, value: null}]}",
                container()))
        .isEqualTo(yaml("env: [{name: A, value: null}]"));
    assertThat(apply("{}", "env: [{name: A, value: null}]", container()))
        .isEqualTo(yaml("env: [{name: A}]"));
  }

  @Test
  void deleteEmptiesAnExistingMapAndDropsAnAbsentOne() throws RefusedException {
    String delete = "securityContext: {$patch: delete}";
    assertThat(apply("securityContext: {runAsUser: 1}", delete, podSpec()))
        .isEqualTo(yaml("securityContext: {}"));
    assertThat(apply("{}", delete, podSpec())).isEqualTo(MapValue.EMPTY);
  }

  @Test
  void replaceTakesTheMapAsItIs() throws RefusedException {
    assertThat(
            apply(
                "securityContext: {runAsUser: 1}",
                "securityContext: {$patch: replace, runAsGroup: 2}",
                podSpec()))
        .isEqualTo(yaml("securityContext: {runAsGroup: 2}"));
  }

  @Test
  void replaceInAListTakesEverythingElseInThePatchList() throws RefusedException {
    assertThat(
            apply(
                "env: [{name: A}, {name: B}]",
                "env: [{$patch: replace}, {name: C}, {name: A, $patch: delete}]",
                container()))
        .isEqualTo(yaml("env: [{name: C}]"));
  }

  @Test
  void mergeInAListIsRefused() {
    refuses("env: [{name: A}]", "env: [{name: A, $patch: merge}]", container());
  }

  @Test
  void deleteWithoutMergeKeyIsRefused() {
    refuses("env: [{name: A}]", "env: [{$patch: delete}]", container());
  }

  @Test
  void deleteTakesEveryItemWithTheKey() throws RefusedException {
    assertThat(
            apply(
                "ports: [{containerPort: 53, protocol: UDP}, {containerPort: 53}, {containerPort:"
                    + " 80}]",
                "ports: [{containerPort: 53, $patch: delete}]",
                container()))
        .isEqualTo(yaml("ports: [{containerPort: 80}]"));
  }

  @Test
  void aChangeReachesTheFirstItemWithTheKeyOnly() throws RefusedException {
    assertThat(
            apply(
                "ports: [{containerPort: 53, protocol: UDP}, {containerPort: 53, protocol: TCP}]",
                "ports: [{containerPort: 53, name: dns}]",
                container()))
        .isEqualTo(
            yaml(
                """
                ports:
                - {containerPort: 53, protocol: UDP, name: dns}
                - {containerPort: 53, protocol: TCP}
                """));
  }

  @Test
  void deletionsFromAnAbsentListOfPrimitivesAddNothing() throws RefusedException {
    assertThat(apply("{}", "$deleteFromPrimitiveList/finalizers: [a]", metadata()))
        .isEqualTo(MapValue.EMPTY);
  }

  @Test
  void primitivesAreDeletedFromTheList() throws RefusedException {
    assertThat(
            apply(
                "finalizers: [a, b, c]",
                """
                $deleteFromPrimitiveList/finalizers: [b]
                $setElementOrder/finalizers: [c, a]
                """,
                metadata()))
        .isEqualTo(yaml("finalizers: [c, a]"));
  }

  @Test
  void parallelListsAndRetainKeysBelowAnAbsentParentStayAsOrdinaryKeys() throws RefusedException {
    assertThat(apply("{}", "strategy: {$retainKeys: [type], type: Recreate}", deploymentSpec()))
        .isEqualTo(yaml("strategy: {$retainKeys: [type], type: Recreate}"));
    assertThat(
            apply(
                "{}",
                """
                template:
                  metadata:
                    $deleteFromPrimitiveList/finalizers: [a]
                    $setElementOrder/finalizers: [b]
                """,
                deploymentSpec()))
        .isEqualTo(
            yaml(
                """
                template:
                  metadata:
                    $deleteFromPrimitiveList/finalizers: [a]
                    $setElementOrder/finalizers: [b]
                """));
  }

  @Test
  void patchDirectivesBelowAnAbsentParentDoNotStay() throws RefusedException {
    assertThat(
            apply(
                "{}",
                "template: {metadata: {labels: {$patch: replace, a: b}}, spec: {hostname: h}}",
                deploymentSpec()))
        .isEqualTo(yaml("template: {metadata: {}, spec: {hostname: h}}"));
  }

  private static MapValue apply(String live, String patch, SchemaType type)
      throws RefusedException {
    return MapMerger.apply(yaml(live), yaml(patch), type);
  }

  private static void refuses(String live, String patch, SchemaType type) {
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> MapMerger.apply(yaml(live), yaml(patch), type));
  }
}
