package dev.tripatch.engine.stored;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.BundledCatalog;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who owns what, from managedFields as servers write them. */
class ManagedFieldsTest {
  private static final SchemaAnswer DEPLOYMENT =
      new BundledCatalog().lookUp("apps/v1", "Deployment");
  private static final SchemaAnswer CUSTOM = new SchemaAnswer.Unknown("a custom resource");

  private static final Ownership WEB =
      ManagedFields.read(
          yaml(
              """
              metadata:
                labels: {app: web, team: a}
                finalizers: [x.io/one, x.io/two]
                managedFields:
                - manager: kubectl-client-side-apply
                  operation: Update
                  apiVersion: apps/v1
                  time: "2026-03-01T08:00:00Z"
                  fieldsType: FieldsV1
                  fieldsV1:
                    f:metadata:
                      f:labels: {".": {}, f:app: {}}
                    f:spec:
                      f:replicas: {}
                      f:selector: {}
                      f:template:
                        f:spec:
                          f:containers:
                            k:{"name":"web"}:
                              .: {}
                              f:image: {}
                              f:args: {}
                              f:ports:
                                k:{"containerPort":53,"protocol":"UDP"}: {.: {}, f:name: {}}
                - manager: kube-controller-manager
                  operation: Update
                  subresource: scale
                  time: "2026-03-02T09:30:00Z"
                  fieldsV1:
                    f:metadata: {f:finalizers: {.: {}, 'v:"x.io/two"': {}}}
                    f:spec: {f:replicas: {}}
              spec:
                replicas: 3
                selector: {matchLabels: {app: web}}
                template:
                  spec:
                    containers:
                    - {name: side, image: s}
                    - name: web
                      image: w
                      args: [a, b]
                      ports:
                      - {containerPort: 53, protocol: TCP, name: dns-tcp}
                      - {containerPort: 53, protocol: UDP, name: dns}
              """),
          DEPLOYMENT);

  /** The server names a port by the protocol that it has by default. */
  @Test
  void aPortThatNamesNoProtocolIsMeantByTheDefault() {
    Ownership ownership =
        ManagedFields.read(
            yaml(
                """
                metadata:
                  managedFields:
                  - manager: m
                    fieldsV1:
                      f:l: {'k:{"port":53,"protocol":"TCP"}': {f:x: {}}}
                l: [{port: 53, protocol: UDP}, {port: 53, x: y}]
                """),
            CUSTOM);
    assertThat(ownership.owners().getFirst().fields())
        .map(FieldPath::toString)
        .containsExactly("l[1].x");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          spec.replicas | spec.replicas | kubectl-client-side-apply kube-controller-manager
          spec.selector.matchLabels.app | spec.selector | kubectl-client-side-apply
          spec.template.spec.containers[name=web].image | spec.template.spec.containers[name=web].image | kubectl-client-side-apply
          spec.template.spec.containers[name=web].args[1] | spec.template.spec.containers[name=web].args | kubectl-client-side-apply
          spec.template.spec.containers[name=web] | spec.template.spec.containers[name=web] | kubectl-client-side-apply
          spec.template.spec.containers[name=side].image | spec.template.spec.containers[name=side].image | ''
          spec.template.spec.containers[name=web].ports[containerPort=53]#2.name | spec.template.spec.containers[name=web].ports[containerPort=53]#2.name | kubectl-client-side-apply
          spec.template.spec.containers[name=web].ports[containerPort=53].name | spec.template.spec.containers[name=web].ports[containerPort=53].name | ''
          metadata.finalizers[=x.io/two] | metadata.finalizers[=x.io/two] | kube-controller-manager
          metadata.labels.app | metadata.labels.app | kubectl-client-side-apply
          metadata.labels.team | metadata.labels.team | ''
          """)
  void owners(String field, String at, String managers) {
    Owned owned = WEB.of(FieldPath.parse(field));
    assertThat(owned.at()).isEqualTo(FieldPath.parse(at));
    assertThat(String.join(" ", owned.owners().stream().map(Owner::manager).toList()))
        .isEqualTo(managers);
  }

  @Test
  void anOwnerSaysHowAndSinceWhen() {
    assertThat(WEB.diagnostics()).isEmpty();
    Owner scaler = WEB.owners().getLast();
    assertThat(scaler.operation()).isEqualTo("Update");
    assertThat(scaler.subresource()).contains("scale");
    assertThat(scaler.time()).contains("2026-03-02T09:30:00Z");
    assertThat(WEB.owners().getFirst().subresource()).isEqualTo(Optional.empty());
  }

  @Test
  void itemsOfUnknownKindsAreNamedByPlace() {
    Ownership ownership =
        ManagedFields.read(
            yaml(
                """
                metadata:
                  managedFields:
                  - manager: m
                    fieldsV1:
                      f:spec: {f:l: {'k:{"id":2}': {f:x: {}}}, f:w: {'i:1': {}}, f:v: {'v:7': {}}}
                spec: {l: [{id: 1}, {id: 2, x: y}], w: [a, b], v: [7]}
                """),
            CUSTOM);
    assertThat(ownership.owners().getFirst().fields())
        .map(FieldPath::toString)
        .containsExactlyInAnyOrder("spec.l[1].x", "spec.w[1]", "spec.v[0]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          text | metadata.managedFields is not a list
          [text] | managedFields[0] is not a map
          [{operation: Update}] | managedFields[0] names no manager
          [{manager: m, fieldsType: FieldsV2}] | lists its fields as FieldsV2
          [{manager: m, fieldsV1: []}] | fieldsV1 is not a map
          [{manager: m, fieldsV1: {"f:spec": 1}}] | has something other than a map for spec
          [{manager: m, fieldsV1: {x: {}}}] | owns x in .
          [{manager: m, fieldsV1: {"": {}}}] | cannot read
          [{manager: m, fieldsV1: {"f:l": {"k:{broken": {}}}}] | owns k:{broken in l
          [{manager: m, fieldsV1: {"f:l": {"k:{}x": {}}}}] | owns k:{}x in l
          [{manager: m, fieldsV1: {"f:l": {"i:1": {}}}}] | owns i:1 in l
          [{manager: m, fieldsV1: {"f:l": {"v:2": {}}}}] | owns v:2 in l
          """)
  void whatCannotBeReadIsSaid(String managedFields, String words) {
    Ownership ownership =
        ManagedFields.read(
            yaml("{l: [1], metadata: {managedFields: " + managedFields + "}}"), CUSTOM);
    assertThat(ownership.diagnostics()).singleElement().asString().contains(words);
  }

  @Test
  void withoutManagedFieldsNobodyOwnsAnything() {
    Ownership none = ManagedFields.read(yaml("{metadata: {name: a}}"), CUSTOM);
    assertThat(none.isEmpty()).isTrue();
    assertThat(none.of(FieldPath.of("metadata", "name")).owners()).isEmpty();
  }
}
