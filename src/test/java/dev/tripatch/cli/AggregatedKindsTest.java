package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which patch a kind takes that Kubernetes itself does not have: as its server says. */
class AggregatedKindsTest {
  private static final String CONFIG =
      """
      apiVersion: apps.openshift.io/v1
      kind: DeploymentConfig
      metadata: {name: fuse, namespace: t}
      spec:
        template:
          spec:
            containers:
            - name: fuse
              image: f:%d
              env: [{name: A, value: "1"}%s]
      """;
  private static final String DEFINITION =
      """
      "DeploymentConfig": {"type": "object", "properties": {
        "metadata": {"$ref": "#/definitions/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta"},
        "spec": {"type": "object", "properties":
        {"template": {"$ref": "#/definitions/io.k8s.api.core.v1.PodTemplateSpec"}}}},
        "x-kubernetes-group-version-kind": [%s]}
      """;
  private static final String KIND =
      "{\"group\": \"apps.openshift.io\", \"kind\": \"DeploymentConfig\", \"version\": \"v1\"}";
  private static final String STRATEGIC = "application/strategic-merge-patch+json";
  private static final String MERGE = "application/merge-patch+json";

  @TempDir Path folder;

  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", CONFIG.formatted(2, ""));
    live = shell.file("live.yaml", CONFIG.formatted(1, ", {name: INJECTED, value: x}"));
  }

  private String v2(String... types) throws IOException {
    return openApi(
        "{\"swagger\": \"2.0\", \"paths\": {\"/x/{name}\": {\"patch\": {\"consumes\": [\""
            + String.join("\", \"", types)
            + "\"], \"x-kubernetes-group-version-kind\": "
            + KIND
            + "}}}, \"definitions\": {"
            + DEFINITION.formatted(KIND)
            + "}}");
  }

  private String v3(String type) throws IOException {
    return openApi(
        "{\"openapi\": \"3.0.0\", \"paths\": {\"/x/{name}\": {\"get\": {}, \"patch\":"
            + " {\"requestBody\": {\"content\": {\""
            + type
            + "\": {}}}, \"x-kubernetes-group-version-kind\": "
            + KIND
            + "}}}, \"components\": {\"schemas\": {"
            + DEFINITION.formatted(KIND).replace("#/definitions/", "#/components/schemas/")
            + "}}}");
  }

  private String openApi(String text) throws IOException {
    return shell.file("openapi" + text.hashCode() + ".json", text);
  }

  private Shell.Answer patch(String... more) {
    String words = "patch --local " + local + " --live " + live + " " + String.join(" ", more);
    return shell.run(words.strip().split(" "));
  }

  @Test
  void theOperationPatchOfOpenApiDecides() throws IOException {
    for (String schema : new String[] {v2(MERGE, STRATEGIC), v3(STRATEGIC)}) {
      Shell.Answer answer = patch("--schema", schema);
      assertThat(answer.out()).contains("$setElementOrder/env").doesNotContain("INJECTED");
      assertThat(answer.err()).contains(STRATEGIC);
    }
  }

  @Test
  void whatTakesOnlyMergePatchesIsACustomResource() throws IOException {
    for (String schema : new String[] {v2(MERGE), v3(MERGE)}) {
      Shell.Answer answer = patch("--schema", schema);
      assertThat(answer.out()).doesNotContain("$setElementOrder");
      assertThat(answer.err()).contains("is a custom resource", MERGE);
    }
  }

  /** Where the file has definitions alone, as kustomize's has. */
  @Test
  void withoutOperationsTheGroupDecides() throws IOException {
    String schema = openApi("{\"definitions\": {" + DEFINITION.formatted(KIND) + "}}");
    assertThat(patch("--schema", schema).err()).contains(MERGE);
  }

  /** kubectl then follows the types that it has itself. */
  @Test
  void aBuiltInKindKeepsItsStrategicPatch() throws IOException {
    String deployment =
        KIND.replace("apps.openshift.io", "apps").replace("DeploymentConfig", "Deployment");
    String schema =
        openApi(
            "{\"paths\": {\"/x\": {\"patch\": {\"consumes\": [\"application/json-patch+json\"],"
                + " \"x-kubernetes-group-version-kind\": "
                + deployment
                + "}}}, \"definitions\": {"
                + DEFINITION.formatted(deployment)
                + "}}");
    local =
        shell.file(
            "d1.yaml",
            CONFIG
                .formatted(2, "")
                .replace("apps.openshift.io", "apps")
                .replace("DeploymentConfig", "Deployment"));
    live =
        shell.file(
            "d2.yaml",
            CONFIG
                .formatted(1, "")
                .replace("apps.openshift.io", "apps")
                .replace("DeploymentConfig", "Deployment"));
    Shell.Answer answer = patch("--schema", schema);
    assertThat(answer.out()).contains("$setElementOrder/containers");
    assertThat(answer.err()).contains(STRATEGIC);
  }

  @ParameterizedTest
  @ValueSource(strings = {"apps.openshift.io", "route.openshift.io"})
  void withoutAnySchemaOfOpenShiftsServersThatIsSaid(String group) throws IOException {
    local = shell.file("local.yaml", CONFIG.formatted(2, "").replace("apps.openshift.io", group));
    live = shell.file("live.yaml", CONFIG.formatted(1, "").replace("apps.openshift.io", group));
    assertThat(patch().err())
        .contains(group + " is an API of OpenShift", "kubectl get --raw /openapi/v2");
  }

  @Test
  void customResourcesOfOpenShiftAreCustomResources() throws IOException {
    local = shell.file("local.yaml", CONFIG.formatted(2, "").replace("apps.open", "config.open"));
    live = shell.file("live.yaml", CONFIG.formatted(1, "").replace("apps.open", "config.open"));
    assertThat(patch().err()).contains("is probably a custom resource");
  }
}
