package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists as an API server answers: their items do not say which kind they are. */
class TypedListsTest {
  private static final String LOCAL =
      """
      {"metadata": {"name": "web", "namespace": "ns"}, "spec": {"replicas": 3, "template": {"spec":
      {"containers": [{"name": "a", "image": "a:2"}]}}}, "apiVersion": "apps/v1", "kind": "Deployment"}
      """;
  private static final String LIVE =
      """
      {"kind": "DeploymentList", "apiVersion": "apps/v1", "items": [{"metadata": {"name": "web",
      "namespace": "ns"}, "spec": {"replicas": 1, "template": {"spec": {"containers": [{"name": "a",
      "image": "a:1"}, {"name": "b", "image": "b:1"}]}}}}]}
      """;

  @TempDir Path folder;

  @Test
  void liveIsOfTheKindOfItsList() throws IOException {
    Shell shell = new Shell(folder);
    String local = shell.file("local.json", LOCAL);
    Shell.Answer answer =
        shell.run("patch", "--local", local, "--live", shell.file("live.json", LIVE));
    assertThat(answer.err()).contains("strategic-merge-patch");
    assertThat(answer.out())
        .contains("image: a:2", "$setElementOrder/containers")
        .doesNotContain("kind: Deployment", "b:1");
  }

  @Test
  void aDecidedItemKeepsItsList() throws IOException {
    Shell shell = new Shell(folder);
    String list = shell.file("list.json", LIVE);
    String live = shell.file("one.json", LOCAL);
    Shell.Answer answer =
        shell.run("decide", "--take-live", "--field", "spec.replicas", "-f", list, "--live", live);
    assertThat(answer.exitCode()).as(answer.err()).isZero();
    assertThat(Files.readString(Path.of(list))).isEqualTo(LIVE.replace(": 1,", ": 3,"));
  }
}
