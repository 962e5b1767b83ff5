package dev.tripatch.serverside;

import static dev.tripatch.patch.Snippets.yaml;
import static dev.tripatch.serverside.Cases.apply;
import static dev.tripatch.serverside.Cases.deployment;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.path.FieldPath;
import dev.tripatch.serverside.ServerSideOutcome.Refused;
import dev.tripatch.value.MapValue;
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
          {template: {spec: {containers: [{image: i}, {image: j}]}}} | .spec.template.spec.containers: duplicate entries for key [name=""]
          {template: {spec: {containers: [web]}}} | .spec.template.spec.containers: element 0: associative list with keys may not have non-map elements
          {template: {spec: {containers: [{name: a}, {name: a}]}}} | .spec.template.spec.containers: duplicate entries for key [name="a"]
          {template: {spec: {containers: [{name: a, ports: [{containerPort: 1}, {containerPort: 1, protocol: TCP}]}]}}} | .spec.template.spec.containers[name="a"].ports: duplicate entries for key [containerPort=1,protocol="TCP"]
          {template: {metadata: {finalizers: [a, a]}}} | .spec.template.metadata.finalizers: duplicate entries for key [="a"]
          {template: {spec: {tolerations: [{key: a, effct: b}]}}} | .spec.template.spec.tolerations[0].effct: field not declared in schema
          """)
  void localDoesNotFitItsSchema(String spec, String words) {
    Refused refused = (Refused) apply(deployment(spec), deployment("{}"));
    assertThat(refused.words()).isEqualTo(TYPED + words);
    assertThat(refused.causes()).singleElement().extracting("words").isEqualTo(words);
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
                + " 0: associative list with keys has an element that omits key field \"name\""
                + " (and doesn't have default value)");
  }

  @Test
  void localMayNotHaveManagedFields() {
    MapValue local = yaml("{apiVersion: v1, kind: Pod, metadata: {name: p, managedFields: []}}");
    Refused refused = (Refused) apply(local, local);
    assertThat(refused.words()).isEqualTo("metadata.managedFields must be nil");
    assertThat(refused.remedy()).startsWith("Take metadata.managedFields out of local");
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
