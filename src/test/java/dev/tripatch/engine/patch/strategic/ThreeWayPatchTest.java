package dev.tripatch.engine.patch.strategic;

import static dev.tripatch.engine.patch.Snippets.kind;
import static dev.tripatch.engine.patch.Snippets.threeWay;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import org.junit.jupiter.api.Test;

/** How the two diffs become one patch, and where two patches conflict. */
class ThreeWayPatchTest {

  @Test
  void thePatchIsTheDeletionsWithTheDeltaPutIn() {
    ThreeWayOutcome.Computed computed =
        threeWay(
            yaml("spec: {replicas: 1, paused: true}"),
            yaml("spec: {replicas: 2}"),
            yaml("spec: {replicas: 1, paused: true, minReadySeconds: 3}"),
            kind("apps/v1", "Deployment"));
    assertThat(computed.deletions().patch()).isEqualTo(yaml("spec: {paused: null}"));
    assertThat(computed.delta().patch()).isEqualTo(yaml("spec: {replicas: 2}"));
    assertThat(computed.patch()).isEqualTo(yaml("spec: {replicas: 2, paused: null}"));
  }

  @Test
  void bothStagesWriteTheOrderAndThePatchHasItOnce() {
    ThreeWayOutcome.Computed computed =
        threeWay(
            yaml("metadata: {finalizers: [a, b]}"),
            yaml("metadata: {finalizers: [a, c]}"),
            yaml("metadata: {finalizers: [a, b]}"),
            kind("v1", "Pod"));
    String order = "$setElementOrder/finalizers: [a, c]";
    assertThat(computed.deletions().patch())
        .isEqualTo(
            yaml("metadata: {%s, $deleteFromPrimitiveList/finalizers: [b]}".formatted(order)));
    assertThat(computed.delta().patch())
        .isEqualTo(yaml("metadata: {%s, finalizers: [c]}".formatted(order)));
    assertThat(computed.patch())
        .isEqualTo(
            yaml(
                "metadata: {%s, $deleteFromPrimitiveList/finalizers: [b], finalizers: [c]}"
                    .formatted(order)));
  }

  @Test
  void whatOnlyLiveHasIsNotTouched() {
    assertThat(patch("{}", "spec: {replicas: 1}", "spec: {replicas: 1, paused: true}"))
        .isEqualTo(MapValue.EMPTY);
  }

  @Test
  void whatLocalDroppedIsDeletedEvenIfLiveHasItOtherwise() {
    assertThat(patch("spec: {replicas: 1}", "spec: {}", "spec: {replicas: 5}"))
        .isEqualTo(yaml("spec: {replicas: null}"));
  }

  @Test
  void whatLocalDroppedIsDeletedEvenIfLiveLacksIt() {
    assertThat(patch("spec: {replicas: 1}", "spec: {}", "spec: {}"))
        .isEqualTo(yaml("spec: {replicas: null}"));
  }

  @Test
  void localWinsOverLiveWhateverWasApplied() {
    assertThat(patch("spec: {replicas: 1}", "spec: {replicas: 1}", "spec: {replicas: 5}"))
        .isEqualTo(yaml("spec: {replicas: 1}"));
  }

  @Test
  void patchesConflictWhereTheySetTheSameFieldDifferently() {
    assertThat(conflicts("spec: {replicas: 1}", "spec: {replicas: 2}")).isTrue();
    assertThat(conflicts("spec: {replicas: 1}", "spec: {replicas: 1}")).isFalse();
    assertThat(conflicts("spec: {replicas: 1}", "spec: {paused: true}")).isFalse();
    assertThat(conflicts("spec: {replicas: null}", "spec: {replicas: 2}")).isTrue();
  }

  @Test
  void itemsConflictOnlyWithItemsOfTheSameKey() {
    assertThat(conflicts(container("name: a, image: i"), container("name: b, image: j"))).isFalse();
    assertThat(conflicts(container("name: a, image: i"), container("name: a, image: j"))).isTrue();
    assertThat(conflicts(container("name: a, image: i"), container("name: a, tty: true")))
        .isFalse();
  }

  /** Their texts are the same where Kubernetes pairs items up, but not here. */
  @Test
  void aNumberAndItsTextAreTwoKeysToTheCheckForConflicts() {
    assertThat(conflicts(container("name: 80, image: i"), container("name: '80', image: j")))
        .isFalse();
  }

  @Test
  void itemsThatSayToDeleteComeAfterTheOthersAndBeforeDeletions() {
    assertThat(
            patch(
                container("name: c"),
                container("name: a, $patch: delete}, {name: b, image: i"),
                container("name: b, image: j")))
        .isEqualTo(
            yaml(
                """
                spec: {template: {spec: {
                  $setElementOrder/containers: [{name: a}, {name: b}],
                  containers: [{name: b, image: i}, {name: c, $patch: delete}]}}}
                """));
  }

  @Test
  void atomicListsConflictUnlessTheSame() {
    assertThat(conflicts(container("name: a, args: [-v]"), container("name: a, args: [-q]")))
        .isTrue();
    assertThat(conflicts(container("name: a, args: [-v]"), container("name: a, args: [-v]")))
        .isFalse();
  }

  @Test
  void theSameParallelListInBothIsRefusedAndAConflictBesideItIsSaidToo() {
    String orders = "$setElementOrder/finalizers: [a]";
    ConflictAnswer refused =
        check("metadata: {%s}".formatted(orders), "metadata: {%s}".formatted(orders));
    assertThat(refused.isConflict()).isFalse();
    assertThat(refused.refusal()).isPresent();
    ConflictAnswer both =
        check(
            "metadata: {%s, labels: {a: b}}".formatted(orders),
            "metadata: {%s, labels: {a: c}}".formatted(orders));
    assertThat(both.isConflict()).isTrue();
    assertThat(both.refusal()).isPresent();
  }

  private static String container(String fields) {
    return "spec: {template: {spec: {containers: [{%s}]}}}".formatted(fields);
  }

  private static boolean conflicts(String left, String right) {
    ConflictAnswer answer = check(left, right);
    assertThat(answer.refusal()).isEmpty();
    return answer.isConflict();
  }

  private static ConflictAnswer check(String left, String right) {
    return ConflictCheck.check(yaml(left), yaml(right), kind("apps/v1", "Deployment"));
  }

  private static MapValue patch(String lastApplied, String local, String live) {
    return threeWay(yaml(lastApplied), yaml(local), yaml(live), kind("apps/v1", "Deployment"))
        .patch();
  }
}
