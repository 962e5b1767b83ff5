package dev.tripatch.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.ComposedProof.ServerValidation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is said below a composed patch, and who refuses it, as the window asks. */
class ComposedProofTest {

  private static final String LIVE =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec:\n  replicas: 3\n"
          + "  strategy: {type: RollingUpdate}\n  template:\n    spec:\n      containers:\n"
          + "      - {name: web, image: a}\n";

  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());

  private static Composed composed(PatchFormat format, String patch, String live) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            SourceReader.read("local", ""),
            Optional.of(SourceReader.read("live", live)));
    return WORKBENCH.compose(sources, SourceReader.read("patch", patch), format);
  }

  private static ComposedProof proof(PatchFormat format, String patch) {
    return proof(format, patch, LIVE);
  }

  private static ComposedProof proof(PatchFormat format, String patch, String live) {
    return ComposedProof.of(
        (Composed.Done) composed(format, patch, live), format, Optional.empty());
  }

  private static String refused(PatchFormat format, String patch, String live) {
    List<Fault> faults = ((Composed.Refused) composed(format, patch, live)).faults();
    return faults.getFirst().diagnostic().message() + faults.getFirst().diagnostic().remedy();
  }

  @Test
  void whoTakesAPlainPatchIsNotNamed() {
    assertThat(proof(PatchFormat.STRATEGIC, "spec: {replicas: 4}\n").refusedBy()).isEmpty();
  }

  @Test
  void kustomizeRefusesAnotherKindOfValueThatKubernetesTakes() {
    assertThat(proof(PatchFormat.STRATEGIC, "spec: {strategy: Recreate}\n").refusedBy())
        .containsExactly(Dialect.KUSTOMIZE);
  }

  @Test
  void aSecondTimeOfAPatchThatAppendsIsSaid() {
    assertThat(
            proof(
                    PatchFormat.JSON,
                    "- op: add\n  path: /spec/template/spec/containers/-\n"
                        + "  value: {name: b}\n")
                .findings())
        .contains(WrittenPatch.Finding.CHANGES_AGAIN);
    assertThat(proof(PatchFormat.JSON, "- op: remove\n  path: /spec/replicas\n").findings())
        .contains(WrittenPatch.Finding.REFUSED_AGAIN);
  }

  @Test
  void aFailingTestRefusesTheWholePatch() {
    assertThat(
            refused(
                PatchFormat.JSON,
                "- op: test\n  path: /spec/replicas\n  value: 4\n"
                    + "- op: remove\n  path: /spec/replicas\n",
                LIVE))
        .contains("/spec/replicas");
  }

  @Test
  void aStrategicPatchIsRefusedForACustomResource() {
    String custom = "apiVersion: example.com/v1\nkind: Web\nmetadata: {name: web}\nspec: {a: 1}\n";
    assertThat(refused(PatchFormat.STRATEGIC, "spec: {a: 2}\n", custom)).isNotEmpty();
    assertThat(proof(PatchFormat.MERGE, "spec: {a: 2}\n", custom).refusedBy()).isEmpty();
  }

  @Test
  void kubernetesRefusesAnOrderThatLacksAnItem() {
    assertThat(
            refused(
                PatchFormat.STRATEGIC,
                "spec:\n  template:\n    spec:\n      $setElementOrder/containers:\n"
                    + "      - name: other\n      containers:\n      - {name: web, image: b}\n",
                LIVE))
        .contains("order");
  }

  private static List<String> refused(PatchFormat format, String patch) {
    return proof(format, patch).validation().refused().stream().map(FieldPath::toString).toList();
  }

  /** Kubernetes' merge takes it, and its validation does not: nothing to praise. */
  @Test
  void twoSourcesOfAVolumeMergeAndAreRefused() {
    String patch =
        "spec:\n  template:\n    spec:\n      volumes:\n"
            + "      - {name: v, emptyDir: {}, configMap: {name: c}}\n";
    ComposedProof both = proof(PatchFormat.STRATEGIC, patch);
    assertThat(both.validation().refused()).hasSize(1);
    assertThat(both.verdict()).isEqualTo("merges, but the API server refuses the result");
    ComposedProof one = proof(PatchFormat.STRATEGIC, patch.replace("emptyDir: {}, ", ""));
    assertThat(one.validation().refused()).isEmpty();
    assertThat(one.verdict()).isEqualTo("applies");
  }

  @Test
  void aServerRefusesAWrongTypeInEveryFormat() {
    assertThat(refused(PatchFormat.STRATEGIC, "spec: {replicas: '4'}\n"))
        .containsExactly("spec.replicas");
    assertThat(refused(PatchFormat.MERGE, "spec: {replicas: '4'}\n"))
        .containsExactly("spec.replicas");
    assertThat(refused(PatchFormat.JSON, "- {op: replace, path: /spec/replicas, value: '4'}\n"))
        .containsExactly("spec.replicas");
    assertThat(refused(PatchFormat.STRATEGIC, "spec: {paused: 1}\n"))
        .containsExactly("spec.paused");
    assertThat(refused(PatchFormat.STRATEGIC, "spec: {replicas: yes}\n"))
        .containsExactly("spec.replicas");
  }

  @Test
  void aServerRefusesAValueThatIsNotInTheClosedList() {
    String patch = "spec: {template: {spec: {dnsPolicy: %s}}}\n";
    assertThat(refused(PatchFormat.STRATEGIC, patch.formatted("Clusterfirst")))
        .containsExactly("spec.template.spec.dnsPolicy");
    assertThat(refused(PatchFormat.STRATEGIC, patch.formatted("ClusterFirst"))).isEmpty();
  }

  @Test
  void aServerRefusesAnItemThatLacksWhatIsRequired() {
    assertThat(
            refused(
                PatchFormat.JSON,
                "- op: add\n  path: /spec/template/spec/containers/-\n  value: {image: b}\n"))
        .hasSize(1)
        .allMatch(field -> field.endsWith("name"));
  }

  @Test
  void onlyStrictValidationRefusesAnUnknownField() {
    ServerValidation validation = proof(PatchFormat.STRATEGIC, "spec: {replica: 4}\n").validation();
    assertThat(validation.refused()).isEmpty();
    assertThat(validation.refusedStrictly()).containsExactly(FieldPath.of("spec", "replica"));
  }

  @Test
  void whatThePatchOnlyDeletesAServerDoesNotSee() {
    String patch =
        "spec:\n  replica: null\n  template: {spec: {containers: [{name: web, $patch: delete,"
            + " image: 5}, {name: b, image: b}]}}\n";
    ServerValidation validation = proof(PatchFormat.STRATEGIC, patch).validation();
    assertThat(validation.refused()).isEmpty();
    assertThat(validation.refusedStrictly()).isEmpty();
  }

  private static ComposedProof.Calculated calculated(Set<FieldPath> leftOut) {
    SourceDocument live = SourceReader.read("live", LIVE);
    SourceDocument local = SourceReader.read("local", LIVE.replace("replicas: 3", "replicas: 4"));
    Compared compared =
        WORKBENCH.compare(
            new ThreeDocuments<>(Optional.of(live), local, Optional.of(live)),
            true,
            Optional.of(ComparisonMode.DOCUMENTS),
            leftOut);
    return ComposedProof.Calculated.of(
        (ThreeWayOutcome.Computed) ((Compared.Done) compared).outcome());
  }

  @Test
  void itIsComparedWithTheCalculatedPatch() {
    Composed.Done composed =
        (Composed.Done) composed(PatchFormat.STRATEGIC, "spec: {replicas: 4}\n", LIVE);
    ComposedProof whole =
        ComposedProof.of(composed, PatchFormat.STRATEGIC, Optional.of(calculated(Set.of())));
    assertThat(whole.differences()).contains(List.of());
    assertThat(whole.comparedWith()).isEqualTo("the calculated patch");
    FieldPath replicas = FieldPath.of("spec", "replicas");
    ComposedProof less =
        ComposedProof.of(
            composed,
            PatchFormat.STRATEGIC,
            Optional.of(calculated(Set.of(replicas, FieldPath.of("spec", "none")))));
    assertThat(less.differences()).contains(List.of(replicas));
    assertThat(less.comparedWith()).isEqualTo("the calculated patch without 1 field");
    ComposedProof two =
        ComposedProof.of(
            composed,
            PatchFormat.STRATEGIC,
            Optional.of(new ComposedProof.Calculated(calculated(Set.of()).result(), 2)));
    assertThat(two.comparedWith()).isEqualTo("the calculated patch without 2 fields");
  }
}
