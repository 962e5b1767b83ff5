package dev.tripatch.conflict;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What people read of a conflict: values, sentence and owner. */
class ConflictTextTest {
  private static final String SCALER =
      "{manager: hpa, operation: Update, subresource: scale, time: '2026-11-20T09:00:00Z',"
          + " fieldsV1: {'f:spec': {'f:replicas': {}}}}";
  private static final String APPLIER =
      "{manager: kubectl-client-side-apply, operation: Update, fieldsV1: {'f:metadata':"
          + " {'f:annotations': {'f:kubectl.kubernetes.io/last-applied-configuration': {}}},"
          + " 'f:spec': {%s}}}";

  @Test
  void allOfIt() {
    Conflicts conflicts = live("{replicas: 1}", "{replicas: 1}", "{replicas: 3}", SCALER);
    assertThat(text(conflicts))
        .isEqualTo(
            new ConflictText(
                Case.only(conflicts).path(),
                "only live changed it",
                "1",
                "1",
                "3",
                "1",
                "Local still says what was last applied, but live says otherwise. kubectl apply"
                    + " sets live back to local's value without asking.",
                "Owned by hpa (Update through scale) since 2026-11-20T09:00:00Z at the latest."));
    assertThat(conflicts.remedies(Case.only(conflicts)).getFirst().sentence())
        .endsWith("Its owner may set it again: hpa.");
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
    assertThat(text.owner()).startsWith("Who removed it cannot be known");
  }

  @Test
  void withoutManagedFieldsNobodyKnows() {
    assertThat(text(Case.ofSpec("{replicas: 1}", "{replicas: 2}", "{replicas: 3}")).owner())
        .contains("without managedFields", "--show-managed-fields");
  }

  @Test
  void managedFieldsMayNotNameTheField() {
    assertThat(text(live("{paused: false}", "{paused: false}", "{paused: true}", SCALER)).owner())
        .isEqualTo("Who set it cannot be known: managedFields names no owner for it.");
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
        .endsWith("at the latest, as owner of all of spec.strategy.");
  }

  @Test
  void defaultsBelongToWhoAppliedLast() {
    String applier = APPLIER.formatted("'f:replicas': {}");
    Conflict filledIn = Case.only(live("{}", "{replicas: 2}", "{replicas: 1}", applier));
    assertThat(filledIn.mayBeDefault()).isTrue();
    assertThat(filledIn.sentence()).endsWith("Live's value may be a default of the server.");
    String both = APPLIER.formatted("'f:paused': {}") + ", " + SCALER;
    assertThat(Case.only(live("{}", "{replicas: 2}", "{replicas: 1}", both)).mayBeDefault())
        .isFalse();
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
}
