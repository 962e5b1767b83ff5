package dev.tripatch.cluster.apply;

import static dev.tripatch.cluster.apply.Cases.apply;
import static dev.tripatch.cluster.apply.Cases.deployment;
import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.apply.ServerSideOutcome.Refused;
import dev.tripatch.cluster.apply.ServerSideOutcome.Unknown;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.ComparisonMode;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the server does not take at all, in its words. */
class RefusedTest {
  private static final String TYPED =
      "failed to create typed patch object (default/web; apps/v1, Kind=Deployment): ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {replica: 1} | .spec.replica: field not declared in schema
          {Replicas: 1} | .spec.Replicas: field not declared in schema
          {replicas: "1"} | .spec.replicas: expected numeric (int or float), got string
          {paused: "yes"} | .spec.paused: expected boolean, got &{yes}
          {strategy: Recreate} | .spec.strategy: expected map, got &{Recreate}
          {template: {spec: {containers: {a: b}}}} | .spec.template.spec.containers: expected list, got &{map[a:b]}
          {template: {metadata: {labels: {a: 1}}}} | .spec.template.metadata.labels.a: expected string, got &value.valueUnstructured{Value:1}
          {template: {metadata: {labels: {a: {b: [1, "2", null]}}}}} | .spec.template.metadata.labels.a: expected string, got &value.valueUnstructured{Value:map[string]interface {}{"b":[]interface {}{1, "2", interface {}(nil)}}}
          {template: {spec: {containers: [{image: i}, {image: j}]}}} | .spec.template.spec.containers: duplicate entries for key [name=""]
          {template: {spec: {containers: [web]}}} | .spec.template.spec.containers: element 0: associative list with keys may not have non-map elements
          {template: {spec: {containers: [{name: a}, {name: a}]}}} | .spec.template.spec.containers: duplicate entries for key [name="a"]
          {template: {spec: {containers: [{name: a, ports: [{containerPort: 1}, {containerPort: 1, protocol: TCP}]}]}}} | .spec.template.spec.containers[name="a"].ports: duplicate entries for key [containerPort=1,protocol="TCP"]
          {template: {metadata: {managedFields: [{fieldsV1: true}]}}} | .spec.template.metadata.managedFields[0].fieldsV1: expected map, got &{true}
          {template: {metadata: {managedFields: [{time: {}}]}}} | .spec.template.metadata.managedFields[0].time: expected any scalar, got &{map[]}
          {template: {metadata: {creationTimestamp: [a]}}} | .spec.template.metadata.creationTimestamp: expected any scalar, got &{[a]}
          {strategy: {rollingUpdate: {maxSurge: {}}}} | .spec.strategy.rollingUpdate.maxSurge: expected any scalar, got &{map[]}
          {template: {spec: {volumes: [{name: v, emptyDir: {sizeLimit: [1]}}]}}} | .spec.template.spec.volumes[name="v"].emptyDir.sizeLimit: expected any scalar, got &{[1]}
          {template: {metadata: {finalizers: [a, a]}}} | .spec.template.metadata.finalizers: duplicate entries for key [="a"]
          {template: {spec: {tolerations: [{key: a, effct: b}]}}} | .spec.template.spec.tolerations[0].effct: field not declared in schema
          """)
  void localDoesNotFitItsSchema(String spec, String words) {
    Refused refused = (Refused) apply(deployment(spec), deployment("{}"));
    assertThat(refused.words()).isEqualTo(TYPED + words);
    assertThat(refused.causes()).singleElement().extracting("words").isEqualTo(words);
  }

  /** Also where kubectl's own annotation would take the place of what local has there. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = "20 | &{20}\n [] | &{[]}\n true | &{true}")
  void annotationsThatAreNoMap(String annotations, String printed) {
    MapValue local =
        yaml(
            "{apiVersion: apps/v1, kind: Deployment, metadata: {name: web, namespace: default,"
                + " annotations: %s}}".formatted(annotations));
    for (ComparisonMode mode : List.of(ComparisonMode.DOCUMENTS, ComparisonMode.KUBECTL_APPLY)) {
      assertThat(((Refused) applyInMode(local, deployment("{}"), mode)).words())
          .isEqualTo(TYPED + ".metadata.annotations: expected map, got " + printed);
    }
  }

  /** Its fields and types may be others; items are told apart and metadata is checked as ever. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {schedule: 1, other: {a: [1]}, jobTemplate: x} |
          {jobTemplate: {metadata: {labels: []}}} |
          {jobTemplate: {spec: {template: {spec: {containers: [{name: a}, {name: a}]}}}}} | .spec.jobTemplate.spec.template.spec.containers: duplicate entries for key [name="a"]
          """)
  void ofAVersionThatIsNotKnown(String spec, @Nullable String words) {
    MapValue local =
        yaml("{apiVersion: batch/v1beta1, kind: CronJob, metadata: {name: c}, spec: " + spec + "}");
    MapValue live = yaml("{apiVersion: batch/v1beta1, kind: CronJob, metadata: {name: c}}");
    ServerSideOutcome outcome = apply(local, live);
    assertThat(outcome instanceof Refused refused ? refused.causes() : List.of())
        .extracting("words")
        .isEqualTo(Stream.ofNullable(words).toList());
    assertThat(outcome.unknowns())
        .filteredOn(unknown -> unknown.kind() == Unknown.Kind.CUSTOM_SCHEMA)
        .singleElement()
        .satisfies(unknown -> assertThat(unknown.sentence()).contains("come from batch/v1."));
    MapValue odd = local.toBuilder().put("metadata", yaml("{name: c, labels: []}")).build();
    assertThat(apply(odd, live)).isInstanceOf(Refused.class);
  }

  private static ServerSideOutcome applyInMode(MapValue local, MapValue live, ComparisonMode mode) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(),
            YamlWriter.render("local", local),
            Optional.of(YamlWriter.render("live", live)));
    Compared.Done done =
        (Compared.Done)
            new Workbench(new BundledCatalog()).compareForServerSide(sources, Optional.of(mode));
    ThreeWayInputs inputs =
        switch (done.outcome()) {
          case ThreeWayOutcome.Computed computed -> computed.inputs();
          case ThreeWayOutcome.Refused refused -> refused.inputs();
        };
    return apply(inputs.localAsWritten(), live);
  }

  @Test
  void severalMistakesAreListed() {
    Refused refused = (Refused) apply(deployment("{replica: 1, pause: true}"), deployment("{}"));
    assertThat(refused.words())
        .isEqualTo(
            TYPED
                + """
                errors:
                  .spec.replica: field not declared in schema
                  .spec.pause: field not declared in schema\
                """);
    assertThat(refused.causes())
        .extracting("path")
        .containsExactly(FieldPath.of("spec", "replica"), FieldPath.of("spec", "pause"));
  }

  /** The server looks no further in that list. */
  @Test
  void aKeyWithoutDefaultMayNotBeLeftOut() {
    MapValue local =
        yaml(
            "{apiVersion: v1, kind: ServiceAccount, metadata: {name: s}, secrets: [{kind: a},"
                + " {}]}");
    Refused refused = (Refused) apply(local, local);
    assertThat(refused.words())
        .isEqualTo(
            "failed to create typed patch object (/s; /v1, Kind=ServiceAccount): .secrets: element"
                + " 0: associative list with keys has an element that omits all key fields"
                + " [\"name\"] (and doesn't have default values for any key fields)");
  }

  @Test
  void oneOfSeveralKeysMayBeLeftOut() {
    MapValue local =
        yaml(
            "{apiVersion: resource.k8s.io/v1, kind: ResourceClaim, metadata: {name: c}, status:"
                + " {devices: [{driver: d, device: x, pool: p}]}}");
    assertThat(apply(local, local)).isInstanceOf(ServerSideOutcome.Applied.class);
  }

  @Test
  void localMayNotHaveManagedFields() {
    MapValue local = yaml("{apiVersion: v1, kind: Pod, metadata: {name: p, managedFields: []}}");
    Refused refused = (Refused) apply(local, local);
    assertThat(refused.words()).isEqualTo("metadata.managedFields must be nil");
    assertThat(refused.remedy()).startsWith("Remove metadata.managedFields from local");
  }

  @Test
  void quantitiesAndPortsMayBeNumbersOrText() {
    MapValue local =
        deployment(
            "{template: {spec: {containers: [{name: a, resources: {limits: {cpu: 1, memory: 1Gi}},"
                + " livenessProbe: {httpGet: {port: 80}}}]}}}");
    assertThat(apply(local, deployment("{}"))).isInstanceOf(ServerSideOutcome.Applied.class);
  }
}
