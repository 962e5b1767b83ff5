package dev.tripatch.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.PatchStrategy;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BundledCatalogTest {

  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final String NEWEST = BundledReleases.versions().getFirst();

  /** Columns: the kind, the field, strategies, merge key, list type, list map keys, map type. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          apps/v1/Deployment | spec.strategy | retainKeys | - | - | - | -
          apps/v1/Deployment | spec.replicas | - | - | - | - | -
          apps/v1/Deployment | spec.selector | - | - | - | - | -
          apps/v1/Deployment | spec.template.spec.containers | merge | name | map | name | -
          apps/v1/Deployment | spec.template.spec.initContainers | merge | name | map | name | -
          apps/v1/Deployment | spec.template.spec.containers.ports | merge | containerPort | map | containerPort,protocol | -
          apps/v1/Deployment | spec.template.spec.containers.env | merge | name | map | name | -
          apps/v1/Deployment | spec.template.spec.containers.envFrom | - | - | atomic | - | -
          apps/v1/Deployment | spec.template.spec.containers.args | - | - | atomic | - | -
          apps/v1/Deployment | spec.template.spec.containers.volumeMounts | merge | mountPath | map | mountPath | -
          apps/v1/Deployment | spec.template.spec.volumes | merge,retainKeys | name | map | name | -
          apps/v1/Deployment | spec.template.spec.tolerations | - | - | atomic | - | -
          apps/v1/Deployment | spec.template.spec.imagePullSecrets | merge | name | map | name | -
          apps/v1/Deployment | spec.template.spec.hostAliases | merge | ip | map | ip | -
          apps/v1/Deployment | spec.template.spec.nodeSelector | - | - | - | - | atomic
          apps/v1/Deployment | spec.template.spec.topologySpreadConstraints | merge | topologyKey | map | topologyKey,whenUnsatisfiable | -
          apps/v1/Deployment | metadata.finalizers | merge | - | set | - | -
          apps/v1/Deployment | metadata.ownerReferences | merge | uid | map | uid | -
          apps/v1/Deployment | metadata.managedFields | - | - | atomic | - | -
          batch/v1/CronJob | spec.jobTemplate.spec.template.spec.ephemeralContainers.ports | merge | containerPort | map | containerPort,protocol | -
          policy/v1/PodDisruptionBudget | spec.selector | replace | - | - | - | -
          v1/Service | spec.ports | merge | port | map | port,protocol | -
          v1/Service | spec.selector | - | - | - | - | atomic
          v1/ServiceAccount | secrets | merge | name | map | name | -
          v1/ServiceAccount | imagePullSecrets | - | - | atomic | - | -
          v1/Node | spec.podCIDRs | merge | - | set | - | -
          v1/Node | status.addresses | merge | type | map | type | -
          v1/Pod | status.podIPs | merge | ip | map | ip | -
          v1/PersistentVolume | spec.claimRef | - | - | - | - | granular
          admissionregistration.k8s.io/v1/ValidatingWebhookConfiguration | webhooks | merge | name | map | name | -
          """)
  void wellKnownFields(
      String kind,
      String path,
      String strategies,
      String mergeKey,
      String listType,
      String listMapKeys,
      String mapType) {
    FieldRule rule = rule(kind, path);
    assertThat(rule.strategies())
        .extracting(PatchStrategy::word)
        .containsExactlyElementsOf(words(strategies));
    assertThat(rule.mergeKey().stream().toList()).isEqualTo(words(mergeKey));
    assertThat(rule.listType().stream().toList()).isEqualTo(words(listType));
    assertThat(rule.listMapKeys()).isEqualTo(words(listMapKeys));
    assertThat(rule.mapType().stream().toList()).isEqualTo(words(mapType));
  }

  @ParameterizedTest
  @CsvSource({
    "apps/v1/Deployment, spec.strategy, DeploymentSpec.strategy",
    "v1/Pod, metadata.finalizers, ObjectMeta.finalizers"
  })
  void everyRuleSaysWhereItComesFrom(String kind, String path, String field) {
    assertThat(rule(kind, path).provenance()).isEqualTo(field + " · Kubernetes " + NEWEST);
  }

  @ParameterizedTest
  @CsvSource({
    "v1/ConfigMap, metadata.labels, 'MapOf[values=Primitive[name=string, format=Optional.empty,"
        + " values=[]]]'",
    "v1/Secret, data, 'MapOf[values=Primitive[name=string, format=Optional[byte], values=[]]]'",
    "v1/Pod, spec.containers.resources.limits,"
        + " 'MapOf[values=Primitive[name=Quantity, format=Optional.empty, values=[]]]'",
    "v1/Service, spec.ports.targetPort,"
        + " 'Primitive[name=IntOrString, format=Optional[int-or-string], values=[]]'",
    "v1/Service, spec.ports.port, 'Primitive[name=integer, format=Optional[int32], values=[]]'",
    "v1/Pod, metadata.creationTimestamp, 'Primitive[name=Time, format=Optional[date-time],"
        + " values=[]]'",
    "v1/Pod, metadata.managedFields.fieldsV1, 'Primitive[name=FieldsV1, format=Optional.empty,"
        + " values=[]]'",
    "apps/v1/ControllerRevision, data, 'Primitive[name=RawExtension, format=Optional.empty,"
        + " values=[]]'",
    "coordination.k8s.io/v1/Lease, spec.renewTime,"
        + " 'Primitive[name=MicroTime, format=Optional[date-time], values=[]]'",
    "apiextensions.k8s.io/v1/CustomResourceDefinition,"
        + " spec.versions.schema.openAPIV3Schema.default, 'Primitive[name=JSON,"
        + " format=Optional.empty, values=[]]'",
    "v1/Pod, spec, PodSpec",
    "v1/Pod, spec.containers, ListOf[items=Container]"
  })
  void types(String kind, String path, String type) {
    assertThat(rule(kind, path).type()).hasToString(type);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "admissionregistration.k8s.io/v1/ValidatingWebhookConfiguration",
        "apps/v1/DaemonSet",
        "apps/v1/Deployment",
        "apps/v1/StatefulSet",
        "autoscaling/v2/HorizontalPodAutoscaler",
        "batch/v1/CronJob",
        "batch/v1/Job",
        "networking.k8s.io/v1/Ingress",
        "networking.k8s.io/v1/NetworkPolicy",
        "policy/v1/PodDisruptionBudget",
        "rbac.authorization.k8s.io/v1/ClusterRole",
        "rbac.authorization.k8s.io/v1/RoleBinding",
        "v1/ConfigMap",
        "v1/Node",
        "v1/PersistentVolume",
        "v1/PersistentVolumeClaim",
        "v1/Pod",
        "v1/ReplicationController",
        "v1/Secret",
        "v1/Service",
        "v1/ServiceAccount"
      })
  void theKindsOfTheRecordedAnswersAreKnown(String kind) {
    assertThat(known(kind).source()).isEqualTo("Kubernetes " + NEWEST);
    assertThat(known(kind).schema().fieldNames()).contains("apiVersion", "kind", "metadata");
  }

  /** Kinds that are gone come from an older release. */
  @Test
  void everyKindComesFromTheNewestReleaseThatHasIt() {
    Map<KnownKind, String> expected = new HashMap<>();
    for (String version : BundledReleases.versions()) {
      String source = "Kubernetes " + version;
      for (KnownKind kind : BundledReleases.find(version).orElseThrow().kinds()) {
        assertThat(kind.source()).isEqualTo(source);
        expected.putIfAbsent(new KnownKind(kind.apiVersion(), kind.kind(), ""), source);
      }
    }
    assertThat(CATALOG.kinds())
        .hasSize(expected.size())
        .allSatisfy(
            kind ->
                assertThat(kind.source())
                    .isEqualTo(expected.get(new KnownKind(kind.apiVersion(), kind.kind(), ""))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          apps/v1beta1 | Deployment | Deployment is known in apps/v1, not in apps/v1beta1.
          extensions/v1beta1 | Ingress | extensions/v1beta1 has no built-in kind Ingress. Ingress is known in networking.k8s.io/v1.
          serving.knative.dev/v1 | Service | The API group serving.knative.dev is not built in; Service is probably a custom resource.
          """)
  void unknownKinds(String apiVersion, String kind, String reason) {
    assertThat(CATALOG.lookUp(apiVersion, kind)).isEqualTo(new SchemaAnswer.Unknown(reason));
  }

  @Test
  void fieldsAreFoundWhateverTheirCase() {
    ObjectSchema spec = (ObjectSchema) rule("apps/v1/Deployment", "spec").type();
    assertThat(spec.field("Replicas").map(FieldRule::name)).contains("replicas");
    assertThat(spec.field("unknownField")).isEmpty();
    assertThat(spec.field("$setElementOrder/replicas")).isEmpty();
  }

  @Test
  void typesResolveHoweverDeepTheyContainThemselves() {
    String deep = ".properties".repeat(50);
    FieldRule rule =
        rule(
            "apiextensions.k8s.io/v1/CustomResourceDefinition",
            "spec.versions.schema.openAPIV3Schema" + deep);
    assertThat(rule.type()).hasToString("MapOf[values=JSONSchemaProps]");
  }

  @Test
  void kindsAreListed() {
    assertThat(CATALOG.kinds())
        .contains(new KnownKind("apps/v1", "Deployment", "Kubernetes " + NEWEST))
        .allSatisfy(
            kind ->
                assertThat(CATALOG.lookUp(kind.apiVersion(), kind.kind()))
                    .isInstanceOf(SchemaAnswer.Known.class));
  }

  @Test
  void threadsThatComeFirstTogetherSeeTheSame() throws Exception {
    BundledCatalog fresh = new BundledCatalog();
    Callable<List<FieldRule>> walk = () -> walk(fresh, "v1/Pod", "spec.containers.env");
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (var answer : threads.invokeAll(Stream.generate(() -> walk).limit(64).toList())) {
        assertThat(answer.get()).isEqualTo(walk(fresh, "v1/Pod", "spec.containers.env"));
      }
    }
  }

  private static SchemaAnswer.Known known(String kind) {
    return known(CATALOG, kind);
  }

  private static SchemaAnswer.Known known(BundledCatalog catalog, String kind) {
    int slash = kind.lastIndexOf('/');
    return (SchemaAnswer.Known) catalog.lookUp(kind.substring(0, slash), kind.substring(slash + 1));
  }

  private static FieldRule rule(String kind, String path) {
    return walk(CATALOG, kind, path).getLast();
  }

  /** The rules on the way to a field, through lists and maps. */
  private static List<FieldRule> walk(BundledCatalog catalog, String kind, String path) {
    SchemaType type = known(catalog, kind).schema();
    List<FieldRule> rules = new ArrayList<>();
    for (String key : path.split("\\.", -1)) {
      rules.add(fields(type).field(key).orElseThrow());
      type = rules.getLast().type();
    }
    return rules;
  }

  private static ObjectSchema fields(SchemaType type) {
    return switch (type) {
      case ObjectSchema object -> object;
      case SchemaType.ListOf list -> fields(list.items());
      case SchemaType.MapOf map -> fields(map.values());
      case SchemaType.Primitive primitive -> throw new AssertionError(primitive + " has no fields");
    };
  }

  private static List<String> words(String column) {
    return column.equals("-") ? List.of() : List.of(column.split(",", -1));
  }
}
