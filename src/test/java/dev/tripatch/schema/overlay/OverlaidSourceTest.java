package dev.tripatch.schema.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Own rules over the built-in schemas, asked through the workbench that the program uses. */
class OverlaidSourceTest {

  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final String CONTAINER = "io.k8s.api.core.v1.Container";
  private static final RuleTarget ARGS = new RuleTarget.OfType(CONTAINER, "args");
  private static final OwnRule MERGE_ARGS =
      OwnRule.on(ARGS).with(Annotation.PATCH_STRATEGY, "merge");

  private static Overlay overlay(OwnRule... rules) {
    return new Overlay(List.of(rules), List.of());
  }

  private static String pod(String args) {
    return """
    apiVersion: v1
    kind: Pod
    metadata:
      name: web
    spec:
      containers:
      - name: web
        args: %s
    """
        .formatted(args);
  }

  private static SourceDocument text(String text) {
    return SourceReader.read("text", text);
  }

  private static MapValue result(Overlay overlay, String lastApplied, String local, String live) {
    Workbench workbench = new Workbench(new OverlaidSource(CATALOG, overlay));
    Compared compared =
        workbench.compare(
            new ThreeDocuments<>(
                Optional.of(text(lastApplied)), text(local), Optional.of(text(live))),
            true);
    return ((ThreeWayOutcome.Computed) ((Compared.Done) compared).outcome()).result();
  }

  @Test
  void argsWithMergeAreMerged() {
    MapValue merged = result(overlay(MERGE_ARGS), pod("[a, b]"), pod("[a, c]"), pod("[a, b, d]"));
    assertThat(args(merged)).isEqualTo("[\"a\",\"c\",\"d\"]");
    MapValue usual = result(Overlay.EMPTY, pod("[a, b]"), pod("[a, c]"), pod("[a, b, d]"));
    assertThat(args(usual)).isEqualTo("[\"a\",\"c\"]");
  }

  private static String args(MapValue pod) {
    String json = CanonicalJson.write(pod);
    int start = json.indexOf("\"args\":") + 7;
    return json.substring(start, json.indexOf(']', start) + 1);
  }

  @Test
  void aRuleOfATypeHoldsWhereverTheTypeIsUsed() {
    OverlaidSource source = new OverlaidSource(CATALOG, overlay(MERGE_ARGS));
    for (FieldRule rule :
        List.of(
            at(schema(source, "apps/v1", "Deployment"), "spec.template.spec.containers.args"),
            at(schema(source, "v1", "PodTemplate"), "template.spec.initContainers.args"))) {
      assertThat(rule.merges()).isTrue();
      assertThat(rule.instead()).map(FieldRule::merges).contains(false);
      assertThat(rule.provenance()).startsWith("Container.args · own annotation");
    }
    assertThat(source.definition(CONTAINER).flatMap(type -> type.field("args")))
        .map(FieldRule::isOwn)
        .contains(true);
  }

  @Test
  void aRuleOfAKindHoldsAtItsPlaceOnly() {
    RuleTarget place =
        new RuleTarget.OfKind(
            "apps/v1", "Deployment", SchemaPaths.read("spec.template.spec.containers[].args"));
    OwnRule rule = OwnRule.on(place).with(Annotation.PATCH_STRATEGY, "merge");
    OverlaidSource source = new OverlaidSource(CATALOG, overlay(rule));
    ObjectSchema deployment = schema(source, "apps/v1", "Deployment");
    assertThat(at(deployment, "spec.template.spec.containers.args").merges()).isTrue();
    assertThat(at(deployment, "spec.template.spec.initContainers.args").merges()).isFalse();
    assertThat(at(schema(source, "v1", "Pod"), "spec.containers.args").merges()).isFalse();
  }

  @Test
  void theRuleOfTheKindCountsMore() {
    RuleTarget place = new RuleTarget.OfKind("v1", "Pod", List.of("spec", "containers", "args"));
    OwnRule usual = OwnRule.on(place).with(Annotation.PATCH_STRATEGY, Annotation.NONE);
    OverlaidSource source = new OverlaidSource(CATALOG, overlay(MERGE_ARGS, usual));
    assertThat(at(schema(source, "v1", "Pod"), "spec.containers.args").merges()).isFalse();
    assertThat(at(schema(source, "v1", "Pod"), "spec.initContainers.args").merges()).isTrue();
  }

  @Test
  void whatIsNotSaidStaysAsTheSchemaHasIt() {
    FieldRule rule =
        at(
            schema(new OverlaidSource(CATALOG, overlay(MERGE_ARGS)), "v1", "Pod"),
            "spec.containers.args");
    assertThat(rule.listType()).contains("atomic");
  }

  @Test
  void withoutOwnRulesTheVerySameSchemaAnswers() {
    OverlaidSource source = new OverlaidSource(CATALOG, Overlay.EMPTY);
    assertThat(schema(source, "v1", "Pod")).isSameAs(schema(CATALOG, "v1", "Pod"));
  }

  @Test
  void aCustomResourceIsLookedAtAsIfItWereBuiltIn() {
    KindName rollout = new KindName("argoproj.io/v1alpha1", "Rollout");
    OwnRule graft =
        new OwnRule(
            new RuleTarget.OfKind(
                rollout.apiVersion(), rollout.kind(), List.of("spec", "template")),
            Map.of(),
            Optional.of("io.k8s.api.core.v1.PodTemplateSpec"));
    Overlay overlay = overlay(graft).withAsBuiltIn(rollout, true);
    String text =
        """
        apiVersion: argoproj.io/v1alpha1
        kind: Rollout
        metadata: {name: web}
        spec:
          strategy: {canary: {steps: [%s]}}
          template: {spec: {containers: [%s]}}
        """;
    MapValue result =
        result(
            overlay,
            text.formatted("{pause: {}}", "{name: a, image: 'a:1'}"),
            text.formatted("{setWeight: 20}", "{name: a, image: 'a:2'}"),
            text.formatted("{pause: {}}", "{name: a, image: 'a:1'}, {name: injected}"));
    assertThat(CanonicalJson.write(result))
        .contains("\"image\":\"a:2\"", "\"name\":\"injected\"", "[{\"setWeight\":20}]");
    assertThat(new OverlaidSource(CATALOG, overlay).lookUp("argoproj.io/v1alpha1", "Rollout"))
        .isInstanceOfSatisfying(
            SchemaAnswer.Known.class, known -> assertThat(known.isWhatIf()).isTrue());
  }

  @Test
  void aFieldIsDeclaredInsideAFreeFormOne() {
    KindName widget = new KindName("example.com/v1", "Widget");
    OwnRule items =
        OwnRule.on(new RuleTarget.OfKind("example.com/v1", "Widget", List.of("spec", "items")))
            .with(Annotation.PATCH_STRATEGY, "merge")
            .with(Annotation.MERGE_KEY, "id");
    String text =
        "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: w}\nspec: {items: [%s]}";
    MapValue result =
        result(
            overlay(items).withAsBuiltIn(widget, true),
            text.formatted("{id: 1, a: {b: 1}}"),
            text.formatted("{id: 1, a: {b: 2}}"),
            text.formatted("{id: 1, a: {b: 1, c: 1}}, {id: 2}"));
    assertThat(CanonicalJson.write(result))
        .contains("{\"a\":{\"b\":2,\"c\":1},\"id\":1},{\"id\":2}");
  }

  private static ObjectSchema schema(SchemaSource source, String apiVersion, String kind) {
    return source.lookUp(apiVersion, kind).fields().orElseThrow();
  }

  private static FieldRule at(ObjectSchema root, String path) {
    List<String> keys = SchemaPaths.read(path);
    SchemaType type = root;
    for (String key : keys.subList(0, keys.size() - 1)) {
      type = ((ObjectSchema) items(type)).field(key).orElseThrow().type();
    }
    return ((ObjectSchema) items(type)).field(keys.getLast()).orElseThrow();
  }

  private static SchemaType items(SchemaType type) {
    return type instanceof SchemaType.ListOf list ? list.items() : type;
  }
}
