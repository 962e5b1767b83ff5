package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of one object in several versions of its API. */
class VersionsTest {
  private static final String V1 =
      """
      apiVersion: autoscaling/v1
      kind: HorizontalPodAutoscaler
      metadata: {name: web, namespace: shop}
      spec:
        maxReplicas: 10
        scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
        targetCPUUtilizationPercentage: 80
      """;
  private static final String V2 =
      """
      apiVersion: autoscaling/v2
      kind: HorizontalPodAutoscaler
      metadata:
        name: web
        namespace: shop
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: |
            {"apiVersion":"autoscaling/v1","kind":"HorizontalPodAutoscaler","metadata":{"annotations":{},"name":"web","namespace":"shop"},"spec":{"maxReplicas":9,"scaleTargetRef":{"apiVersion":"apps/v1","kind":"Deployment","name":"web"},"targetCPUUtilizationPercentage":60}}
      spec:
        maxReplicas: 10
        scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
        metrics:
        - type: Resource
          resource: {name: cpu, target: {type: Utilization, averageUtilization: %d}}
      """;
  private static final String COMMAND =
      "kubectl get HorizontalPodAutoscaler.v1.autoscaling web -n shop -o yaml";

  @TempDir Path folder;

  private Shell shell = new Shell(Path.of(""));
  private String local = "";
  private String live = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    local = shell.file("local.yaml", V1);
    live = shell.file("live.yaml", V2.formatted(60));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "explain",
        "patch",
        "apply",
        "conflicts",
        "hazards",
        "dialects",
        "server-side",
        "report",
        "explain --no-overwrite"
      })
  void ofALiveFileInAnotherVersionNothingIsCalculated(String command) {
    Shell.Answer answer = run(command + " --local " + local + " --live " + live);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err())
        .contains("live.yaml:1:1: Live is in version autoscaling/v2, local in autoscaling/v1.")
        .contains(COMMAND, "--as-it-is");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void asItIsItIsComparedAndNobodyIsBlamed() {
    String words = " --as-it-is --local " + local + " --live " + live;
    Shell.Answer answer = run("explain" + words);
    assertThat(answer.out())
        .contains("+ added", "only live lacks it", "1 added")
        .doesNotContain("conflict", "drifted", "dropped it", "puts back");
    assertThat(answer.err())
        .contains(
            "several versions (autoscaling/v1, autoscaling/v2)", "nothing is called a conflict");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(run("conflicts" + words).out()).startsWith("No conflicts");
    assertThat(run("patch -o json" + words).out())
        .contains("\"targetCPUUtilizationPercentage\": 80");
    assertThat(run("explain --no-overwrite" + words).err()).contains("conflict");
  }

  /** It reads local as it always does. */
  @Test
  void kubectlDecodesLocalAsItIsToo() throws IOException {
    String odd =
        shell.file(
            "odd.yaml",
            "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a, labels: {tier: 1}}\n");
    String there =
        shell.file("there.yaml", "{apiVersion: v1, kind: ConfigMap, metadata: {name: a}}");
    Shell.Answer answer = run("patch --as-it-is --local " + odd + " --live " + there);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).contains("cannot unmarshal number into Go struct field");
    assertThat(answer.exitCode()).isEqualTo(2);
  }

  @Test
  void whereOnlyLastAppliedHasAnotherVersionThePatchIsKubectlsAndNobodyIsBlamed()
      throws IOException {
    String now =
        shell.file("v2.yaml", V2.formatted(70).replaceAll("(?s)  annotations:.*?\nspec", "spec"));
    Shell.Answer answer = run("explain -o json --local " + now + " --live " + live);
    assertThat(answer.out()).contains("spec.metrics").doesNotContain("\"conflict\": true");
    assertThat(answer.err()).contains("several versions (autoscaling/v1, autoscaling/v2)");
    Shell.Answer decided = run("decide --take-live --drifted --local " + now + " --live " + live);
    assertThat(decided.exitCode()).isZero();
    assertThat(Files.readString(Path.of(now))).contains("averageUtilization: 70");
  }

  @Test
  void inAFolderTheOthersAreCalculated() throws IOException {
    String map = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: m}\ndata: {a: %s}\n";
    Path manifests = Files.createDirectory(folder.resolve("manifests"));
    Files.writeString(manifests.resolve("hpa.yaml"), V1);
    Files.writeString(manifests.resolve("map.yaml"), map.formatted("new"));
    String all = shell.file("all.yaml", V2.formatted(60) + "---\n" + map.formatted("old"));
    Shell.Answer answer = run("explain -f " + manifests + " --live " + all);
    assertThat(answer.out())
        .containsPattern("HorizontalPodAutoscaler/web +other version")
        .contains("1 will change", "1 other version", "data.a");
    assertThat(answer.err()).contains(COMMAND);
    assertThat(answer.exitCode()).isEqualTo(2);
    Shell.Answer changes = run("changes -f " + manifests + " --live " + all);
    assertThat(changes.out()).contains("data.a", "1 field in 1 object");
    assertThat(changes.err()).contains(COMMAND);
    assertThat(changes.exitCode()).isEqualTo(2);
    assertThat(run("changes --as-it-is -f " + manifests + " --live " + all).exitCode())
        .isEqualTo(1);
  }

  @Test
  void helmHasNoObjectAsItIs() {
    String words = "explain --dialect helm --local " + local + " --live " + live;
    assertThat(run(words).err()).contains(COMMAND).doesNotContain("--as-it-is");
    assertThat(run(words + " --as-it-is").err()).contains("--as-it-is, or --dialect helm");
  }

  /** A name that needs quotes is not put into a command. */
  @Test
  void theCommandIsSafeToCopy() throws IOException {
    String odd = shell.file("odd.yaml", V1.replace("name: web,", "name: '$(rm x)',"));
    assertThat(
            run("explain --local "
                    + odd
                    + " --live "
                    + live
                    + " --object HorizontalPodAutoscaler/x")
                .err())
        .doesNotContain("kubectl get HorizontalPodAutoscaler.v1.autoscaling $(rm");
  }

  private Shell.Answer run(String words) {
    return shell.run(words.split(" "));
  }
}
