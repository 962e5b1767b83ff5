package dev.tripatch.edit.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.edit.complete.Writing;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.PatchHazards;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of hazard has a quick fix that takes it away, or says why it has none. */
class HazardFixesTest {

  private static final String POD = "apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\n";
  private static final String CONTAINER = "spec:\n  containers:\n  - name: web\n    image: web\n";
  private static final String WEB = POD + CONTAINER;
  private static final String DEPLOYMENT =
      "apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\nspec:\n  replicas: 3\n"
          + "  selector: {matchLabels: {app: web}}\n  strategy: {type: Recreate}\n"
          + "  template:\n    metadata: {labels: {app: web}}\n    spec:\n      containers:\n"
          + "      - {name: web, image: web}\n";

  private static final String INITS =
      WEB + "  initContainers:\n  - {name: %s, image: x}\n  - {name: %s, image: x}\n";
  private static final String SECRET = "apiVersion: v1\nkind: Secret\nmetadata:\n  name: a\n";

  private final BundledCatalog catalog = new BundledCatalog();

  /** A text that has a hazard, and the live object beside it. */
  private record Sample(Writing writing, String text, String live) {

    MapValue object() {
      return SourceReader.read("live", live).decodedObject().orElseThrow();
    }

    Sample with(String other) {
      return new Sample(writing, other, live);
    }
  }

  private static Sample local(String text, String live) {
    return new Sample(Writing.OBJECT, text, live);
  }

  private static Sample local(String text) {
    return local(text, WEB);
  }

  private static Sample patch(String text, String live) {
    return new Sample(Writing.STRATEGIC, text, live);
  }

  private static Sample sample(HazardKind kind) {
    return switch (kind) {
      case DUPLICATE_MERGE_KEY ->
          local(WEB + "    env:\n    - {name: A, value: x}\n    - {name: A, value: y}\n");
      case MISSING_MERGE_KEY -> local(WEB + "  - image: proxy\n");
      case INVALID_RESULT -> local(POD + "  labels: {app: \"-\"}\n" + CONTAINER);
      case EMPTY_MERGE_KEY -> local(WEB + "  - name: \"\"\n    image: proxy\n");
      case CHANGED_MERGE_KEY ->
          local(
              WEB + "  volumes:\n  - name: cache-data\n    emptyDir: {}\n",
              WEB + "  volumes:\n  - name: cache\n    emptyDir: {}\n");
      case DIRECTIVE_WITHOUT_DOLLAR ->
          patch("spec:\n  strategy:\n    retainKeys: [type]\n    type: Recreate\n", DEPLOYMENT);
      case UNKNOWN_DIRECTIVE ->
          patch("spec:\n  strategy:\n    $retainKey: [type]\n    type: Recreate\n", DEPLOYMENT);
      case UNSUPPORTED_DIRECTIVE ->
          new Sample(Writing.MERGE, "spec:\n  strategy:\n    $patch: delete\n", DEPLOYMENT);
      case DIRECTIVE_IN_OBJECT -> local(WEB + "  $setElementOrder/containers: [{name: web}]\n");
      case MISPLACED_DIRECTIVE ->
          patch("spec:\n  $deleteFromPrimitiveList/containers: [web]\n", WEB);
      case IDLE_DIRECTIVE -> patch("spec:\n  containers:\n  - name: we\n    $patch: delete\n", WEB);
      case LEAKED_DIRECTIVE ->
          patch("spec:\n  securityContext:\n    $retainKeys: [runAsUser]\n    runAsUser: 1\n", WEB);
      case EMPTIED_MAP -> patch("spec:\n  strategy:\n    $patch: delete\n", DEPLOYMENT);
      case DROPPED_WITH_DIRECTIVE ->
          patch("spec:\n  securityContext:\n    $patch: replace\n    runAsUser: 1\n", WEB);
      case AMBIGUOUS_DELETION ->
          patch(
              "metadata:\n  $deleteFromPrimitiveList/finalizers: [a/one]\n"
                  + "  finalizers: [a/one, a/three]\n",
              POD + "  finalizers: [a/one, a/two]\n" + CONTAINER);
      case KUSTOMIZE_ITEM_WITHOUT_KEY -> sample(HazardKind.MISSING_MERGE_KEY);
      case UNION ->
          local(
              WEB + "    env:\n    - name: MODE\n      value: live\n",
              WEB
                  + "    env:\n    - name: MODE\n      valueFrom:\n"
                  + "        configMapKeyRef: {name: modes, key: web}\n");
      case UNDEFINED_VARIABLE ->
          local(
              WEB
                  + "    env:\n    - name: URL\n      value: $(HOST)/a\n"
                  + "    - name: HOST\n      value: web\n");
      case SURPRISING_TEXT ->
          local("apiVersion: x.io/v1\nkind: Site\nmetadata: {name: a}\nspec:\n  country: no\n");
      case INVISIBLE_CHARACTERS -> local(POD + "  labels:\n    app: w\u200beb\n" + CONTAINER);
      case DUPLICATE_KEY -> local(WEB + "    image: proxy\n");
      case UNKNOWN_FIELD -> local(WEB + "    imagePullPolcy: Always\n");
      case WRONG_TYPE -> local(WEB + "    env:\n    - name: PORT\n      value: 8080\n");
      case UNSUPPORTED_VALUE -> local(WEB + "    imagePullPolicy: always\n");
      case REQUIRED_FIELD ->
          local(
              WEB
                  + "    env:\n    - name: MODE\n      valueFrom:\n"
                  + "        configMapKeyRef:\n          name: modes\n");
      case DEFAULTED_AGAIN -> patch("spec:\n  replicas: null\n", DEPLOYMENT);
      case EMPTY_VALUE_DELETES ->
          patch(
              "metadata:\n  labels:\n  # app: web\nspec:\n  hostname: web\n",
              POD + "  labels: {app: web}\n" + CONTAINER);
      case LIST_DROPS_ITEMS ->
          new Sample(
              Writing.MERGE,
              "spec:\n  containers:\n  - name: web\n    image: web:2\n",
              WEB + "    args: [a]\n  - name: proxy\n    image: proxy\n");
      case ADD_REPLACES ->
          new Sample(
              Writing.OPERATIONS,
              "- op: add\n  path: /spec/containers\n  value:\n  - {name: proxy, image: proxy}\n",
              WEB);
      case DUPLICATE_NAME ->
          patch(
              "spec:\n"
                  + "  template:\n"
                  + "    spec:\n"
                  + "      containers:\n"
                  + "      - name: web\n"
                  + "        ports:\n"
                  + "        - {containerPort: 9090, name: http}\n",
              DEPLOYMENT.replace(
                  "image: web}", "image: web, ports: [{containerPort: 8080, name: http}]}"));
      case STATUS_IGNORED -> patch("status:\n  replicas: 3\n", DEPLOYMENT);
      case IMMUTABLE_FIELD ->
          local(DEPLOYMENT.replace("matchLabels: {app: web}", "matchLabels: {app: x}"), DEPLOYMENT);
      case OTHER_OBJECT -> patch("metadata:\n  name: other\nspec:\n  replicas: 1\n", DEPLOYMENT);
      case REFUSED ->
          new Sample(Writing.OPERATIONS, "- op: delete\n  path: /spec/replicas\n", DEPLOYMENT);
      case CHANGED_ORDER -> local(INITS.formatted("b", "a"), INITS.formatted("a", "b"));
      case DROPS_FIELDS ->
          patch(
              "metadata:\n  labels:\n    $patch: replace\n    app: web\n",
              POD + "  labels: {app: web, team: shop}\n" + CONTAINER);
      case STAYS_IN_DATA ->
          local(
              SECRET + "  annotations: {}\n",
              SECRET
                  + "  annotations:\n"
                  + "    kubectl.kubernetes.io/last-applied-configuration:"
                  + " '{\"apiVersion\":\"v1\",\"kind\":\"Secret\",\"metadata\":{\"name\":\"a\"},\"stringData\":{\"a\":\"a\"}}'\n"
                  + "data: {a: YQ==}\n");
      case PARTIAL_MERGE_KEY,
          OPERATION_SLIP,
          KUSTOMIZE_ITEM_NOT_FOUND,
          KUSTOMIZE_REPLACE_LOST,
          KUSTOMIZE_LIST_REPLACED,
          OVERWRITE_OFF_SORTS,
          DRIFT_NOT_SEEN,
          POD_RESTART,
          LARGE_ANNOTATION ->
          throw new IllegalArgumentException(kind + " has no fix");
    };
  }

  static RemedyCase sampleCase(HazardKind kind) {
    Sample sample = sample(kind);
    return new RemedyCase(
        "sample", sample.writing(), sample.text(), SourceReader.read("live", sample.live()));
  }

  /** As the window asks. */
  private List<Hazard> hazards(Sample sample) {
    SourceDocument text = SourceReader.read("text", sample.text());
    SourceDocument live = SourceReader.read("live", sample.live());
    SchemaAnswer schema = catalog.of(sample.object());
    return switch (sample.writing()) {
      case OBJECT ->
          ((Compared.Done)
                  new Workbench(catalog)
                      .compare(
                          new ThreeDocuments<>(Optional.empty(), text, Optional.of(live)),
                          true,
                          Optional.empty()))
              .hazards();
      case STRATEGIC -> PatchHazards.of(PatchFormat.STRATEGIC, text, live, schema);
      case MERGE -> PatchHazards.of(PatchFormat.MERGE, text, live, schema);
      case OPERATIONS -> PatchHazards.of(PatchFormat.JSON, text, live, schema);
    };
  }

  private List<Hazard> of(HazardKind kind, Sample sample) {
    Role where = sample.writing() == Writing.OBJECT ? Role.LOCAL : Role.PATCH;
    HazardKind seen =
        kind == HazardKind.KUSTOMIZE_ITEM_WITHOUT_KEY ? HazardKind.MISSING_MERGE_KEY : kind;
    return hazards(sample).stream()
        .filter(hazard -> hazard.kind() == seen && hazard.where() == where)
        .toList();
  }

  private List<QuickFix> fixes(Sample sample, Hazard hazard) {
    FixText text =
        FixText.of(
            sample.writing(),
            sample.text(),
            catalog.of(sample.object()),
            Optional.of(sample.object()),
            hazards(sample));
    return QuickFixes.at(text, hazard.span().map(Span::start).orElse(0));
  }

  private static Stream<HazardKind> fixable() {
    return Stream.of(HazardKind.values()).filter(kind -> ProvenFixes.whyNone(kind).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("fixable")
  void aFixTakesTheHazardAway(HazardKind kind) {
    Sample sample = sample(kind);
    List<Hazard> found = of(kind, sample);
    assertThat(found).as("hazards of %s", sample.text()).isNotEmpty();
    List<QuickFix> fixes = fixes(sample, found.getFirst());
    assertThat(fixes).isNotEmpty();
    assertThat(fixes)
        .anySatisfy(fix -> assertThat(of(kind, sample.with(fix.text()))).as(fix.title()).isEmpty());
  }
}
