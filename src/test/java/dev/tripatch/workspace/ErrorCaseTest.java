package dev.tripatch.workspace;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.AppliedConfiguration;
import dev.tripatch.cluster.apply.KnownError;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class ErrorCaseTest {
  private static final String POD =
      "{apiVersion: v1, kind: Pod, metadata: {name: till, namespace: bakery}, spec: {%s}}";
  private static final String CONTAINERS =
      "containers: [{name: oven, image: oven}, {name: scale, image: '%s'}]";

  private final Workbench workbench = new Workbench(new BundledCatalog());

  @Test
  void aRefusalOfThePatchCodeIsLocated() {
    MapValue last = yaml(POD.formatted("imagePullSecrets: [{}]"));
    ErrorCase opened =
        read(last, last, last, "map: map[] does not contain declared merge key: name");
    assertThat(opened.field()).contains(FieldPath.of("spec", "imagePullSecrets"));
    assertThat(opened.causes().getFirst().sentence()).contains("lacks its merge key name");
    assertThat(((Compared.Done) opened.compared().orElseThrow()).outcome())
        .isInstanceOf(ThreeWayOutcome.Refused.class);
  }

  @Test
  void thePanesHoldYamlWithoutWhatKubectlAdded() {
    MapValue last = yaml(POD.formatted(CONTAINERS.formatted("a")));
    MapValue local = yaml(POD.formatted(CONTAINERS.formatted("b")));
    ThreeDocuments<SourceDocument> sources = read(last, local, last, "odd").sources().orElseThrow();
    assertThat(sources.local().object()).contains(local);
    assertThat(sources.local().text()).startsWith("apiVersion: v1\nkind: Pod\n");
    assertThat(sources.live()).isPresent();
    assertThat(sources.lastApplied()).as("it is live's annotation").isEmpty();
    assertThat(workbench.compare(sources, true))
        .isInstanceOfSatisfying(
            Compared.Done.class,
            done -> assertThat(done.mode()).isEqualTo(ComparisonMode.KUBECTL_APPLY));
  }

  @Test
  void itemsThatTheServerCountsAreNamedByTheirMergeKey() {
    MapValue last = yaml(POD.formatted(CONTAINERS.formatted("a")));
    MapValue local = yaml(POD.formatted(CONTAINERS.formatted("")));
    ErrorCase opened = read(last, local, last, "spec.containers[1].image: Required value");
    assertThat(opened.field()).contains(FieldPath.parse("spec.containers[name=scale].image"));
    assertThat(opened.causes().getFirst().sentence()).isEqualTo(KnownError.REQUIRED.part("cause"));
  }

  @Test
  void aConflictIsTheFirstField() {
    MapValue last = yaml(POD.formatted("hostname: a, nodeName: n"));
    MapValue local = yaml(POD.formatted("hostname: b, nodeName: n"));
    MapValue live = yaml(POD.formatted("hostname: c, nodeName: n"));
    ErrorCase opened =
        read(
            last,
            local,
            live,
            "patch:\nspec:\n  hostname: b\n\nconflicts with changes made from original to"
                + " current:\nspec:\n  hostname: c\n");
    assertThat(opened.field()).contains(FieldPath.of("spec", "hostname"));
    assertThat(opened.causes().getFirst().remedy()).contains("overwrite");
  }

  @Test
  void aRefusedPatchGivesLocalAndTheField() {
    MapValue local = yaml(POD.formatted(CONTAINERS.formatted("")));
    MapValue sent = AppliedConfiguration.asCompared(local, MapValue.EMPTY);
    ErrorCase opened =
        ErrorCase.read(
            "error when applying patch:\n"
                + CanonicalJson.write(sent)
                + "\n"
                + "to:\n"
                + "Name: \"till\", Namespace: \"bakery\"\n"
                + "for: \"till.yaml\": Pod \"till\" is invalid: spec.containers[1].image: Required"
                + " value",
            workbench);
    assertThat(opened.sources().orElseThrow().live()).isEmpty();
    assertThat(opened.sources().map(ThreeDocuments::local).flatMap(SourceDocument::object))
        .isPresent();
    assertThat(opened.compared()).isEmpty();
    assertThat(opened.field()).contains(FieldPath.parse("spec.containers[1].image"));
  }

  @Test
  void aLastAppliedThatLiveDoesNotRememberIsGiven() {
    MapValue last = yaml(POD.formatted("hostname: a"));
    ErrorCase opened =
        ErrorCase.read(
            "original:\n%s\nmodified:\n%s\ncurrent:\n%s\n"
                .formatted(
                    CanonicalJson.write(last),
                    CanonicalJson.write(last),
                    CanonicalJson.write(last)),
            workbench);
    assertThat(opened.sources().flatMap(ThreeDocuments::lastApplied)).isPresent();
    assertThat(opened.field()).isEmpty();
    assertThat(opened.causes()).isEmpty();
  }

  @Property(tries = 200)
  void noTextIsTooOdd(@ForAll @StringLength(max = 200) String text) {
    String around =
        "original:\n{\"metadata\":{%s}}\nmodified:\n{%s}\ncurrent:\n{\"a\":%s}\nfor:: %s";
    for (String odd : new String[] {text, around.replace("%s", text)}) {
      assertThat(ErrorCase.read(odd, workbench).found()).isNotNull();
    }
  }

  private ErrorCase read(MapValue last, MapValue local, MapValue live, String message) {
    MapValue modified = AppliedConfiguration.asCompared(local, live);
    String remembered =
        LastAppliedAnnotation.textIn(AppliedConfiguration.asCompared(last, live)).orElseThrow();
    MapValue current = LastAppliedAnnotation.put(live, remembered);
    MapValue original = LastAppliedAnnotation.configurationIn(current).orElseThrow();
    return ErrorCase.read(
        "error: error when applying patch:\n\nto:\nfor: \"till.yaml\": error when patching \"till.yaml\": creating patch with:\noriginal:\n%s\n\nmodified:\n%s\n\ncurrent:\n%s\n\nfor:: %s\n"
            .formatted(
                CanonicalJson.write(original),
                CanonicalJson.write(modified),
                CanonicalJson.write(current),
                message),
        workbench);
  }

  @Test
  void whatIsSaidOfASecretIsMasked() {
    MapValue secret =
        yaml("{apiVersion: v1, kind: Secret, metadata: {name: s}, stringData: {a: hunter-22}}");
    ErrorCase masked =
        read(secret, secret, secret, "stringData.a: Required value: hunter-22").masked();
    assertThat(masked.found().message().orElseThrow()).doesNotContain("hunter-22");
    assertThat(masked.causes())
        .extracting(ErrorCase.Cause::sentence)
        .contains(KnownError.REQUIRED.part("cause"));
    assertThat(masked.causes())
        .extracting(ErrorCase.Cause::remedy)
        .contains(KnownError.REQUIRED.part("remedy"));
  }
}
