package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.json.FieldPath;
import dev.tripatch.ui.panes.table.LowerTab;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server says of the shown patch, in the window. */
class ServerSaysInWindowTest extends WindowFixture {
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, namespace: shop, labels: {app: web}}
      spec:
        replicas: 7
        selector: {matchLabels: {app: web}}
        template:
          metadata: {labels: {app: web}}
          spec:
            containers:
            - name: web
              image: example.com/web:1.1
              env: [{name: LOG_LEVEL, value: info}]
              ports: [{containerPort: 8080}]
              resources: {limits: {cpu: "0.5"}}
            - {name: proxy, image: "example.com/proxy:2"}
      """;

  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");

  @TempDir Path folder;

  private void open(FakeKubectl kubectl) {
    kubectl
        .answersAny(List.of("view"), FakeAnswer.recorded("kubeconfig, current context only"))
        .answersAny(List.of("--raw"), FakeAnswer.recorded("schema, version 3"))
        .answersAny(List.of("get"), FakeAnswer.recorded("found"));
    interact(
        () -> {
          WindowServices services = services(folder.resolve("settings"));
          Map<String, String> environment = new HashMap<>(System.getenv());
          environment.put("PATH", folder.resolve("bin") + ":/usr/bin:/bin");
          environment.put("HOME", folder.toString());
          environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
          Stage shown = new Stage();
          open(
              shown,
              services.in(environment),
              new NoFileDialogs(),
              documents(LOCAL, "").with(new LiveTarget(Connection.USUAL, "deploy/web")));
          place(shown, 1300, 900);
        });
    Waiting.until(() -> content().scene().getWindow().isShowing());
    Waiting.until(() -> content().comparison().getView().isPresent());
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Labeled.class).map(Labeled::getText).orElse("");
  }

  private boolean isSeen(String id) {
    return lookup(id).tryQuery().filter(Node::isVisible).isPresent();
  }

  private List<?> rows() {
    return lookup("#server-says-table").<TableView<?>>query().getItems();
  }

  private void type(String local) {
    interact(() -> content().documents().local().type(local));
  }

  private String label() {
    return content().view().tables().all().stream()
        .filter(tab -> tab.id().equals("server-says"))
        .map(LowerTab::label)
        .findFirst()
        .orElseThrow()
        .getValue();
  }

  private void choose(String setting, String text) {
    Setting<?> found =
        content().window().features.settings.stream()
            .filter(each -> each.id().equals(setting))
            .findFirst()
            .orElseThrow();
    interact(() -> found.choose(Map.of(setting, text)));
  }

  @Test
  void theServerIsAskedOnceItIsAllowedAndItsAnswerIsEverywhere() throws IOException {
    FakeKubectl kubectl = new FakeKubectl(Files.createDirectory(folder.resolve("bin")));
    kubectl.answersAny(
        List.of("patch"),
        FakeAnswer.recorded("dry run"),
        FakeAnswer.recorded("dry run, invalid, several causes"),
        FakeAnswer.recorded("dry run, webhook without dry runs"));
    open(kubectl);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
    Waiting.until(() -> words("#server-says-summary").startsWith("The server of truth is not"));
    assertThat(isSeen("#server-says")).as("status").isFalse();
    assertThat(kubectl.calls()).noneMatch(call -> call.arguments().contains("patch"));

    clickOn("#server-says-allow");
    Waiting.until(() -> words("#server-says").equals("✓ server agrees"));
    assertThat(words("#server-says-summary"))
        .startsWith("✓ 3 of 3 as predicted · 1 stored in another format · + 4 defaults · tried ");
    assertThat(rows()).hasSizeGreaterThanOrEqualTo(4);
    assertThat(isSeen("#server-says-allow")).isFalse();
    assertThat(label()).isEqualTo("Server Says");
    Waiting.until(
        () -> read(folder.resolve("settings/settings.json")).contains("\"askedContexts\""));
    interact(
        () -> lookup("#server-says-table").<TableView<?>>query().getSelectionModel().select(0));
    assertThat(content().selection().getPath().orElseThrow().toString())
        .endsWith("resources.limits.cpu");
    assertThat(asides()).contains("The server stores 500m: it writes quantities in one format.");

    // Refused: at its fields, explained, counted.
    type(LOCAL.replace("replicas: 7", "replicas: -3"));
    Waiting.until(() -> words("#server-says").equals("✗ server refuses"));
    Waiting.until(() -> label().equals("Server Says (3)"));
    interact(() -> content().view().tables().choose("fields"));
    assertThat(told(REPLICAS)).startsWith("✗ Invalid value: -3: must be greater than");
    interact(() -> content().selection().select(REPLICAS));
    assertThat(asides()).anyMatch(words -> words.startsWith("The server refuses this: spec.repl"));
    interact(() -> content().view().tables().choose("server-says"));
    assertThat(rows()).hasSize(3);

    // Cannot be tried: said as such.
    type(LOCAL.replace("replicas: 7", "replicas: 8"));
    Waiting.until(() -> words("#server-says").equals("server not asked"));
    assertThat(words("#server-says-summary"))
        .contains("The server cannot try this one", "does not support dry run");

    // Asked first: a bar asks once, and typing goes on.
    choose("askedContexts", "");
    choose("askFirstContexts", "tr*");
    Waiting.until(() -> isSeen("#server-says-question"));
    assertThat(words("#server-says-question-words")).contains("truth");
    clickOn("#server-says-decline");
    Waiting.until(() -> !isSeen("#server-says-question"));
    type(LOCAL.replace("replicas: 7", "replicas: 9"));
    Waiting.settled();
    assertThat(isSeen("#server-says-question")).as("asked once").isFalse();
    assertThat(isSeen("#server-says")).isFalse();
    clickOn("#server-says-allow");
    Waiting.until(() -> words("#server-says").equals("server not asked"));
  }

  /** What features say in the Why panel. */
  private List<String> asides() {
    return lookup(".why-dialect").queryAllAs(Label.class).stream().map(Label::getText).toList();
  }

  private String told(FieldPath path) {
    return content().window().features.serverSays.fieldColumns().getFirst().words().apply(path);
  }

  private static String read(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException gone) {
      return "";
    }
  }
}
