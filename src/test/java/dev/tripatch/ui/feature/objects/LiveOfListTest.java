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
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.ObjectPair;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.objects.ObjectState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
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
    ClusterAccess access =
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
}
