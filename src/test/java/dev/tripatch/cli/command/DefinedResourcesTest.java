package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Custom resources whose definition is at hand: what is stored, and what is merged by keys. */
class DefinedResourcesTest {
  private static final String BATCHES =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: batches.jobs.example.org}
      spec:
        group: jobs.example.org
        names: {kind: Batch, plural: batches}
        scope: Namespaced
        versions:
        - name: v1
          served: true
          storage: true
          schema:
            openAPIV3Schema:
              type: object
              properties:
                spec:
                  type: object
                  required: [retries]
                  properties:
                    target: {type: string}
                    retries: {type: integer, default: 3}
                    note: {type: string, nullable: true, default: none}
                    free: {type: object, x-kubernetes-preserve-unknown-fields: true}
                    template:
                      type: object
                      x-kubernetes-embedded-resource: true
                      properties: {data: {type: object, additionalProperties: {type: string}}}
                    limits:
                      type: object
                      additionalProperties:
                        type: object
                        properties: {unit: {type: string, default: MB}}
                    ports:
                      type: object
                      additionalProperties:
                        type: array
                        x-kubernetes-list-type: map
                        x-kubernetes-list-map-keys: [id]
                        items:
                          type: object
                          required: [id]
                          properties: {id: {type: string}, v: {type: string}}
                    steps:
                      type: array
                      x-kubernetes-list-type: map
                      x-kubernetes-list-map-keys: [name, stage]
                      items:
                        type: object
                        required: [name]
                        properties:
                          name: {type: string}
                          stage: {type: string, default: main}
                          cmd: {type: string}
      """;

  private static final String HEAD =
      "apiVersion: jobs.example.org/v1\nkind: Batch\nmetadata: {name: nightly, namespace: ops}\n";

  private static final String OWNED =
      """
      apiVersion: jobs.example.org/v1
      kind: Batch
      metadata:
        name: nightly
        namespace: ops
        managedFields:
        - manager: batch-operator
          operation: Apply
          apiVersion: jobs.example.org/v1
          fieldsV1:
            f:spec:
              f:ports:
                f:x: {'k:{"id":"a"}': {".": {}, f:id: {}, f:v: {}}}
              f:steps:
                'k:{"name":"load","stage":"main"}': {".": {}, f:name: {}, f:stage: {}, f:cmd: {}}
      spec:
        ports: {x: [{id: a, v: "1"}]}
        steps:
        - {name: load, stage: main, cmd: old}
      """;

  @TempDir Path folder;
  private Shell shell = new Shell(Path.of(""));
  private String crd = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    crd = shell.file("crd.yaml", BATCHES);
  }

  private Shell.Answer serverSide(String spec) throws IOException {
    String local = shell.file("local.yaml", HEAD + spec);
    String live = shell.file("live.yaml", OWNED);
    return shell.run("server-side", "--local", local, "--live", live, "--schema", crd);
  }

  @Test
  void isStoredByItsDefinition() throws IOException {
    String local =
        shell.file(
            "local.yaml",
            HEAD
                + "spec:\n  typo: 1\n  free: {any: {thing: 1}}\n"
                + "  template: {apiVersion: v1, kind: ConfigMap, metadata: {name: x}, odd: 1}\n"
                + "  limits: {disk: {}}\n  steps:\n  - {name: load}\n");
    Shell.Answer stored = shell.run("apply", "--as-stored", "--local", local, "--schema", crd);
    assertThat(stored.out())
        .contains(
            """
            spec:
              free:
                any:
                  thing: 1
              template:
                apiVersion: v1
                kind: ConfigMap
                metadata:
                  name: x
              limits:
                disk:
                  unit: MB
              steps:
              - name: load
                stage: main
              note: none
              retries: 3
            """);
    assertThat(stored.err())
        .contains("spec.retries: The server fills in the definition's default, 3.")
        .contains("spec.limits.disk.unit: The server fills in the definition's default, MB.")
        .contains("spec.steps[0].stage: The server fills in the definition's default, main.")
        .contains("spec.typo: The server drops the field: the definition does not have it.")
        .contains("spec.template.odd: The server drops the field: the definition does not have it.")
        .doesNotContain("unknown");
  }

  /** Whoever gives a schema means that one. */
  @Test
  void theDefinitionMayLieBesideOrBelow() throws IOException {
    shell.file("local.yaml", HEAD + "spec: {target: lake}\n");
    String[] words = {"apply", "--as-stored", "-f", folder.toString()};
    assertThat(shell.run(words).out()).contains("retries: 3").doesNotContain("are unknown");
    String other = shell.file("other.yml.txt", BATCHES.replace("default: 3", "default: 5"));
    assertThat(shell.run("apply", "--as-stored", "-f", folder.toString(), "--schema", other).out())
        .contains("retries: 5");
    Path below = Files.createDirectory(folder.resolve("crds"));
    Files.move(Path.of(crd), below.resolve("crd.yaml"));
    assertThat(shell.run(words).out()).contains("the defaults of Batch are unknown");
    assertThat(shell.run("apply", "--as-stored", "-R", "-f", folder.toString()).out())
        .contains("retries: 3");
  }

  /** kubernetes#91395: the server fills in the key before it compares. */
  @Test
  void aKeyOfAListMayHaveADefault() throws IOException {
    assertThat(serverSide("spec:\n  steps:\n  - {name: load, cmd: new}\n").out())
        .contains(
            "Apply failed with 1 conflict: conflict with \"batch-operator\":"
                + " .spec.steps[name=\"load\",stage=\"main\"].cmd");
    Shell.Answer twins =
        serverSide("spec:\n  steps:\n  - {name: load, cmd: l}\n  - {name: load, stage: main}\n");
    assertThat(twins.exitCode()).isEqualTo(1);
    assertThat(twins.err())
        .contains(".spec.steps: duplicate entries for key [name=\"load\",stage=\"main\"]");
    shell.file("local.yaml", HEAD + "spec:\n  steps:\n  - {name: load, cmd: new}\n");
    String tried =
        shell
            .run(
                "schema",
                "try",
                "spec.steps",
                "--local",
                folder.resolve("local.yaml").toString(),
                "--live",
                folder.resolve("live.yaml").toString(),
                "--schema",
                crd)
            .out();
    assertThat(tried).contains("unless cmd is required").doesNotContain("unless stage");
  }

  @Test
  void listsInMapsAreMergedByTheirKeys() throws IOException {
    Shell.Answer merged = serverSide("spec: {ports: {x: [{id: b, v: \"2\"}]}}\n");
    assertThat(merged.out())
        .doesNotContain("conflict with")
        .containsPattern("spec.ports.x\\[1\\].v +added +— +2");
    assertThat(serverSide("spec: {ports: {x: [{id: a, v: \"2\"}]}}\n").out())
        .contains("conflict with \"batch-operator\": .spec.ports.x[id=\"a\"].v");
    String exported = shell.run("schema", "export", "--as", "crd", "--schema", crd).out();
    assertThat(exported)
        .contains(
            """
                          ports:
                            additionalProperties:
                              x-kubernetes-list-type: map
                              x-kubernetes-list-map-keys:
                              - id
            """
                .indent(0));
    assertThat(shell.run("schema", "export", "--as", "kustomize", "--schema", crd).out())
        .contains("\"additionalProperties\": {\n                \"type\": \"array\"");
  }
}
