package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code tripatch helm} with a fake helm; {@code RealHelmTest} has a real one. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fakes are scripts for sh")
class ReleaseTest {
  @TempDir private Path folder;
  private FakeCluster cluster;
  private FakeKubectl helm;
  private Shell shell;

  @BeforeEach
  void write() throws IOException {
    cluster = new FakeCluster(folder);
    Path programs = Files.createDirectory(folder.resolve("helm"));
    helm = new FakeKubectl(programs, "helm");
    shell =
        cluster
            .shell()
            .with("PATH", programs + ":" + folder.resolve("programs") + ":/usr/bin:/bin");
    for (String gone : List.of("new", "old", "tried", "web")) {
      cluster.lacks(gone);
    }
  }

  private void revisions(String... statuses) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < statuses.length; i++) {
      all.append(i == 0 ? "[" : ",")
          .append("{\"revision\":%d,\"status\":\"%s\"}".formatted(i + 1, statuses[i]));
    }
    helm.answersAny(List.of("history"), FakeAnswer.prints(all + "]"));
  }

  private void manifest(int revision, String... maps) {
    helm.answersWhere(
        List.of("manifest", "--revision", String.valueOf(revision)),
        FakeAnswer.prints(String.join("", maps)));
  }

  private void renders(String... maps) {
    MapValue answer =
        MapValue.EMPTY.toBuilder()
            .put("namespace", new StringValue("shop"))
            .put("manifest", new StringValue(String.join("", maps)))
            .build();
    helm.answersAny(List.of("upgrade"), FakeAnswer.prints(CanonicalJson.write(answer)));
  }

  private static String map(String name, String a) {
    return """
    ---
    apiVersion: v1
    kind: ConfigMap
    metadata: {name: %s}
    data: {a: "%s"}
    """
        .formatted(name, a);
  }

  private Shell.Answer run(String... words) {
    return shell.run(words);
  }

  @Test
  void lastAppliedIsTheLastDeployedRevision() {
    revisions("superseded", "deployed", "failed");
    manifest(2, map("conf", "1"));
    manifest(3, map("conf", "3"), map("tried", "1"));
    renders(map("conf", "2"), map("new", "1"));
    cluster.has("conf", FakeCluster.live("conf", 7, "3"));

    Shell.Answer answer = run("helm", "shop", "chart", "-n", "shop", "-o", "json");

    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(answer.out()).contains("\"lastApplied\": \"1\"");
    assertThat(answer.err())
        .contains("revision 2 of shop, the last that is deployed", "Revision 3 is failed");
    assertThat(answer.out()).contains("Revision 3, which was not deployed, has it differently");
  }

  @Test
  void noSecretIsShown() {
    revisions("deployed");
    String secret =
        map("key", "enF4LW9sZA==").replace("ConfigMap", "Secret").replace("{a:", "{token:");
    manifest(1, secret);
    renders(secret.replace("enF4LW9sZA==", "enF4LW5ldw=="), map("conf", "2"));
    for (String form : List.of("json", "yaml", "table")) {
      Shell.Answer answer = run("helm", "shop", "chart", "-n", "shop", "-o", form);
      assertThat(answer.out() + answer.err())
          .contains("key")
          .doesNotContain("enF4", "zqx-old", "zqx-new");
    }
  }

  @Test
  void saysWhatIsDeletedKeptAndMadeAgain() {
    revisions("deployed");
    manifest(1, map("gone", "1"), map("kept", "1"), map("web", "1"));
    renders(map("web", "1"));
    cluster.has("gone", FakeCluster.live("gone", 7, "1"));
    cluster.has(
        "kept",
        FakeCluster.live("kept", 7, "1")
            .replace("\"uid\"", "\"annotations\":{\"helm.sh/resource-policy\":\"keep\"},\"uid\""));

    Shell.Answer answer = run("helm", "shop", "chart", "-n", "shop");

    assertThat(answer.out())
        .contains(
            "it stays, and no longer belongs to the release",
            "Helm deletes it",
            "Helm creates it again");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void onlyADeletionIsAPatch() {
    revisions("deployed");
    manifest(1, map("gone", "1"));
    renders();
    cluster.has("gone", FakeCluster.live("gone", 7, "1"));

    assertThat(run("helm", "shop", "chart", "-n", "shop").exitCode()).isEqualTo(1);
    assertThat(run("helm", "shop", "chart", "-n", "shop", "--exit-zero").exitCode()).isZero();
  }

  @Test
  void withoutAChartItShowsWhatWasChangedSince() {
    revisions("deployed");
    manifest(1, map("conf", "1"));
    helm.answersAny(
        List.of("metadata"), FakeAnswer.prints("{\"namespace\":\"shop\",\"status\":\"deployed\"}"));
    cluster.has("conf", FakeCluster.live("conf", 7, "1"), FakeCluster.live("conf", 8, "2"));

    assertThat(run("helm", "shop", "-n", "shop").exitCode()).isEqualTo(1);
    assertThat(helm.calls().stream().map(FakeCall::arguments))
        .noneMatch(words -> words.contains("upgrade"));
  }

  @Test
  void helmGetsEachWordAsItWasGiven() {
    revisions("deployed");
    manifest(1, map("conf", "1"));
    renders(map("conf", "1"));
    cluster.has("conf", FakeCluster.live("conf", 7, "1"));
    String hostile = "a=$(touch x) 'b' \"c\" %d\\e";

    shell.with("HELM_NAMESPACE", "shop").with("HELM_KUBECONTEXT", "my context");
    run("helm", "shop", "my chart", "--set", hostile, "-f", "my values.yaml");

    assertThat(helm.calls().getLast().arguments())
        .containsExactly(
            "upgrade",
            "--dry-run=server",
            "-o",
            "json",
            "--values",
            "my values.yaml",
            "--set",
            hostile,
            "--kube-context",
            "my context",
            "--namespace",
            "shop",
            "--",
            "shop",
            "my chart");
    assertThat(cluster.kubectl().calls().stream().map(FakeCall::arguments))
        .allMatch(
            words ->
                words.contains("my context")
                    || words.contains("kuberc")
                    || words.contains("config"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Error: release: not found                                      | There is no release shop
          Error: UPGRADE FAILED: another operation (install/upgrade/rollback) is in progress | cannot upgrade now
          Error: Kubernetes cluster unreachable: context "x" does not exist | does not have the context
          plugin asks\\nError: getting credentials: exec: failed         | The login does not work
          Error: something new                                           | Helm says: something new
          """)
  void oneSentenceSaysWhyNot(String words, String sentence) {
    helm.answersAny(List.of("history"), FakeAnswer.fails(words.replace("\\n", "\n")));

    Shell.Answer answer = run("helm", "shop", "chart");

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).startsWith("tripatch: ").contains(sentence).doesNotContain("plugin");
    assertThat(answer.out()).isEmpty();
  }

  @Test
  void nothingIsAskedOfWrongWords() {
    assertThat(run("helm", "Shop").err()).contains("cannot be the name of a release");
    assertThat(run("helm", "shop", "--set", "a=b").err()).contains("name the chart, too");
    shell.with("HELM_KUBEAPISERVER", "https://elsewhere");
    assertThat(run("helm", "shop").err()).contains("HELM_KUBEAPISERVER");
    assertThat(helm.calls()).isEmpty();
  }

  @Test
  void helmMayBeMissing() {
    shell.with("PATH", folder.resolve("programs").toString());

    assertThat(run("helm", "shop").err()).contains("helm is not on PATH");
  }

  @Test
  void whatCannotBeReadIsTold() {
    revisions("deployed");
    manifest(1, map("secretive", "1"));
    renders();
    cluster.hasIn("secretive", FakeAnswer.fails("Error from server (Forbidden): no\n"));

    Shell.Answer answer = run("helm", "shop", "chart", "-n", "shop");

    assertThat(answer.exitCode()).isEqualTo(2);
    assertThat(answer.err()).contains("secretive");
  }
}
