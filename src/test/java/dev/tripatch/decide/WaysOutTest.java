package dev.tripatch.decide;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.conflict.Case;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.decide.conflict.Direction;
import dev.tripatch.decide.conflict.Excerpts;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.Role;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The ways out: what they edit, what they say, and that those which lead nowhere are withheld. */
class WaysOutTest {

  @Test
  void aChangedFieldHasThreeWaysOut() {
    Conflicts conflicts = Case.ofSpec("{replicas: 1}", "{replicas: 2}", "{replicas: 3}");
    Conflict conflict = Case.only(conflicts);
    assertThat(WaysOut.of(conflicts, conflict))
        .extracting(WaysOut.WayOut::sentence)
        .containsExactly(
            "Apply local as it is.",
            "Remove it from local and from last applied (kubectl apply edit-last-applied): apply"
                + " then leaves live's value to its owner. If the object is created again from"
                + " local, the field is missing.",
            "Write live's value into local: both then agree, and local still claims the field.");
    assertThat(offered(conflicts, Fate.KEEP_LOCAL).changes()).isEmpty();
    assertThat(offered(conflicts, Fate.GIVE_UP).changes())
        .containsExactly(
            new Change(Role.LOCAL, conflict.path(), Optional.empty()),
            new Change(Role.LAST_APPLIED, conflict.path(), Optional.empty()));
    assertThat(offered(conflicts, Fate.TAKE_LIVE).changes())
        .containsExactly(new Change(Role.LOCAL, conflict.path(), Optional.of(new IntegerValue(3))));
  }

  /** Ways out are tried on these: the list must not look empty, nor be compared whole. */
  @Test
  void anExcerptOfAListHasTheItemAndTheNamesOfTheFirstTwo() {
    String pod = "{containers: [{name: a, image: x}, {name: b}, {name: c}, {name: d, image: %s}]}";
    ThreeWayOutcome.Computed whole =
        Case.compared(pod.formatted("one"), pod.formatted("two"), pod.formatted("three"));
    Conflict conflict = Case.only(Conflicts.of(whole));
    assertThat(Excerpts.of(whole).around(conflict.field()).orElseThrow().inputs().local())
        .isEqualTo(
            yaml(
                "spec: {template: {spec: {containers:"
                    + " [{name: a}, {name: b}, {name: d, image: two}]}}}"));
  }

  @Test
  void onlyDocumentsThatHaveTheFieldAreEdited() {
    Conflicts set = Case.ofSpec("{}", "{replicas: 2}", "{replicas: 3}");
    assertThat(offered(set, Fate.GIVE_UP).changes())
        .extracting(Change::role)
        .containsExactly(Role.LOCAL);
    Conflicts removed = Case.ofSpec("{replicas: 1}", "{}", "{replicas: 3}");
    assertThat(offered(removed, Fate.GIVE_UP).changes())
        .extracting(Change::role)
        .containsExactly(Role.LAST_APPLIED);
  }

  @Test
  void whatLiveLacksIsTakenByRemoving() {
    Conflicts conflicts = Case.ofSpec("{replicas: 1}", "{replicas: 1}", "{}");
    WaysOut.WayOut taken = offered(conflicts, Fate.TAKE_LIVE);
    assertThat(taken.changes()).isEqualTo(offered(conflicts, Fate.GIVE_UP).changes());
    assertThat(taken.sentence()).isEqualTo("Remove it from local, because live has no such field.");
    assertThat(taken.alsoChanges()).as("what holds it").isEmpty();
  }

  @Test
  void givingUpWhereRetainKeysClearsIsWithheld() {
    String volume = "{volumes: [{name: v, %s}]}";
    Conflicts conflicts =
        Case.ofPod(
            volume.formatted("configMap: {name: a}"),
            volume.formatted("emptyDir: {}"),
            volume.formatted("configMap: {name: b}"));
    assertThat(Case.only(conflicts).path())
        .hasToString("spec.template.spec.volumes[name=v].configMap");
    assertThat(withheld(conflicts, Fate.GIVE_UP).sentence())
        .startsWith("Servers take only one of the fields there, so this is one decision")
        .endsWith("leave all of spec.template.spec.volumes[name=v] to live.");
  }

  @Test
  void whatNamesTheObjectCannotBeGivenUp() {
    Conflicts conflicts =
        Case.of("{metadata: {name: a}}", "{metadata: {name: a}}", "{metadata: {name: b}}");
    assertThat(withheld(conflicts, Fate.GIVE_UP).sentence())
        .isEqualTo("kubectl finds the object by metadata.name, so local must have it.");
    Conflicts lost = Case.of("{metadata: {name: a}}", "{metadata: {name: a}}", "{metadata: {}}");
    assertThat(withheld(lost, Fate.TAKE_LIVE).sentence())
        .isEqualTo("kubectl finds the object by metadata.name, so local must have it.");
  }

  @Test
  void whatKubernetesWouldRefuseIsWithheldWithItsWords() {
    Conflicts conflicts =
        Case.ofPod("{imagePullSecrets: [{name: a}]}", "{}", "{imagePullSecrets: [{name: ''}, {}]}");
    assertThat(withheld(conflicts, Fate.TAKE_LIVE).sentence())
        .startsWith(
            "Kubernetes would then refuse with “map: map[] does not contain declared merge key:"
                + " name”");
  }

  @Test
  void membersOfAOneOfAreTakenTogether() {
    Conflicts conflicts =
        Case.ofSpec(
            "{strategy: {type: OnDelete}}",
            "{strategy: {type: Recreate}}",
            "{strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}}");
    assertThat(conflicts.all())
        .extracting(Conflict::direction)
        .containsExactly(Direction.BOTH_CHANGED, Direction.LIVE_SET);
    for (Conflict conflict : conflicts.all()) {
      List<WaysOut.WayOut> ways = WaysOut.of(conflicts, conflict);
      assertThat(ways)
          .filteredOn(WaysOut.WayOut::isPossible)
          .extracting(WaysOut.WayOut::fate)
          .containsExactly(Fate.KEEP_LOCAL, Fate.TAKE_LIVE);
      WaysOut.WayOut taken = ways.getLast();
      assertThat(taken.changes())
          .extracting(change -> change.path().toString())
          .containsExactly("spec.strategy.type", "spec.strategy.rollingUpdate");
      assertThat(taken.alsoChanges()).isEmpty();
    }
  }

  @Test
  void takingAnItemPutsItBehindTheOthers() {
    Conflicts conflicts =
        Case.ofPod(
            "{containers: [{name: a, image: x}, {name: b}]}",
            "{containers: [{name: b}]}",
            "{containers: [{name: a, image: y}, {name: b}]}");
    List<Change> changes = offered(conflicts, Fate.TAKE_LIVE).changes();
    assertThat(changes).hasSize(1);
    assertThat(changes.getFirst().path()).hasToString("spec.template.spec.containers[name=a]");
  }

  private static WaysOut.WayOut offered(Conflicts conflicts, Fate fate) {
    return wayOut(conflicts, fate, true);
  }

  private static WaysOut.WayOut withheld(Conflicts conflicts, Fate fate) {
    return wayOut(conflicts, fate, false);
  }

  private static WaysOut.WayOut wayOut(Conflicts conflicts, Fate fate, boolean isPossible) {
    WaysOut.WayOut found =
        WaysOut.of(conflicts, Case.only(conflicts)).stream()
            .filter(way -> way.fate() == fate)
            .findFirst()
            .orElseThrow();
    assertThat(found.isPossible()).as(found.sentence()).isEqualTo(isPossible);
    return found;
  }

  @Test
  void allConflictsHaveTheirWaysOut() {
    String spec = "{replicas: %s, minReadySeconds: %s}";
    Conflicts conflicts =
        Case.ofSpec(spec.formatted(1, 1), spec.formatted(2, 2), spec.formatted(3, 3));
    assertThat(WaysOut.of(conflicts))
        .hasSize(2)
        .allSatisfy(
            (path, ways) -> assertThat(ways).extracting(WaysOut.WayOut::path).containsOnly(path));
    assertThat(WaysOut.of(conflicts).get(FieldPath.of("spec", "replicas")))
        .extracting(WaysOut.WayOut::title)
        .containsExactly("Keep local", "Leave replicas to live", "Take live");
  }
}
