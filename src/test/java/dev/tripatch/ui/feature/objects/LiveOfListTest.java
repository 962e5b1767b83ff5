package dev.tripatch.ui.feature.objects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.ui.panes.document.DocumentFiles;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.table.RowMark;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.objects.ObjectState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Live of a list from a cluster, namespace by namespace, whenever the first object is shown. */
class LiveOfListTest {
  private static final List<String> NAMESPACES = List.of("one", "two", "three");

  @TempDir Path folder;
  private final Documents documents = new Documents();
  private final Queue<Runnable> background = new ArrayDeque<>();
  private final Queue<Runnable> foreground = new ArrayDeque<>();
  private final Queue<Runnable> shown = new ArrayDeque<>();
  private ClusterAccess access =
      new ClusterAccess(
          new Kubectl(Map.of(), new CommandLog()),
          new BundledCatalog(),
          Optional.empty(),
          problem -> {});

  private ObjectsViewModel open(FakeKubectl kubectl) throws IOException {
    Path manifests = Files.createDirectory(folder.resolve("k8s"));
    for (String namespace : NAMESPACES) {
      Files.writeString(
          manifests.resolve(namespace + ".yaml"),
          "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: map, namespace: %s}\ndata: {a: b}\n"
              .formatted(namespace));
      kubectl.answersAny(
          List.of("/api/v1/namespaces/" + namespace + "/configmaps/map"),
          FakeAnswer.prints(
              """
              {"apiVersion": "v1", "kind": "ConfigMap", "data": {"a": "c"},
               "metadata": {"name": "map", "namespace": "%s", "uid": "%s"}}
              """
                  .formatted(namespace, namespace)));
    }
    kubectl.answersAny(
        List.of("/api/v1"),
        FakeAnswer.prints(
            """
            {"kind": "APIResourceList", "groupVersion": "v1", "resources": [
              {"name": "configmaps", "namespaced": true, "kind": "ConfigMap", "verbs": ["list"]}]}
            """));
    kubectl.answersAny(List.of("view"), FakeAnswer.recorded("kubeconfig, current context only"));
    BundledCatalog catalog = new BundledCatalog();
    access =
        new ClusterAccess(
            new Kubectl(
                Map.of("PATH", kubectl.program().getParent() + ":/usr/bin:/bin"), new CommandLog()),
            catalog,
            Optional.empty(),
            problem -> {});
    ObjectSurvey survey =
        new ObjectSurvey(new Workbench(catalog), background::add, Runnable::run, foreground::add)
            .with(access, documents.schemas());
    ObjectsViewModel model =
        new ObjectsViewModel(
            documents, new DocumentFiles(), survey, (texts, then) -> shown.add(then));
    model.open(
        new ObjectSources(List.of(), List.of(manifests), List.of(), true).from(Connection.USUAL));
    return model;
  }

  private void runAll() {
    while (!background.isEmpty() || !foreground.isEmpty()) {
      Optional.ofNullable(background.poll()).ifPresent(Runnable::run);
      Optional.ofNullable(foreground.poll()).ifPresent(Runnable::run);
    }
  }

  @Test
  void allIsSummedUpThoughTheFirstObjectIsShownLate() throws IOException {
    ObjectsViewModel model = open(new FakeKubectl(Files.createDirectory(folder.resolve("bin"))));
    runAll();
    assertThat(model.rows()).hasSize(3).noneMatch(ObjectRow::isWaiting);
    assertThat(model.survey().isComplete()).as("it is still to be compared").isFalse();
    shown.remove().run();
    runAll();
    assertThat(model.survey().isComplete()).isTrue();
    assertThat(model.rows())
        .allMatch(row -> row.state().equals(Optional.of(ObjectState.WILL_CHANGE)));
    assertThat(documents.live().getOpened().name()).startsWith("ConfigMap/map · read ");

    // Read again without an answer, all is as it was, and says so.
    String read = documents.live().getOpened().name();
    Files.delete(folder.resolve("bin/kubectl"));
    model.readLiveAgain();
    assertThat(model.rows()).allMatch(row -> row.state().isPresent());
    runAll();
    assertThat(model.survey().isComplete()).isTrue();
    assertThat(model.rows())
        .allMatch(row -> row.stale().isPresent())
        .allMatch(row -> row.state().equals(Optional.of(ObjectState.WILL_CHANGE)));
    assertThat(model.survey().placeProperty().get()).isPresent();
    assertThat(model.rows().getFirst().pair().flatMap(ObjectPair::live))
        .map(model.survey()::document)
        .map(OpenDocument::name)
        .contains(read);
  }

  private static FakeAnswer stored(String namespace, String value) {
    return FakeAnswer.prints(
        """
        {"apiVersion": "v1", "kind": "ConfigMap", "data": {"a": "%s"},
         "metadata": {"name": "map", "namespace": "%s", "uid": "%s",
          "annotations": {"kubectl.kubernetes.io/last-applied-configuration": "{}"}}}
        """
            .formatted(value, namespace, namespace));
  }

  /** One dry run for each object with a patch, announced and allowed. */
  @Test
  void theServerIsAskedForAll() throws IOException {
    FakeKubectl kubectl = new FakeKubectl(Files.createDirectory(folder.resolve("bin")));
    kubectl
        .answersAny(List.of("--namespace", "one"), stored("one", "b"))
        .answersAny(List.of("--namespace", "two"), stored("two", "other"))
        .answersAny(List.of("--namespace", "three"), FakeAnswer.recorded("dry run, invalid"));
    ObjectsViewModel model = open(kubectl);
    AtomicBoolean isAllowed = new AtomicBoolean();
    List<String> asked = new ArrayList<>();
    ObjectTrials trials =
        new ObjectTrials(
            model,
            documents,
            access,
            isAllowed::get,
            preview -> {
              asked.add(preview.title() + " " + preview.detail());
              return asked.size() > 1;
            },
            foreground::add);
    runAll();
    shown.remove().run();
    runAll();
    Action all = (Action) trials.actions().getFirst();
    assertThat(all.title()).isEqualTo("Ask the Server for All (3 calls)…");
    assertThat(all.isPossible()).as("nobody allowed it").isFalse();
    isAllowed.set(true);
    assertThat(all.isPossible()).isTrue();
    int before = kubectl.calls().size();
    all.run().run();
    runAll();
    assertThat(kubectl.calls()).as("the person did not want it").hasSize(before);
    assertThat(asked.getFirst()).contains("server of truth", "3 patches", "two at a time");

    all.run().run();
    runAll();
    assertThat(kubectl.calls()).hasSize(before + 3);
    assertThat(said(trials, model, "one")).isEqualTo("server ✓");
    assertThat(said(trials, model, "two")).isEqualTo("server ≠1");
    assertThat(said(trials, model, "three")).startsWith("server ✗ The server");

    // Read again, the answer is of another object.
    model.readLiveAgain();
    runAll();
    assertThat(said(trials, model, "one")).isEmpty();
  }

  private static String said(ObjectTrials trials, ObjectsViewModel model, String namespace) {
    return model.rows().stream()
        .flatMap(row -> row.pair().stream())
        .filter(pair -> pair.name().namespace().equals(namespace))
        .map(
            pair ->
                trials.objectMarks().getFirst().apply(pair).map(RowMark::text).orElse("")
                    + " "
                    + trials.objectColumns().getFirst().words().apply(pair))
        .map(String::strip)
        .findFirst()
        .orElseThrow();
  }
}
