package dev.tripatch.cluster.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.Snippets;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** How a server is asked what it would do with a change. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class DryRunTest {
  private static final LiveObject LIVE =
      new LiveObject(
          Snippets.yaml(
              """
              apiVersion: apps/v1
              kind: Deployment
              metadata: {name: web, namespace: shop, uid: u-1, resourceVersion: "90"}
              """),
          Instant.EPOCH);

  @TempDir private Path folder;
  private final CommandLog log = new CommandLog();
  private FakeKubectl kubectl;

  @BeforeEach
  void write() {
    kubectl = new FakeKubectl(folder);
  }

  private DryRun dryRun() {
    return new DryRun(
        new Cluster(
            new Kubectl(Map.of("PATH", folder + ":/usr/bin:/bin"), log),
            new Connection(
                Optional.empty(), Optional.of("truth"), Optional.of("other"), Optional.empty())));
  }

  private static Value guarded(String patch) {
    return new GuardedPatch(LIVE, "90", "strategic", values(patch)).guarded();
  }

  private static Value values(String text) {
    return SourceReader.read("patch", text).root().orElseThrow().value();
  }

  /** What the log has is what was called, but for the place of the file. */
  private List<String> called() {
    List<String> shown = log.entries().getLast().words();
    List<String> called = kubectl.calls().getLast().arguments();
    assertThat(shown.subList(1, shown.size()))
        .isEqualTo(
            IntStream.range(0, called.size())
                .mapToObj(i -> called.get(i).startsWith("/") ? shown.get(i + 1) : called.get(i))
                .toList());
    return shown;
  }

  @Test
  void aPatchIsTriedWithEveryOptionThatMattersAndNoValueInItsWords() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run"));

    ClusterAnswer<LiveObject> answer =
        dryRun()
            .patch(
                new GuardedPatch(LIVE, "90", "strategic", Snippets.yaml("spec: {replicas: 4711}")));

    assertThat(answer.got().orElseThrow().name().toString()).isEqualTo("shop/Deployment/web");
    assertThat(called())
        .containsExactly(
            "kubectl",
            "patch",
            "Deployment.v1.apps/web",
            "--type",
            "strategic",
            "--patch-file",
            "patch.json",
            "--local=false",
            "--dry-run=server",
            "-o",
            "json",
            "--field-manager=tripatch",
            "--context",
            "truth",
            "--namespace",
            "shop");
    assertThat(kubectl.calls().stream().map(FakeCall::arguments).toList().toString())
        .doesNotContain("4711", "u-1");
  }

  @Test
  void whatIsNotThereIsCreated() {
    kubectl.answersAny(List.of("create"), FakeAnswer.recorded("dry run, create"));

    assertThat(dryRun().create(LIVE.value()).got()).isPresent();

    assertThat(called())
        .containsSubsequence("create", "-f", "object.json", "--dry-run=server")
        .contains("--save-config=false", "--validate=true");
  }

  @Test
  void aPatchSaysWhichObjectInWhichVersionItIsFor() {
    MapValue own = Snippets.yaml("metadata: {uid: u-1, resourceVersion: '90'}");
    assertThat(guarded("{}")).isEqualTo(own);
    assertThat(guarded("{metadata: {labels: {a: b}}, spec: {c: 1}}"))
        .isEqualTo(
            Snippets.yaml(
                "{metadata: {labels: {a: b}, uid: u-1, resourceVersion: '90'}, spec: {c: 1}}"));
    assertThat(guarded("{metadata: {resourceVersion: '7'}}"))
        .as("what somebody wrote")
        .isEqualTo(Snippets.yaml("metadata: {uid: u-1, resourceVersion: '7'}"));
    assertThat(guarded("{metadata: null}")).isEqualTo(Snippets.yaml("metadata: null"));
    assertThat(guarded("[{op: remove, path: /spec}]"))
        .isEqualTo(
            values(
                """
                - {op: replace, path: /metadata/uid, value: u-1}
                - {op: replace, path: /metadata/resourceVersion, value: "90"}
                - {op: remove, path: /spec}
                """));
  }
}
