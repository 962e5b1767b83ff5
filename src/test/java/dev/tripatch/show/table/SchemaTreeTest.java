package dev.tripatch.show.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.overlay.OverlaidSource;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OwnRule;
import dev.tripatch.schema.overlay.RuleTarget;
import dev.tripatch.show.table.SchemaTree.SchemaNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SchemaTreeTest {

  private static final SchemaSource BUILT_IN = new BundledCatalog();
  private static final RuleTarget ARGS =
      new RuleTarget.OfType("io.k8s.api.core.v1.Container", "args");
  private static final List<String> CONTAINERS = List.of("spec", "template", "spec", "containers");

  private static final String DEPLOYMENT =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, labels: {app: web}}
      spec:
        template:
          spec:
            containers:
            - {name: web, args: [a, b], ports: [{containerPort: 80}, {containerPort: 80, protocol: UDP}, {name: x}]}
            - {name: side}
      """;

  private static MapValue read(String yaml) {
    return SourceReader.read("", yaml).object().orElseThrow();
  }

  private static SchemaTree tree(String yaml, SchemaSource source) {
    MapValue object = read(yaml);
    SchemaAnswer answer = source.of(object);
    return SchemaTree.of(SchemaScope.of(answer, List.of(object)), answer);
  }

  private static SchemaTree tree(String yaml) {
    return tree(yaml, BUILT_IN);
  }

  private static List<String> labels(List<SchemaNode> nodes) {
    return nodes.stream().map(node -> node.row().label()).toList();
  }

  private static SchemaNode child(List<SchemaNode> nodes, String name) {
    return nodes.stream().filter(n -> n.row().rule().name().equals(name)).findFirst().orElseThrow();
  }

  /** The paths of all rows that are found at once. */
  private static List<String> open(List<SchemaNode> nodes) {
    List<String> found = new ArrayList<>();
    for (SchemaNode node : nodes) {
      found.add(node.row().path());
      if (node.isOpen()) {
        found.addAll(open(node.children()));
      }
    }
    return found;
  }

  private static List<SchemaNode> search(SchemaTree tree, String text) {
    return tree.roots(new SchemaFilter(false, false, false, text));
  }

  @Test
  void listsAndMapsAreShownAsWhatTheyAre() {
    SchemaTree tree = tree(DEPLOYMENT);
    assertThat(labels(tree.roots(SchemaFilter.ALL)))
        .containsExactly("apiVersion", "kind", "metadata", "spec", "status");
    assertThat(labels(child(tree.roots(SchemaFilter.ALL), "metadata").children()))
        .contains("labels{}", "ownerReferences[]", "name");
    SchemaRow containers = tree.row(CONTAINERS).orElseThrow();
    assertThat(containers.label()).isEqualTo("containers[]");
    assertThat(containers.typeName()).isEqualTo("Container");
    assertThat(containers.shown(Annotation.MERGE_KEY)).isEqualTo("name");
    assertThat(containers.ruleFrom()).startsWith("Kubernetes 1.");
    assertThat(containers.owner()).contains("io.k8s.api.core.v1.PodSpec");
  }

  @Test
  void whatIsUnusualIsSaidAtTheField() {
    SchemaRow ports =
        tree("apiVersion: v1\nkind: Service\nspec: {ports: [{port: 1}]}")
            .row(List.of("spec", "ports"))
            .orElseThrow();
    assertThat(ports.findings())
        .singleElement()
        .satisfies(found -> assertThat(found.sentence()).contains("port, protocol"));
  }

  @Test
  void typesThatContainThemselvesEndNowhereAndAreSearchedToAnEnd() {
    SchemaTree tree =
        tree("apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nspec: {}");
    List<SchemaNode> nodes = child(tree.roots(SchemaFilter.ALL), "spec").children();
    nodes = child(nodes, "versions").children();
    nodes = child(nodes, "schema").children();
    nodes = child(nodes, "openAPIV3Schema").children();
    for (int i = 0; i < 50; i++) {
      SchemaNode properties = child(nodes, "properties");
      assertThat(properties.row().label()).isEqualTo("properties{}");
      nodes = properties.children();
    }
    assertThat(child(nodes, "properties").row().way()).contains("*").hasSize(105);
    assertThat(open(search(tree, "xkubernetes"))).isEmpty();
    assertThat(open(search(tree, "x-kubernetes-list-type")))
        .contains("spec.versions.schema.openAPIV3Schema.x-kubernetes-list-type");
  }

  @Test
  void aSearchFindsNamesAndPathsAndNotAllThatIsBelow() {
    SchemaTree tree = tree(DEPLOYMENT);
    List<String> found = open(search(tree, "Containers[].ARGS"));
    assertThat(found)
        .contains("spec.template.spec.containers.args", "spec.template.spec.initContainers.args")
        .doesNotContain("spec.template.spec.containers.image", "metadata");
    List<String> byName = open(search(tree, "imagePullSecrets"));
    assertThat(byName)
        .containsExactly(
            "spec", "spec.template", "spec.template.spec", "spec.template.spec.imagePullSecrets");
    SchemaNode podSpec =
        child(
            child(child(search(tree, "imagePullSecrets"), "spec").children(), "template")
                .children(),
            "spec");
    assertThat(labels(child(podSpec.children(), "imagePullSecrets").children()))
        .as("below what was found everything can be looked at")
        .containsExactly("name");
  }

  @Test
  void filtersLeaveWhatStandsInTheDocumentsWhatIsAnnotatedAndWhatIsOwn() {
    SchemaSource own =
        new OverlaidSource(
            BUILT_IN,
            Overlay.EMPTY.with(OwnRule.on(ARGS).with(Annotation.PATCH_STRATEGY, "merge")));
    SchemaTree tree = tree(DEPLOYMENT, own);
    List<SchemaNode> inDocuments = tree.roots(new SchemaFilter(true, false, false, ""));
    assertThat(labels(inDocuments)).containsExactly("apiVersion", "kind", "metadata", "spec");
    assertThat(labels(child(inDocuments, "metadata").children()))
        .containsExactly("labels{}", "name");
    assertThat(labels(child(child(inDocuments, "metadata").children(), "labels").children()))
        .as("keys of a map are no fields")
        .isEmpty();
    assertThat(open(tree.roots(new SchemaFilter(true, true, false, ""))))
        .contains("spec.template.spec.containers.ports")
        .doesNotContain("spec.template.spec.containers.name", "spec.template.spec.volumes");
    assertThat(open(tree.roots(new SchemaFilter(false, false, true, ""))))
        .contains("spec.template.spec.containers.args", "spec.template.spec.initContainers.args")
        .doesNotContain("metadata", "spec.strategy");
    SchemaRow args = tree.row(way("spec.template.spec.containers.args")).orElseThrow();
    assertThat(args.ruleFrom()).isEqualTo("own, instead of —");
    assertThat(args.isOwn(Annotation.PATCH_STRATEGY)).isTrue();
    assertThat(args.isOwn(Annotation.LIST_TYPE)).isFalse();
  }

  private static List<String> way(String text) {
    return List.of(text.split("\\."));
  }

  @Test
  void fieldsOfDocumentsAndWaysThroughTheSchemaLeadToEachOther() {
    SchemaTree tree = tree(DEPLOYMENT);
    FieldPath args = FieldPath.parse("spec.template.spec.containers[name=web].args");
    assertThat(tree.wayOf(args)).isEqualTo(way("spec.template.spec.containers.args"));
    assertThat(tree.wayOf(args.index(0))).isEqualTo(way("spec.template.spec.containers.args"));
    assertThat(tree.wayOf(FieldPath.of("metadata", "labels", "app")))
        .isEqualTo(way("metadata.labels"));
    assertThat(tree.fieldOf(way("spec.template.spec.containers.args"), Optional.empty()))
        .contains(args);
    FieldPath second = FieldPath.parse("spec.template.spec.containers[name=side].name");
    assertThat(tree.fieldOf(way("spec.template.spec.containers.name"), Optional.of(second)))
        .as("the selected one of several")
        .contains(second);
    assertThat(tree.fieldOf(way("spec.replicas"), Optional.of(args))).isEmpty();
  }

  @Test
  void keysToChooseAreTheItemsOwnScalarFieldsWithWhatTheyTellApart() {
    SchemaTree tree = tree(DEPLOYMENT);
    SchemaRow ports = tree.row(way("spec.template.spec.containers.ports")).orElseThrow();
    List<KeyChoice> choices = tree.keyChoices(ports);
    assertThat(choices)
        .extracting(KeyChoice::key)
        .containsExactly("containerPort", "hostIP", "hostPort", "name", "protocol");
    KeyChoice port = choices.getFirst();
    assertThat(port.isGood()).isFalse();
    assertThat(port.items()).isEqualTo(3);
    assertThat(port.without())
        .extracting(FieldPath::toString)
        .containsExactly("spec.template.spec.containers[name=web].ports[2]");
    assertThat(port.shared()).hasSize(1);
    assertThat(port.sentence()).contains("1 of 3 items lacks it", "shares its value");
    assertThat(tree.keyChoices(tree.row(way("spec.template.spec.containers.args")).orElseThrow()))
        .as("items are texts")
        .isEmpty();
  }

  @Test
  void aCustomResourceWithoutAnySchemaShowsWhatItsObjectsHold() {
    SchemaTree tree =
        tree("apiVersion: a.b/v1\nkind: Thing\nspec: {list: [{name: x, n: 1}, {name: y}]}");
    SchemaRow list = tree.row(way("spec.list")).orElseThrow();
    assertThat(list.isDeclared()).isFalse();
    assertThat(labels(child(tree.roots(SchemaFilter.ALL), "spec").children()))
        .containsExactly("list");
    assertThat(tree.wayOf(FieldPath.parse("spec.list[0].name"))).isEqualTo(way("spec.list.name"));
  }
}
