package dev.tripatch.workspace;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.AnnotationSize;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.apply.Request;
import dev.tripatch.decide.WaysOut;
import dev.tripatch.decide.conflict.Conflict;
import dev.tripatch.decide.conflict.Conflicts;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.data.DataFault;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.explain.Words;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Outcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.explain.outcome.Standing;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.engine.threeway.ThreeWayOutcome.Computed;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OverlayFile;
import dev.tripatch.workspace.schemas.OwnSchemas;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkbenchTest {
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web}
      spec: {replicas: 3}
      """;

  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        annotations:
          other: x
          kubectl.kubernetes.io/last-applied-configuration: |
            %s
      spec: {replicas: 2, paused: true}
      """;

  private final Workbench workbench = new Workbench(new BundledCatalog());

  @Test
  void lastAppliedComesFromLivesAnnotation() {
    Compared.Done done =
        done(
            null,
            LOCAL,
            LIVE.formatted("{\"metadata\":{\"name\":\"web\"},\"spec\":{\"paused\":true}}"));
    assertThat(done.documents().lastApplied())
        .hasValueSatisfying(
            text ->
                assertThat(text.object())
                    .contains(yaml("{metadata: {name: web}, spec: {paused: true}}")));
    assertThat(withoutAnnotation(done)).isEqualTo(yaml("spec: {replicas: 3, paused: null}"));
  }

  @Test
  void aGivenLastAppliedGoesBeforeTheAnnotation() {
    Compared.Done done =
        done("spec: {replicas: 2}", LOCAL, LIVE.formatted("{\"spec\":{\"paused\":true}}"));
    assertThat(withoutAnnotation(done)).isEqualTo(yaml("spec: {replicas: 3}"));
  }

  @Test
  void theRememberedAnnotationsAreNeverDeletedAsAWhole() {
    String live = LIVE.formatted("{\"metadata\":{\"annotations\":{},\"name\":\"web\"}}");
    assertThat(withoutAnnotation(done(null, LOCAL, live))).isEqualTo(yaml("spec: {replicas: 3}"));
    String withOther =
        LIVE.formatted("{\"metadata\":{\"annotations\":{\"other\":\"x\"},\"name\":\"web\"}}");
    assertThat(withoutAnnotation(done(null, LOCAL, withOther)))
        .isEqualTo(yaml("{metadata: {annotations: {other: null}}, spec: {replicas: 3}}"));
  }

  @Test
  void theNamespaceThatKubectlFilledInIsNotDeleted() {
    String remembered =
        "{\"metadata\":{\"annotations\":{},\"name\":\"web\",\"namespace\":\"default\"}}";
    String live =
        LIVE.formatted(remembered).replace("  name: web\n", "  name: web\n  namespace: default\n");
    assertThat(withoutAnnotation(done(null, LOCAL, live))).isEqualTo(yaml("spec: {replicas: 3}"));
  }

  @Test
  void whatWasAppliedAlreadyIsNotSentAgain() {
    String live = asApplied(LOCAL);
    Compared.Done done = done(null, LOCAL, live);
    assertThat(done.mode()).isEqualTo(ComparisonMode.KUBECTL_APPLY);
    assertThat(patch(done)).isEqualTo(MapValue.EMPTY);
    assertThat(Request.of((Computed) done.outcome())).isEqualTo(new Request.Nothing());
    Compared.Done changed = done(null, LOCAL.replace("3", "4"), live);
    assertThat(Request.of((Computed) changed.outcome()))
        .isEqualTo(new Request.Patch("application/strategic-merge-patch+json"));
  }

  /** Live as it is right after kubectl has applied local. */
  private String asApplied(String local) {
    Compared.Done created = forced(null, local, null, ComparisonMode.KUBECTL_APPLY);
    assertThat(Request.of((Computed) created.outcome())).isEqualTo(new Request.Creation());
    return JsonWriter.write(((Computed) created.outcome()).result());
  }

  @Test
  void onlyFormattingInLocalChangesNothing() {
    String other = "# a remark\n" + LOCAL.replace("{replicas: 3}", "\n  replicas: 0x3");
    assertThat(patch(done(null, other, asApplied(LOCAL)))).isEqualTo(MapValue.EMPTY);
  }

  @Test
  void whatTheServerNeverGivesBackIsNotCalledLost() {
    String local = "{apiVersion: v1, kind: Secret, metadata: {name: s}, stringData: {a: b}}";
    String live = "{apiVersion: v1, kind: Secret, metadata: {name: s}, data: {a: Yg==}}";
    Computed computed = (Computed) done(local, local, live).outcome();
    FieldOutcome field = computed.explanation().at(FieldPath.of("stringData", "a"));
    assertThat(field.standing()).isEqualTo(Standing.IDLE);
    assertThat(Words.of(field).headline()).isEqualTo("Sent, changes nothing.");
    assertThat(Words.of(field).sentence()).contains("keeps `a` in `data`");
  }

  @Test
  void lineBreaksInBase64ChangeNothing() {
    String object = "{apiVersion: v1, kind: Secret, metadata: {name: s}, data: {a: %s}}";
    String local = object.formatted("\"TFMwdExT\\nMUM=\\n\"");
    Computed computed = (Computed) done(local, local, object.formatted("TFMwdExTMUM=")).outcome();
    FieldOutcome field = computed.explanation().at(FieldPath.of("data", "a"));
    assertThat(field.standing()).isEqualTo(Standing.IDLE);
    assertThat(Conflicts.of(computed).all()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"uid: \"\"", "uid: null", "resourceVersion: \"\""})
  void anEmptyPreconditionAsksForNothing(String field) {
    String local = "{apiVersion: v1, kind: ConfigMap, metadata: {name: c, " + field + "}}";
    String live =
        "{apiVersion: v1, kind: ConfigMap, metadata: {name: c, uid: u, resourceVersion: '7'}}";
    Computed computed = (Computed) done(null, local, live).outcome();
    FieldPath path = FieldPath.of("metadata", field.substring(0, field.indexOf(':')));
    assertThat(Words.of(computed.explanation().at(path)).sentence()).doesNotContain("refuse");
  }

  @Test
  void tolerationsThatAdmissionAddsAreNoConflict() {
    String object = "{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {tolerations: [%s]}}";
    String local = object.formatted("{key: a}");
    String live =
        object.formatted(
            "{key: a}, {effect: NoExecute, key: node.kubernetes.io/not-ready, operator: Exists,"
                + " tolerationSeconds: 300}, {effect: NoExecute, key:"
                + " node.kubernetes.io/unreachable, operator: Exists, tolerationSeconds: 300}");
    Computed computed = (Computed) done(local, local, live).outcome();
    assertThat(Conflicts.of(computed).all()).isEmpty();
    Computed moved = (Computed) done(local, local, live.replace("300}]", "60}]")).outcome();
    assertThat(Conflicts.of(moved).all()).hasSize(1);
  }

  /** What a person changed in data is what apply overwrites, though local has it elsewhere. */
  @Test
  void whatChangedInDataIsOverwrittenByTexts() {
    String local = "{apiVersion: v1, kind: Secret, metadata: {name: s}, stringData: {a: b}}";
    String live = "{apiVersion: v1, kind: Secret, metadata: {name: s}, data: {a: bmV3}}";
    Computed computed = (Computed) done(local, local, live).outcome();
    Conflict conflict = Conflicts.of(computed).all().getFirst();
    assertThat(conflict.path()).hasToString("stringData.a");
    assertThat(conflict.live()).contains(new StringValue("new"));
    assertThat(Words.of(computed.explanation().at(FieldPath.of("data"))).headline())
        .isEqualTo("Set from `stringData`.");
    assertThat(WaysOut.of(Conflicts.of(computed), conflict)).allMatch(WaysOut.WayOut::isPossible);
  }

  @Test
  void theAnnotationHasAnOutcomeAndIsNoConflict() {
    Compared.Done done = done(null, LOCAL, LIVE.formatted("{\"spec\":{\"paused\":true}}"));
    Computed computed = (Computed) done.outcome();
    assertThat(computed.isBalanced()).isTrue();
    FieldOutcome field = computed.explanation().at(LastAppliedAnnotation.PATH);
    assertThat(field.path()).isEqualTo(LastAppliedAnnotation.PATH);
    assertThat(field.reason()).isEqualTo(Reason.KUBECTL_ANNOTATION);
    assertThat(field.outcome()).isEqualTo(Outcome.CHANGED);
    assertThat(field.isConflict()).isFalse();
    assertThat(Words.of(field).sentence()).contains("kubectl apply itself stores local's text");
    Computed again = (Computed) done(null, LOCAL, asApplied(LOCAL)).outcome();
    FieldOutcome same = again.explanation().at(LastAppliedAnnotation.PATH);
    assertThat(same.outcome()).isEqualTo(Outcome.SAME);
    assertThat(Words.of(same).sentence()).endsWith("Live already has this text.");
  }

  @Test
  void theDocumentsCanBeTakenAsTheyAre() {
    String live = LIVE.formatted("{\"spec\":{\"paused\":true}}");
    Compared.Done done = forced(null, LOCAL, live, ComparisonMode.DOCUMENTS);
    assertThat(done.mode()).isEqualTo(ComparisonMode.DOCUMENTS);
    assertThat(patch(done)).isEqualTo(yaml("spec: {replicas: 3, paused: null}"));
    assertThat(done.annotationSize()).isEmpty();
  }

  @Test
  void aGivenLastAppliedLeavesLiveAsItIs() {
    String live = LOCAL + "status: {replicas: 1}\n";
    Compared.Done same = done(LOCAL, LOCAL, live);
    assertThat(withoutAnnotation(same)).isEqualTo(MapValue.EMPTY);
    assertThat(((Computed) same.outcome()).inputs().live()).contains(yaml(live));
    assertThat(patch(done(LOCAL, LOCAL, asApplied(LOCAL)))).isEqualTo(MapValue.EMPTY);
    String older = LOCAL.replace("replicas: 3", "replicas: 3, paused: true");
    String drifted = LIVE.formatted("{}");
    Compared.Done done = forced(older, LOCAL, drifted, ComparisonMode.KUBECTL_APPLY);
    assertThat(withoutAnnotation(done)).isEqualTo(yaml("spec: {replicas: 3, paused: null}"));
    assertThat(((Computed) done.outcome()).isBalanced()).isTrue();
  }

  @Test
  void aCustomResourceGetsAJsonMergePatch() {
    String local = "{apiVersion: example.com/v1, kind: Thing, metadata: {name: a}, spec: {b: 1}}";
    String live = asApplied(local);
    assertThat(patch(done(null, local, live))).isEqualTo(MapValue.EMPTY);
    Compared.Done done = done(null, local.replace("b: 1", "c: 2"), live);
    assertThat(withoutAnnotation(done)).isEqualTo(yaml("spec: {b: null, c: 2}"));
    assertThat(Request.of((Computed) done.outcome()))
        .isEqualTo(new Request.Patch("application/merge-patch+json"));
    assertThat(((Computed) done.outcome()).isBalanced()).isTrue();
  }

  @Test
  void kubectlsOwnAnnotationIsNoConflictWithOverwriteOff() {
    String live = asApplied(LOCAL);
    ThreeDocuments<SourceDocument> sources = sources(null, LOCAL.replace("3", "4"), live);
    ThreeWayOutcome outcome = ((Compared.Done) workbench.compare(sources, false)).outcome();
    assertThat(outcome).isInstanceOf(Computed.class);
    assertThat(ThreeWay.compute(withAnnotationAsAnyField(outcome.inputs())))
        .as("as kubectl's own check has it")
        .isInstanceOf(ThreeWayOutcome.Refused.class);
    ThreeDocuments<SourceDocument> drifted =
        sources(null, LOCAL.replace("3", "4"), live.replace("s\": 3", "s\": 5"));
    assertThat(((Compared.Done) workbench.compare(drifted, false)).outcome())
        .isInstanceOf(ThreeWayOutcome.Refused.class);
  }

  private static ThreeWayInputs withAnnotationAsAnyField(ThreeWayInputs inputs) {
    return ThreeWayInputs.asApplied(
            new ThreeDocuments<>(inputs.lastApplied(), inputs.local(), inputs.live()),
            inputs.schema())
        .withOverwrite(false);
  }

  @Test
  void theSizeOfTheAnnotationsIsWatched() {
    assertThat(done(null, LOCAL, LIVE.formatted("{}")).annotationSize())
        .hasValueSatisfying(size -> assertThat(size.level()).isEqualTo(AnnotationSize.Level.FINE));
    String huge =
        LOCAL.replace("name: web", "name: web, labels: {a: %s}".formatted("é".repeat(131_000)));
    assertThat(done(null, huge, LIVE.formatted("{}")).annotationSize())
        .hasValueSatisfying(size -> assertThat(size.level()).isEqualTo(AnnotationSize.Level.OVER));
  }

  @Test
  void withoutAnnotationNothingWasApplied() {
    Compared.Done done = done(null, LOCAL, LOCAL + "status: {replicas: 1}\n");
    assertThat(done.documents().lastApplied()).isEmpty();
    assertThat(withoutAnnotation(done)).isEqualTo(MapValue.EMPTY);
  }

  @Test
  void withoutLiveEverythingIsAdded() {
    Compared.Done done = done(null, LOCAL, null);
    assertThat(((Computed) done.outcome()).result().get("spec")).isEqualTo(yaml("replicas: 3"));
  }

  @Test
  void anAnnotationThatIsNoJsonObjectIsLocated() {
    for (String broken : List.of("{\"spec\":", "[1]", "plain")) {
      Fault fault = fault(LOCAL, LIVE.formatted(broken));
      assertThat(fault.pane()).isEqualTo(Role.LIVE);
      assertThat(fault.location()).isEqualTo("live:7:5");
      assertThat(fault.diagnostic().message())
          .isEqualTo("The last-applied annotation is not a JSON object.");
    }
  }

  @Test
  void aTextThatIsNoMapIsLocated() {
    Fault fault = fault("\n- a\n", LOCAL);
    assertThat(fault.pane()).isEqualTo(Role.LOCAL);
    assertThat(fault.location()).isEqualTo("local:2:1");
    assertThat(fault.diagnostic().message()).contains("not a map");
  }

  @Test
  void anEmptyTextHasNoObject() {
    for (String empty : List.of("", " \n", "# comment\n")) {
      Fault fault = fault(empty, LOCAL);
      assertThat(fault.pane()).isEqualTo(Role.LOCAL);
      assertThat(fault.diagnostic().message()).as("of <%s>", empty).contains("no object");
    }
  }

  @Test
  void everyTextThatCannotBeReadIsNamed() {
    Compared compared = workbench.compare(sources("a: [", "b: [", "c: ["), true);
    assertThat(((Compared.Unreadable) compared).faults())
        .extracting(Fault::pane)
        .containsExactly(Role.LAST_APPLIED, Role.LOCAL, Role.LIVE);
  }

  @Test
  void theKindDecidesTheDialect() {
    assertThat(done(null, LOCAL, null).outcome().inputs().dialect()).isEqualTo(Dialect.KUBERNETES);
    String custom = "{apiVersion: example.com/v1, kind: Thing, metadata: {name: a}}";
    assertThat(done(null, custom, null).outcome().inputs().dialect())
        .isEqualTo(Dialect.CUSTOM_RESOURCE);
  }

  @Test
  void aCustomResourceKeepsItsNameAndKind() {
    String custom = "{apiVersion: example.com/v1, kind: Thing, metadata: {name: %s}, spec: {a: 1}}";
    Refusal renamed = refusal(custom.formatted("new"), custom.formatted("old"));
    assertThat(renamed.referenceText())
        .startsWith(
            "precondition failed for: map[metadata:map[annotations:map[kubectl.kubernetes.io")
        .endsWith(" name:new]]");
    assertThat(renamed.path()).isEqualTo(FieldPath.of("metadata", "name"));
    assertThat(renamed.cause())
        .isEqualTo("The patch would change metadata.name, which must not change.");
    String other = custom.formatted("old").replace("example.com/v1", "example.com/v2");
    assertThat(forced(null, custom.formatted("old"), other, ComparisonMode.AS_IT_IS).outcome())
        .isInstanceOfSatisfying(
            ThreeWayOutcome.Refused.class,
            refused ->
                assertThat(refused.refusal().referenceText())
                    .startsWith(
                        "precondition failed for: map[apiVersion:example.com/v1"
                            + " metadata:map[annotations:"));
  }

  private Refusal refusal(String local, String live) {
    ThreeWayOutcome outcome = done(null, local, live).outcome();
    assertThat(outcome).isInstanceOf(ThreeWayOutcome.Refused.class);
    ThreeWayOutcome.Refused refused = (ThreeWayOutcome.Refused) outcome;
    assertThat(refused.stage()).isEqualTo(Stage.PRECONDITIONS);
    return refused.refusal();
  }

  @Test
  void withoutOverwriteDriftIsRefused() {
    Compared compared =
        workbench.compare(sources("spec: {replicas: 1}", LOCAL, LIVE.formatted("{}")), false);
    ThreeWayOutcome outcome = ((Compared.Done) compared).outcome();
    assertThat(outcome)
        .isInstanceOfSatisfying(
            ThreeWayOutcome.Refused.class,
            refused ->
                assertThat(refused.refusal().referenceText())
                    .startsWith("patch:\n{")
                    .contains("}\nconflicts with changes made from original to current:\n{"));
  }

  private Compared.Done done(@Nullable String lastApplied, String local, @Nullable String live) {
    Compared compared = workbench.compare(sources(lastApplied, local, live), true);
    assertThat(compared).isInstanceOf(Compared.Done.class);
    return (Compared.Done) compared;
  }

  private Compared.Done forced(
      @Nullable String lastApplied, String local, @Nullable String live, ComparisonMode mode) {
    return (Compared.Done)
        workbench.compare(sources(lastApplied, local, live), true, Optional.of(mode));
  }

  private Fault fault(String local, String live) {
    Compared compared = workbench.compare(sources(null, local, live), true);
    assertThat(compared).isInstanceOf(Compared.Unreadable.class);
    List<Fault> faults = ((Compared.Unreadable) compared).faults();
    assertThat(faults).hasSize(1);
    return faults.getFirst();
  }

  /** The patch without the entry that kubectl writes itself, and without maps that only hold it. */
  private static MapValue withoutAnnotation(Compared.Done done) {
    MapValue patch = patch(done);
    MapValue metadata = (MapValue) patch.find("metadata").orElseThrow();
    MapValue annotations = (MapValue) metadata.find("annotations").orElseThrow();
    assertThat(annotations.keys()).contains(LastAppliedAnnotation.NAME);
    MapValue others = annotations.toBuilder().remove(LastAppliedAnnotation.NAME).build();
    return others.isEmpty()
        ? patch.toBuilder().remove("metadata").build()
        : patch.toBuilder().put("metadata", MapValue.of("annotations", others)).build();
  }

  private static MapValue patch(Compared.Done done) {
    return ((Computed) done.outcome()).patch();
  }

  private static ThreeDocuments<SourceDocument> sources(
      @Nullable String lastApplied, String local, @Nullable String live) {
    return new ThreeDocuments<>(
        Optional.ofNullable(lastApplied).map(text -> SourceReader.read("last", text)),
        SourceReader.read("local", local),
        Optional.ofNullable(live).map(text -> SourceReader.read("live", text)));
  }

  @Test
  void theAnnotationIsReadOnceForEachText() {
    String live = LIVE.formatted("{\"spec\":{\"paused\":true}}");
    Optional<SourceDocument> first = done(null, LOCAL, live).documents().lastApplied();
    assertThat(done(null, LOCAL, live).documents().lastApplied().orElseThrow())
        .isSameAs(first.orElseThrow());
    assertThat(
            done(null, LOCAL, LIVE.formatted("{\"spec\":{\"paused\":false}}"))
                .documents()
                .lastApplied()
                .flatMap(SourceDocument::object))
        .contains(yaml("spec: {paused: false}"));
  }

  private static final String NO_LIVE =
      "There is no live object: kubectl apply would create local.";
  private static final String NOT_APPLIED =
      "There is no last-applied configuration, so nothing can be deleted.";

  @Test
  void whatIsNotThereIsRemarkedOn() {
    assertThat(done(null, LOCAL, LIVE.formatted("{}")).remarks()).isEmpty();
    assertThat(done(null, LOCAL, LOCAL).remarks()).containsExactly(NOT_APPLIED);
    assertThat(done(null, LOCAL, null).remarks()).containsExactly(NO_LIVE);
    assertThat(forced(null, LOCAL, LOCAL, ComparisonMode.DOCUMENTS).remarks())
        .containsExactly(NOT_APPLIED);
    String custom = "{apiVersion: example.com/v1, kind: Thing, metadata: {name: a}}";
    assertThat(done(custom, custom, custom).remarks())
        .singleElement()
        .asString()
        .endsWith(" So it gets a JSON merge patch, as custom resources do.");
    String older = LOCAL.replace("apps/v1", "apps/v1beta9");
    assertThat(done(older, older, older).remarks())
        .containsExactly(
            "Deployment is not known in apps/v1beta9, so the rules of apps/v1 are used: kubectl"
                + " sends a strategic merge patch for it, by the rules of your server.");
  }

  @Test
  void whatIsNotThereForHelmIsRemarkedOn() {
    assertThat(forced(null, LOCAL, null, ComparisonMode.HELM).remarks())
        .containsExactly(
            "There is no live object: Helm would create local, with its label and annotations.");
    assertThat(forced(null, LOCAL, LOCAL, ComparisonMode.HELM).remarks())
        .first()
        .asString()
        .startsWith("There is no manifest of the last deployed revision");
    assertThat(forced(LOCAL, LOCAL, LOCAL, ComparisonMode.HELM).remarks())
        .noneMatch(remark -> remark.startsWith("There is no manifest"));
  }

  private List<String> leftOut(boolean overwrite, ComparisonMode mode, String... fields) {
    String live = LOCAL.replace("replicas: 3", "replicas: 5");
    Compared compared =
        workbench.compare(
            sources(LOCAL.replace("replicas: 3", "replicas: 2, paused: true"), LOCAL, live),
            overwrite,
            Optional.of(mode),
            Stream.of(fields).map(FieldPath::parse).collect(Collectors.toSet()));
    return ((Compared.Done) compared).remarks();
  }

  @Test
  void whatIsLeftOutIsRemarkedOn() {
    assertThat(leftOut(true, ComparisonMode.KUBECTL_APPLY)).isEmpty();
    assertThat(leftOut(true, ComparisonMode.KUBECTL_APPLY, "spec.replicas"))
        .containsExactly(
            "1 field is left out of the patch: spec.replicas. kubectl apply cannot leave it out;"
                + " kubectl patch can send this patch.");
    assertThat(leftOut(true, ComparisonMode.HELM, "spec.replicas"))
        .anyMatch(remark -> remark.contains("spec.replicas. helm upgrade cannot leave it out"));
    assertThat(leftOut(false, ComparisonMode.KUBECTL_APPLY, "spec.replicas"))
        .contains(
            "With overwrite off, kubectl apply refuses the whole patch, because live changed on its"
                + " own what is left out. The rest of the patch is not in conflict.");
    assertThat(leftOut(true, ComparisonMode.KUBECTL_APPLY, "spec.nothing"))
        .as("it cannot be left out")
        .hasSize(1)
        .noneMatch(remark -> remark.contains("is left out of the patch"));
  }

  @Test
  void conflictsAreThoseOfTheComparison() {
    String pod =
        "{apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {containers: [{name: a, args:"
            + " [x]}]}}";
    assertThat(done(pod, pod, pod).schemaRemarks()).isEmpty();
    assertThat(done(pod, pod, pod).conflicts().orElseThrow().all()).isEmpty();
    Compared.Done conflicting =
        done(
            LOCAL.replace("replicas: 3", "replicas: 1"),
            LOCAL,
            LOCAL.replace("replicas: 3", "replicas: 2"));
    assertThat(conflicting.conflicts().orElseThrow().all()).hasSize(1);
  }

  @Test
  void aLargeAnnotationIsToldWhereItIs() {
    String large =
        LOCAL.replace("name: web", "name: web, labels: {a: %s}".formatted("x".repeat(262_000)));
    assertThat(hazards(large, LIVE.formatted("{}"))).containsExactly(Role.LIVE);
    assertThat(hazards(large, LOCAL)).containsExactly(Role.LOCAL);
    assertThat(hazards(LOCAL, LIVE.formatted("{}"))).isEmpty();
  }

  private List<Role> hazards(String local, String live) {
    return done(null, local, live).hazards().stream()
        .filter(hazard -> hazard.kind() == HazardKind.LARGE_ANNOTATION)
        .map(Hazard::where)
        .toList();
  }

  @Test
  void whatPeopleChangedInTheSchemaIsRemarkedOn() throws DataFault {
    Overlay overlay =
        OverlayFile.read(
            """
            apiVersion: tripatch/v1
            kind: SchemaOverlay
            asBuiltIn:
            - apiVersion: example.com/v1
              kind: Thing
            rules:
            - type: io.k8s.api.core.v1.Container
              field: args
              patchStrategy: merge
            """);
    Workbench own = workbench.with(new OwnSchemas(List.of(), overlay));
    String pod =
        "{apiVersion: v1, kind: Pod, metadata: {name: a}, spec: {containers: [{name: a, args:"
            + " [x]}, {name: b, args: [y]}]}}";
    assertThat(schemaRemarks(own, pod))
        .containsExactly(
            "1 own rule is in force: what happens to Container.args differs from what your cluster"
                + " does.");
    assertThat(schemaRemarks(workbench, pod)).isEmpty();
    String thing = "{apiVersion: example.com/v1, kind: Thing, metadata: {name: a}}";
    assertThat(schemaRemarks(own, thing))
        .singleElement()
        .asString()
        .startsWith("This is a what-if: Thing is a custom resource.");
    assertThat(schemaRemarks(workbench, thing)).isEmpty();
  }

  private static List<String> schemaRemarks(Workbench workbench, String object) {
    return ((Compared.Done) workbench.compare(sources(object, object, object), true))
        .schemaRemarks();
  }
}
