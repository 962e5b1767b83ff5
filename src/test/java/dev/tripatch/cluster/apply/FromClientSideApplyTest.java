package dev.tripatch.cluster.apply;

import static dev.tripatch.cluster.apply.Cases.applied;
import static dev.tripatch.cluster.apply.Cases.apply;
import static dev.tripatch.cluster.apply.Cases.entry;
import static dev.tripatch.cluster.apply.Cases.owned;
import static dev.tripatch.cluster.apply.Cases.row;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.AppliedField;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.Unknown;
import dev.tripatch.cluster.apply.merge.AppliedAction;
import dev.tripatch.json.MapValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objects that kubectl applied on the client side before. */
class FromClientSideApplyTest {
  private static final String LAST =
      "{\"apiVersion\":\"v1\",\"data\":{\"a\":\"1\",\"b\":\"1\"},\"kind\":\"ConfigMap\","
          + "\"metadata\":{\"annotations\":{},\"name\":\"c\",\"namespace\":\"ns\"}}\n";
  private static final String CLIENT_FIELDS =
      "{f:data: {.: {}, f:a: {}, f:b: {}}, f:metadata: {f:annotations: {.: {},"
          + " f:kubectl.kubernetes.io/last-applied-configuration: {}}}}";

  private static MapValue configMap(String data) {
    return yaml(
        "{apiVersion: v1, kind: ConfigMap, metadata: {name: c, namespace: ns}, data: "
            + data
            + "}");
  }

  private static MapValue live(String data, MapValue... more) {
    MapValue[] entries = new MapValue[more.length + 1];
    entries[0] = inV1(entry("kubectl-client-side-apply", "Update", CLIENT_FIELDS));
    System.arraycopy(more, 0, entries, 1, more.length);
    return owned(LastAppliedAnnotation.put(configMap(data), LAST), entries);
  }

  private static MapValue inV1(MapValue entry) {
    return entry.toBuilder().put("apiVersion", yaml("v: v1").find("v").orElseThrow()).build();
  }

  @Test
  void whatKubectlItselfSetIsTakenOverWithoutConflict() {
    Applied applied = applied(apply(configMap("{a: '2', b: '1'}"), live("{a: '1', b: '1'}")));
    AppliedField changed = row(applied, ".data.a");
    assertThat(changed.action()).isEqualTo(AppliedAction.TAKEN_OVER);
    assertThat(changed.why())
        .startsWith("Local has a different value than live. kubectl-client-side-apply owned it")
        .contains("live's last-applied annotation has it");
    assertThat(row(applied, ".data.b").why())
        .isEqualTo(
            "Live already has this value, so there is no conflict; kubectl becomes an owner.");
  }

  /** Client-side apply owns a map as well as its parts; who applies owns the parts alone. */
  @Test
  void aMapThatLocalStillHasPartsOfIsNotGivenUp() {
    Applied kept = applied(apply(configMap("{a: '1', b: '1'}"), live("{a: '1', b: '1'}")));
    assertThat(kept.fields())
        .extracting(AppliedField::action)
        .isNotEmpty()
        .doesNotContain(AppliedAction.GIVEN_UP);
    MapValue other = inV1(entry("hpa", "Update", "{f:data: {f:b: {}}}"));
    MapValue bare = configMap("null").toBuilder().remove("data").build();
    Applied gone = applied(apply(bare, live("{b: '1'}", other)));
    assertThat(row(gone, ".data.b").action()).isEqualTo(AppliedAction.GIVEN_UP);
  }

  @Test
  void anOwnerOfTheAppliersNameIsCalledByItsOperation() {
    MapValue update = inV1(entry("kubectl", "Update", "{f:data: {f:x: {}}}"));
    Applied applied = applied(apply(configMap("{x: '1'}"), live("{x: '1'}", update)));
    assertThat(row(applied, ".data.x").why()).contains("Also owned by kubectl (Update):");
    MapValue alone = inV1(entry("hpa", "Update", "{f:data: {f:x: {}}}"));
    assertThat(row(applied(apply(configMap("{x: '1'}"), live("{x: '1'}", alone))), ".data.x").why())
        .contains("Also owned by hpa:");
  }

  /** The server takes its annotation out, and nothing else. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {name: c, namespace: ns}                      | {"name":"c","namespace":"ns"}
          {name: c, namespace: ns, annotations: {}}     | {"annotations":{},"name":"c","namespace":"ns"}
          {name: c, namespace: ns, annotations: null}   | {"name":"c","namespace":"ns"}
          {name: c, namespace: ns, annotations: {a: b}} | {"annotations":{"a":"b"},"name":"c","namespace":"ns"}
          """)
  void whatTheServerRemembersOfTheAnnotations(String metadata, String remembered) {
    MapValue local = yaml("{apiVersion: v1, kind: ConfigMap, metadata: " + metadata + "}");
    Applied applied = applied(apply(local, live("{}"), "kubectl", true));
    assertThat(LastAppliedAnnotation.textIn(applied.result()))
        .hasValue(
            "{\"apiVersion\":\"v1\",\"kind\":\"ConfigMap\",\"metadata\":" + remembered + "}\n");
  }

  @Test
  void whatLocalNoLongerHasGoesWithTheSecondRequest() {
    Applied applied = applied(apply(configMap("{a: '1'}"), live("{a: '1', b: '1'}")));
    assertThat(applied.isUpgraded()).isTrue();
    assertThat(row(applied, ".data.b").action()).isEqualTo(AppliedAction.REMOVED);
    assertThat(applied.unknowns()).extracting(Unknown::kind).contains(Unknown.Kind.KUBECTL_VERSION);
    assertThat(applied.managedFields().toString())
        .doesNotContain("kubectl-client-side-apply")
        .contains("kubectl-last-applied");
  }

  @Test
  void theAnnotationIsKeptAndHoldsLocalsText() {
    Applied applied = applied(apply(configMap("{a: '1'}"), live("{a: '1', b: '1'}")));
    assertThat(LastAppliedAnnotation.textIn(applied.result()))
        .contains(
            "{\"apiVersion\":\"v1\",\"data\":{\"a\":\"1\"},\"kind\":\"ConfigMap\","
                + "\"metadata\":{\"name\":\"c\",\"namespace\":\"ns\"}}\n");
    assertThat(row(applied, ".metadata.annotations." + LastAppliedAnnotation.NAME).action())
        .isEqualTo(AppliedAction.WRITTEN);
  }

  @Test
  void whatSomeoneChangedSinceIsAConflict() {
    MapValue edited =
        live("{a: '7', b: '1'}", inV1(entry("kubectl-edit", "Update", "{f:data: {f:a: {}}}")));
    Conflicted refused = (Conflicted) apply(configMap("{a: '2', b: '1'}"), edited);
    assertThat(refused.words())
        .contains("Apply failed with 2 conflicts")
        .contains("conflicts with \"kubectl-client-side-apply\" using v1:\n- .data.a")
        .contains("conflicts with \"kubectl-edit\" using v1:\n- .data.a");
  }

  @Test
  void anotherManagerIsNotKubectl() {
    MapValue local = configMap("{a: '2', b: '1'}");
    Conflicted refused = (Conflicted) apply(local, live("{a: '1', b: '1'}"), "argocd", false);
    assertThat(refused.conflicts()).extracting("serverPath").containsExactly(".data.a");
  }

  /** The server cannot read live then, so what kubectl set earlier is a conflict as well. */
  @Test
  void twinsInLiveMakeEveryFieldAConflict() {
    MapValue twins = withFinalizers(live("{a: '1', b: '1'}"), "[x, x]");
    Conflicted refused = (Conflicted) apply(configMap("{a: '2', b: '1'}"), twins);
    assertThat(refused.conflicts()).extracting("serverPath").containsExactly(".data.a");
  }

  private static MapValue withFinalizers(MapValue object, String finalizers) {
    MapValue metadata = (MapValue) object.find("metadata").orElseThrow();
    return object.toBuilder()
        .put(
            "metadata",
            metadata.toBuilder()
                .put("finalizers", yaml("f: " + finalizers).find("f").orElseThrow())
                .build())
        .build();
  }

  /**
   * Whether they are hidden or there are none: someone wrote the annotation, and kubectl takes it.
   */
  @Test
  void withoutOwnersTheAnnotationStillTellsThatKubectlMovesItsFields() {
    MapValue live = LastAppliedAnnotation.put(configMap("{a: '1'}"), LAST);
    Applied others = applied(apply(configMap("{a: '1'}"), live, "me", false));
    assertThat(others.isUpgraded()).isTrue();
    assertThat(LastAppliedAnnotation.textIn(others.result())).isEmpty();
    assertThat(others.managedFields().toString()).doesNotContain("before-first-apply");
    Applied kubectls = applied(apply(configMap("{a: '1'}"), live));
    assertThat(LastAppliedAnnotation.textIn(kubectls.result())).isPresent();
    assertThat(kubectls.unknowns()).extracting(Unknown::kind).contains(Unknown.Kind.NO_OWNERS);
  }

  @Test
  void anApplierThatOwnsNothingTakesTheEntryOver() {
    MapValue empty = yaml("{apiVersion: v1, kind: ConfigMap, metadata: {name: c, namespace: ns}}");
    Applied applied = applied(apply(empty, live("{a: '1', b: '1'}"), "me", false));
    assertThat(applied.isUpgraded()).isTrue();
    assertThat(applied.result().has("data")).isFalse();
    assertThat(applied.managedFields().isEmpty()).isTrue();
  }
}
