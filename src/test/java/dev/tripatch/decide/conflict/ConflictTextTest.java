package dev.tripatch.decide.conflict;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.WaysOut;
import dev.tripatch.decide.conflict.ConflictText.DifferenceText;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people read of a conflict: values, sentence and owner. */
class ConflictTextTest {
  private static final String SCALER =
      "{manager: hpa, operation: Update, subresource: scale, time: '2026-11-20T09:00:00Z',"
          + " fieldsV1: {'f:spec': {'f:replicas': {}}}}";

  @Test
  void allOfIt() {
    Conflicts conflicts = live("{replicas: 1}", "{replicas: 1}", "{replicas: 3}", SCALER);
    assertThat(text(conflicts))
        .isEqualTo(
            new ConflictText(
                Case.only(conflicts).path(),
                "only live changed it",
                "overwrites",
                "1",
                "1",
                "3",
                "1",
                "",
                "",
                "Local still has what was last applied, but live has another value. kubectl apply"
                    + " sets live back to local's value without asking.",
                "Owned by hpa (Update through scale) since 2026-11-20T09:00:00Z at the latest."));
    assertThat(WaysOut.of(conflicts, Case.only(conflicts)).getFirst().sentence())
        .endsWith("Live's owner may set its own value again: hpa.");
  }

  @Test
  void itemsAreNamedByTheirKeys() {
    ConflictText text =
        text(
            Case.ofPod(
                "{containers: [{name: a}, {name: b}]}",
                "{containers: [{name: a}, {name: b}]}",
                "{}"));
    assertThat(text.path()).hasToString("spec.template.spec.containers");
    assertThat(text.local()).isEqualTo("a, b");
    assertThat(text.live()).isEqualTo("—");
    assertThat(text.owner()).startsWith("It is not known who removed it");
  }

  @Test
  void withoutManagedFieldsNobodyKnows() {
    assertThat(text(Case.ofSpec("{replicas: 1}", "{replicas: 2}", "{replicas: 3}")).owner())
        .contains("no managedFields", "--show-managed-fields");
  }

  @Test
  void managedFieldsMayNotNameTheField() {
    assertThat(text(live("{paused: false}", "{paused: false}", "{paused: true}", SCALER)).owner())
        .isEqualTo("It is not known who set live's value: managedFields names no owner for it.");
  }

  @Test
  void theOwnerOfTheWholeIsNamedWithIt() {
    String whole = SCALER.replace("'f:replicas': {}", "'f:strategy': {}");
    assertThat(
            text(live(
                    "{strategy: {type: A}}",
                    "{strategy: {type: A}}",
                    "{strategy: {type: B}}",
                    whole))
                .owner())
        .endsWith("at the latest, who own all of spec.strategy.");
  }

  @Test
  void allOwnersAreNamed() {
    String other = SCALER.replace("hpa", "keda").replace("subresource: scale, ", "");
    assertThat(
            text(live("{replicas: 1}", "{replicas: 1}", "{replicas: 3}", SCALER + ", " + other))
                .owner())
        .contains("hpa", "keda");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # last applied | local | live | what apply does
          {replicas: 1} | {replicas: 1} | {replicas: 3} | sets live back to local's value without asking.
          {replicas: 1} | {replicas: 2} | {replicas: 3} | sets live to local's value without asking.
          {replicas: 1} | {} | {replicas: 3} | deletes it from live without asking.
          {replicas: 1} | {replicas: 1} | {} | puts it back without asking.
          {replicas: 1} | {replicas: 2} | {} | puts it back without asking.
          """)
  void whatApplyDoes(String lastApplied, String local, String live, String words) {
    assertThat(Case.only(Case.ofSpec(lastApplied, local, live)).sentence())
        .endsWith("kubectl apply " + words);
  }

  @Test
  void whoOwnsAllOfAListMayHaveRemovedAnItem() {
    String owner =
        SCALER.replace("'f:replicas': {}", "'f:template': {'f:spec': {'f:tolerations': {}}}");
    String two = "{template: {spec: {tolerations: [{key: a}, {key: b}]}}}";
    assertThat(text(live(two, two, "{template: {spec: {tolerations: [{key: a}]}}}", owner)).owner())
        .startsWith("Owned by hpa");
  }

  /** Three are named. */
  @Test
  void ofManyOwnersTheFirstAreNamed() {
    List<String> owners =
        Stream.of("a", "b", "c", "d").map(name -> SCALER.replace("hpa", name)).toList();
    String replicas = "{replicas: 1}";
    assertThat(
            text(live(replicas, replicas, "{replicas: 3}", String.join(", ", owners.subList(0, 3))))
                .owner())
        .doesNotContain("more");
    assertThat(text(live(replicas, replicas, "{replicas: 3}", String.join(", ", owners))).owner())
        .contains(" and by 1 more.");
  }

  /** Who wrote the value that a server fills in anyway has not moved the field. */
  @Test
  void whoWroteADefaultMovedNothing() {
    String live = "{spec: {replicas: 1}, metadata: {managedFields: [" + SCALER + "]}}";
    assertThat(Case.of("{spec: {}}", "{spec: {replicas: 2}}", live).all()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # before | after | change
          [a, b] | [a, b, c] | +c
          [a, b] | [c, a] | +c, −b
          [a, b] | [b, a] | another order
          {a: 1, b: {c: 2}} | {a: 2, b: {c: 2, d: 3}} | a: 1 → 2, +b.d: 3
          {a: 1, b: [x]} | {b: [z]} | −a, b[0]: x → z
          {a: 1, b: 1, c: 1, d: 1, e: 1, f: 1} | {} | −a, −b, −c, −d and 2 more
          [{name: a, v: 1}] | [{name: b}, {name: a, v: 2}] | +[name=b], [name=a].v: 1 → 2
          [a] | [a] | ''
          1 | 2 | ''
          1 | {a: 1} | ''
          """)
  void changesOfMapsAndLists(String before, String after, String change) {
    assertThat(
            DifferenceText.of(
                yaml("{v: " + before + "}").get("v"), yaml("{v: " + after + "}").get("v")))
        .isEqualTo(change);
  }

  private static ConflictText text(Conflicts conflicts) {
    return conflicts.text(Case.only(conflicts));
  }

  private static Conflicts live(String lastApplied, String local, String live, String owners) {
    return Case.of(
        "{spec: " + lastApplied + "}",
        "{spec: " + local + "}",
        "{spec: "
            + live
            + ", metadata: {annotations: {kubectl.kubernetes.io/last-applied-configuration: '{}'},"
            + " managedFields: ["
            + owners
            + "]}}");
  }

  /** Who owns the port that is left did not remove the other one. */
  @Test
  void whoRemovedAnItemOfAListThatIsOneFieldIsNotKnown() {
    String both =
        "{spec: {template: {spec: {containers: [{name: w, ports:"
            + " [{containerPort: 53, protocol: UDP}, {containerPort: 53, protocol: TCP}]}]}}}}";
    String owner =
        "{manager: kubectl-client-side-apply, operation: Update, fieldsV1: {f:spec: {f:template:"
            + " {f:spec: {f:containers: {'k:{\"name\":\"w\"}': {f:ports:"
            + " {'k:{\"containerPort\":53,\"protocol\":\"TCP\"}': {f:containerPort: {}}}}}}}}}}";
    String live =
        "{metadata: {managedFields: ["
            + owner
            + "]}, spec: {template: {spec: {containers: [{name: w, ports:"
            + " [{containerPort: 53, protocol: TCP}]}]}}}}";
    Conflicts conflicts = Case.of(both, both, live);
    Conflict conflict = Case.only(conflicts);
    assertThat(conflicts.text(conflict).owner()).startsWith("It is not known who removed it");
    assertThat(WaysOut.of(conflicts, conflict))
        .extracting(WaysOut.WayOut::sentence)
        .noneMatch(sentence -> sentence.contains("kubectl-client-side-apply"));
  }
}
