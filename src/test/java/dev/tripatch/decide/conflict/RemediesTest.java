package dev.tripatch.decide.conflict;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.IntegerValue;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The ways out: what they edit, what they say, and that those which lead nowhere are withheld. */
class RemediesTest {

  @Test
  void aChangedFieldHasThreeWaysOut() {
    Conflicts conflicts = Case.ofSpec("{replicas: 1}", "{replicas: 2}", "{replicas: 3}");
    Conflict conflict = Case.only(conflicts);
    assertThat(conflicts.remedies(conflict))
        .extracting(Remedy::sentence)
        .containsExactly(
            "Apply local as it is.",
            "Take it out of local and out of last applied (kubectl apply edit-last-applied): apply"
                + " then leaves live's value to its owner. An object that is created again from"
                + " local would lack the field.",
            "Write live's value into local: both then agree, and local still claims the field.");
    assertThat(offered(conflicts, Remedy.Choice.OVERWRITE).edits()).isEmpty();
    assertThat(offered(conflicts, Remedy.Choice.GIVE_UP).edits())
        .containsExactly(
            new RemedyEdit.Remove(RemedyEdit.Document.LOCAL, conflict.path()),
            new RemedyEdit.Remove(RemedyEdit.Document.LAST_APPLIED, conflict.path()));
    assertThat(offered(conflicts, Remedy.Choice.ADOPT).edits())
        .containsExactly(
            new RemedyEdit.Set(RemedyEdit.Document.LOCAL, conflict.path(), new IntegerValue(3)));
  }

  /** Remedies are tried on these: the list must not look empty, nor be compared whole. */
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
    assertThat(offered(set, Remedy.Choice.GIVE_UP).edits())
        .extracting(RemedyEdit::document)
        .containsExactly(RemedyEdit.Document.LOCAL);
    Conflicts removed = Case.ofSpec("{replicas: 1}", "{}", "{replicas: 3}");
    assertThat(offered(removed, Remedy.Choice.GIVE_UP).edits())
        .extracting(RemedyEdit::document)
        .containsExactly(RemedyEdit.Document.LAST_APPLIED);
  }

  @Test
  void whatLiveLacksIsAdoptedByRemoving() {
    Conflicts conflicts = Case.ofSpec("{replicas: 1}", "{replicas: 1}", "{}");
    Remedy.Offered adopt = offered(conflicts, Remedy.Choice.ADOPT);
    assertThat(adopt.edits()).isEqualTo(offered(conflicts, Remedy.Choice.GIVE_UP).edits());
    assertThat(adopt.sentence()).endsWith(", as live has no such field.");
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
    assertThat(withheld(conflicts, Remedy.Choice.GIVE_UP).sentence())
        .startsWith("The result would then be a different one.")
        .contains("retainKeys");
  }

  @Test
  void whatNamesTheObjectCannotBeGivenUp() {
    Conflicts conflicts =
        Case.of("{metadata: {name: a}}", "{metadata: {name: a}}", "{metadata: {name: b}}");
    assertThat(withheld(conflicts, Remedy.Choice.GIVE_UP).sentence())
        .isEqualTo("kubectl finds the object by metadata.name, so local must have it.");
    Conflicts lost = Case.of("{metadata: {name: a}}", "{metadata: {name: a}}", "{metadata: {}}");
    assertThat(withheld(lost, Remedy.Choice.ADOPT).sentence())
        .isEqualTo("kubectl finds the object by metadata.name, so local must have it.");
  }

  @Test
  void whatKubernetesWouldRefuseIsWithheldWithItsWords() {
    Conflicts conflicts =
        Case.ofPod("{imagePullSecrets: [{name: a}]}", "{}", "{imagePullSecrets: [{name: ''}, {}]}");
    assertThat(withheld(conflicts, Remedy.Choice.ADOPT).sentence())
        .startsWith(
            "Kubernetes would then refuse with “map: map[] does not contain declared merge key:"
                + " name”");
  }

  @Test
  void otherFieldsThatComeOutOtherwiseAreNamed() {
    Conflicts conflicts =
        Case.ofSpec(
            "{strategy: {type: OnDelete}}",
            "{strategy: {type: Recreate}}",
            "{strategy: {type: RollingUpdate, rollingUpdate: {maxSurge: 1}}}");
    assertThat(Case.only(conflicts).path()).hasToString("spec.strategy.type");
    Remedy.Offered giveUp = offered(conflicts, Remedy.Choice.GIVE_UP);
    assertThat(giveUp.alsoChanges()).hasToString("[spec.strategy.rollingUpdate]");
    assertThat(giveUp.sentence())
        .endsWith("Apply then changes other fields, too: spec.strategy.rollingUpdate.");
  }

  @Test
  void adoptingAnItemPutsItBehindTheOthers() {
    Conflicts conflicts =
        Case.ofPod(
            "{containers: [{name: a, image: x}, {name: b}]}",
            "{containers: [{name: b}]}",
            "{containers: [{name: a, image: y}, {name: b}]}");
    List<RemedyEdit> edits = offered(conflicts, Remedy.Choice.ADOPT).edits();
    assertThat(edits).hasSize(1);
    assertThat(edits.getFirst().path()).hasToString("spec.template.spec.containers[name=a]");
  }

  private static Remedy.Offered offered(Conflicts conflicts, Remedy.Choice choice) {
    return (Remedy.Offered) remedy(conflicts, choice);
  }

  private static Remedy.Withheld withheld(Conflicts conflicts, Remedy.Choice choice) {
    return (Remedy.Withheld) remedy(conflicts, choice);
  }

  private static Remedy remedy(Conflicts conflicts, Remedy.Choice choice) {
    return conflicts.remedies(Case.only(conflicts)).stream()
        .filter(remedy -> remedy.choice() == choice)
        .findFirst()
        .orElseThrow();
  }
}
