package dev.tripatch.workspace.sending;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.call.Ran;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.fake.KubectlAnswer;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.Watch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The changes of many objects are put before a server, two at a time. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class ManyTrialsTest {
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private static final String FOUND = KubectlAnswer.of("found").out();

  @TempDir private Path folder;
  private final CommandLog log = new CommandLog();
  private FakeKubectl kubectl;
  private final Map<String, String> answers = new LinkedHashMap<>();
  private final List<Integer> progress = new ArrayList<>();

  @BeforeEach
  void write() {
    kubectl = new FakeKubectl(folder);
  }

  private static ManyTrials.Asked asked(String name) {
    String local =
        """
        apiVersion: apps/v1
        kind: Deployment
        metadata: {name: %s, namespace: shop}
        spec: {replicas: 3}
        """
            .formatted(name);
    return new ManyTrials.Asked(
        new ThreeDocuments<>(
            Optional.of(SourceReader.read("last", local)),
            SourceReader.read("local", local),
            Optional.of(SourceReader.read("live", FOUND.replace("\"web\"", "\"" + name + "\"")))),
        Set.of());
  }

  private void ask(int cancelAfter, String... names) {
    Cluster cluster =
        new Cluster(new Kubectl(Map.of("PATH", folder + ":/usr/bin:/bin"), log), Connection.USUAL);
    Watch watch =
        new Watch() {
          @Override
          public void done(int done, int all) {
            progress.add(done);
          }

          @Override
          public boolean isCancelled() {
            return kubectl.calls().size() >= cancelAfter;
          }
        };
    new ManyTrials(WORKBENCH, cluster, Revealed.NONE)
        .ask(
            List.of(names),
            ManyTrialsTest::asked,
            (name, answer) ->
                answers.put(
                    name,
                    switch (answer) {
                      case ServerAnswer.Taken taken ->
                          taken.verdict().asPredicted() + " of " + taken.verdict().changed();
                      case ServerAnswer.Refused refused -> refused.failure().kind().name();
                    }),
            watch);
  }

  private static FakeAnswer scaled(String name) {
    return FakeAnswer.prints(
        FOUND
            .replace("\"web\"", "\"" + name + "\"")
            .replace("\"replicas\": 7,\n        \"rev", "\"replicas\": 3,\n        \"rev"));
  }

  @Test
  void eachObjectHasItsAnswer() {
    kubectl
        .answersAny(List.of("Deployment.v1.apps/one"), scaled("one"))
        .answersAny(List.of("Deployment.v1.apps/two"), FakeAnswer.recorded("dry run, invalid"))
        .answersAny(List.of("Deployment.v1.apps/three"), scaled("three"));
    ask(100, "one", "two", "three");

    assertThat(answers)
        .containsExactly(
            Map.entry("one", "1 of 1"), Map.entry("two", "INVALID"), Map.entry("three", "1 of 1"));
    assertThat(progress).containsExactly(1, 2, 3);
    assertThat(kubectl.calls()).hasSize(3);
  }

  /** Nobody waits for a server that is gone once for each object. */
  @Test
  void onceTheServerIsGoneNothingMoreIsAsked() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run, down"));
    ask(1_000, IntStream.range(0, 50).mapToObj(i -> "web" + i).toArray(String[]::new));

    assertThat(answers).containsValue("UNREACHABLE").hasSizeLessThan(5);
    assertThat(kubectl.calls()).hasSizeLessThan(5);
  }

  @Test
  void cancelEndsWhatRuns() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.hangs());
    ask(2, "one", "two", "three", "four");

    assertThat(log.entries())
        .hasSize(2)
        .allMatch(call -> call.end().orElseThrow().why().equals(Optional.of(Ran.Why.CANCELLED)));
  }
}
