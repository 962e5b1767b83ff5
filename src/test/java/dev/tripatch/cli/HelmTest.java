package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --dialect helm}. The two patches are those that Helm 3.17 and 4.1 really sent. */
class HelmTest {
  private static final String OWN =
      """
        namespace: shop
        labels: {app.kubernetes.io/managed-by: Helm}
        annotations: {meta.helm.sh/release-name: web, meta.helm.sh/release-namespace: shop}
      """;

  @TempDir Path folder;

  private Shell shell = new Shell(Path.of(""));
  private String oldWidget = "";
  private String newWidget = "";
  private String liveWidget = "";

  @BeforeEach
  void files() throws IOException {
    shell = new Shell(folder);
    String start = "apiVersion: example.org/v1\nkind: Widget\nmetadata:\n  name: w\n";
    oldWidget = shell.file("old.yaml", start + "spec: {colour: red, size: 1}\n");
    newWidget = shell.file("new.yaml", start + "spec: {colour: red, size: 2}\n");
    liveWidget = shell.file("live.yaml", start + OWN + "spec: {colour: blue, size: 1}\n");
  }

  private Shell.Answer widget(String command, String... more) {
    return shell.run(
        Stream.concat(
                Stream.of(
                    command,
                    "--last-applied",
                    oldWidget,
                    "--local",
                    newWidget,
                    "--live",
                    liveWidget),
                Stream.of(more))
            .toArray(String[]::new));
  }

  @Test
  void aCustomResourceIsPatchedWithoutALookAtLive() {
    Shell.Answer answer = widget("patch", "--dialect", "helm", "-o", "json");
    assertThat(read(answer.out()))
        .isEqualTo(
            read(
                """
                metadata:
                  annotations: {meta.helm.sh/release-name: web, meta.helm.sh/release-namespace: shop}
                  labels: {app.kubernetes.io/managed-by: Helm}
                spec: {size: 2}
                """));
    assertThat(answer.err())
        .contains("application/merge-patch+json", "ignores live: drift stays")
        .contains("No type for this kind is compiled into Helm.");
    assertThat(read(widget("apply", "--dialect", "helm").out()).get("spec"))
        .isEqualTo(read("spec: {colour: blue, size: 2}").get("spec"));
  }

  @Test
  void whyDriftStaysIsExplained() {
    Shell.Answer answer =
        widget("explain", "--dialect", "helm", "--field", "spec.colour", "-o", "json");
    assertThat(answer.out()).contains("two-way-unchanged", "The drift stays", "ignores live");
    assertThat(widget("explain", "--field", "spec.colour", "-o", "json").out())
        .contains("set-different");
  }

  @Test
  void driftThatStaysIsAHazard() {
    assertThat(widget("hazards", "--dialect", "helm").out())
        .contains("spec.colour", "Helm does not see it");
    assertThat(widget("hazards").out()).doesNotContain("Helm");
  }

  @Test
  void whatDoesNotDecodeIsPatchedTwoWay() throws IOException {
    String start = "apiVersion: v1\nkind: Service\nmetadata: {name: s}\nspec: {selector: ";
    String before = shell.file("before.yaml", start + "{app: a}}\n");
    String after = shell.file("after.yaml", start + "{app: a, tier: 1}}\n");
    Shell.Answer answer =
        shell.run(
            "patch",
            "--last-applied",
            before,
            "--local",
            after,
            "--live",
            before,
            "--dialect",
            "helm");
    assertThat(read(answer.out()).get("spec"))
        .isEqualTo(read("spec: {selector: {tier: 1}}").get("spec"));
    assertThat(answer.err())
        .contains("spec.selector.tier does not fit the type that is compiled into Helm")
        .contains("the release is not known here");
  }

  @Test
  void noAnnotationIsReadOrWritten() throws IOException {
    String live =
        shell.file(
            "annotated.yaml",
            """
            apiVersion: v1
            kind: ConfigMap
            metadata:
              name: c
              annotations: {kubectl.kubernetes.io/last-applied-configuration: '{"data":{"gone":"x"}}'}
            data: {gone: x, a: "1"}
            """);
    String local =
        shell.file(
            "cm.yaml", "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata: {a: \"2\"}\n");
    Shell.Answer answer = shell.run("patch", "--local", local, "--live", live, "--dialect", "helm");
    assertThat(read(answer.out()))
        .isEqualTo(
            read("metadata: {labels: {app.kubernetes.io/managed-by: Helm}}\ndata: {a: '2'}"));
    assertThat(answer.err()).contains("Helm reads no annotation", "deletes nothing");
  }

  @Test
  void theSameDocumentsShowWhatHelmDoesOtherwise() {
    Shell.Answer answer = widget("dialects", "--same", "documents", "-o", "json");
    assertThat(answer.out()).contains("\"helm\"", "drift-not-seen");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--no-overwrite", "--as-kubectl-apply"})
  void optionsOfKubectlDoNotFit(String option) {
    Shell.Answer answer = widget("patch", "--dialect", "helm", option);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("Helm always overwrites");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--no-overwrite", "--as-kubectl-apply"})
  void optionsOfKubectlDoNotFitHazardsEither(String option) {
    Shell.Answer answer = widget("hazards", "--dialect", "helm", option);
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("Helm always overwrites");
  }

  @Test
  void helmReadsNoPatchesOfPeople() throws IOException {
    String patch = shell.file("patch.yaml", "spec: {size: 3}\n");
    Shell.Answer answer =
        shell.run("apply", "--patch", patch, "--live", liveWidget, "--dialect", "helm");
    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("reads none");
  }

  private static MapValue read(String text) {
    return SourceReader.read("answer", text).object().orElseThrow();
  }
}
