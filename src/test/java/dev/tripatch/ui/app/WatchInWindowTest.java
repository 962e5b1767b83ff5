package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.fake.KubectlAnswer;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Fate;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.window.file.NoFileDialogs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Live moves in the cluster while a person works. */
class WatchInWindowTest extends WindowFixture {
  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");
  private static final FieldPath PAUSED = FieldPath.of("spec", "paused");
  private static final String DEPLOYMENTS = "/apis/apps/v1/namespaces/shop/deployments";
  private static final String SECRETS = "/api/v1/namespaces/shop/secrets";
  private static final String WEB =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        namespace: shop
      spec:
        replicas: 3
      """;

  @TempDir Path folder;
  private FakeKubectl kubectl;
  private Path gates;
  private int next;

  @BeforeEach
  void layKubectl() throws IOException {
    kubectl = new FakeKubectl(Files.createDirectory(folder.resolve("bin")));
    gates = Files.createDirectory(folder.resolve("gates"));
    kubectl
        .answersAny(List.of("view"), FakeAnswer.recorded("kubeconfig, current context only"))
        .answersAny(List.of("/apis/apps/v1"), kind("apps/v1", "Deployment", "deployments"))
        .answersAny(List.of("/api/v1"), kind("v1", "Secret", "secrets"));
  }

  private static FakeAnswer kind(String apiVersion, String kind, String resource) {
    return FakeAnswer.prints(
        """
        {"kind": "APIResourceList", "groupVersion": "%s", "resources": [
          {"name": "%s", "namespaced": true, "kind": "%s", "verbs": ["get", "list"]}]}
        """
            .formatted(apiVersion, resource, kind));
  }

  private static FakeAnswer list(int version, String item) {
    return FakeAnswer.prints(
        "{\"metadata\":{\"resourceVersion\":\"" + version + "\"},\"items\":[" + item + "]}");
  }

  private static String event(String type, String object) {
    return "{\"type\":\"" + type + "\",\"object\":" + object.strip() + "}";
  }

  /** As the server sent it, with other texts in it. */
  private static String web(int version, String... replacements) {
    String object =
        KubectlAnswer.of("raw")
            .out()
            .replace("\"resourceVersion\":\"228\"", "\"resourceVersion\":\"" + version + "\"");
    for (int i = 0; i < replacements.length; i += 2) {
      assertThat(object).contains(replacements[i]);
      object = object.replace(replacements[i], replacements[i + 1]);
    }
    return object;
  }

  private static String scaled(int version, int replicas) {
    return web(
        version,
        "\"spec\":{\"replicas\":7",
        "\"spec\":{\"replicas\":" + replicas,
        "\"time\":\"2026-11-26T15:16:09Z\",\"fieldsType\":\"FieldsV1\",\"fieldsV1\":{\"f:spec\":{\"f:replicas\"",
        "\"time\":\"2026-11-26T15:17:09Z\",\"fieldsType\":\"FieldsV1\",\"fieldsV1\":{\"f:spec\":{\"f:replicas\"");
  }

  private void watches(String address, String name, FakeAnswer listed, String... events) {
    String selected = address + "?fieldSelector=metadata.name%3D" + name;
    kubectl
        .answersAny(List.of(selected), listed)
        .answersAny(
            List.of(selected + "&watch=1&resourceVersion=500"),
            FakeAnswer.streams(gates, List.of(events)));
  }

  private void open(String local, String object) {
    kubectl.answersAny(List.of("--raw"), FakeAnswer.recorded("schema, version 3"));
    interact(
        () -> {
          Map<String, String> environment = new HashMap<>(System.getenv());
          environment.put("PATH", folder.resolve("bin") + ":/usr/bin:/bin");
          environment.put("HOME", folder.toString());
          environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
          Stage shown = new Stage();
          open(
              shown,
              services().in(environment),
              new NoFileDialogs(),
              documents(local, "")
                  .with(new LiveTarget(Connection.USUAL.inNamespace("shop"), object)));
          place(shown, 1300, 900);
        });
    Waiting.until(() -> words("#watch-link").startsWith("watching since "));
  }

  private DocumentViewModel document(Role role) {
    return content().documents().of(role).orElseThrow();
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Labeled.class).map(Labeled::getText).orElse("");
  }

  private boolean isSeen(String id) {
    return lookup(id).tryQuery().filter(Node::isVisible).isPresent();
  }

  /** Lets the next event come, and waits for what the bar says then. */
  private void goOn(String words) throws IOException {
    Files.createFile(gates.resolve(String.valueOf(next)));
    next++;
    Waiting.until(() -> words("#watch-what").contains(words));
  }

  private double topOfPanes() {
    return content().view().panes().view(Role.LOCAL).localToScene(0, 0).getY();
  }

  @Test
  void nothingMovesUntilThePersonTakesIt() throws IOException {
    kubectl.answersAny(List.of("deploy/web"), FakeAnswer.recorded("found"));
    watches(
        DEPLOYMENTS,
        "web",
        list(500, web(228)),
        event("MODIFIED", web(501, "\"readyReplicas\":7", "\"readyReplicas\":6")),
        event("MODIFIED", scaled(502, 4)),
        event("MODIFIED", web(503)),
        event("MODIFIED", scaled(504, 5)),
        event("DELETED", scaled(505, 5)),
        event("ADDED", web(506, "d4e30cb8", "0123abcd")));
    open(WEB, "deploy/web");
    assertThat(words("#watch-what"))
        .isEqualTo("Nothing has changed in the cluster since live was read");
    double top = topOfPanes();
    String read = document(Role.LIVE).getText();
    interact(() -> document(Role.LOCAL).type(WEB + "  paused: true\n"));
    interact(
        () ->
            content()
                .documents()
                .history()
                .decide(new Decision(Fate.KEEP_LOCAL, List.of(REPLICAS)), () -> {}));
    Waiting.settled();
    interact(() -> content().selection().select(PAUSED));

    goOn("Only the status has changed");
    assertThat(isSeen("#take-newest-live")).isFalse();
    goOn("changed spec.replicas 7 → 4");
    assertThat(words("#watch-who")).isEqualTo("hpa-controller");
    assertThat(words("#watch-when")).isNotEmpty();
    assertThat(document(Role.LIVE).getText()).isEqualTo(read);
    assertThat(content().selection().getPath()).contains(PAUSED);
    assertThat(topOfPanes()).isEqualTo(top);
    for (int i = 0; i < 25 && !lookup("#show-moved").query().isFocused(); i++) {
      push(KeyCode.F6);
    }
    push(KeyCode.SPACE);
    assertThat(content().selection().getPath()).as("by keys alone").contains(REPLICAS);

    // As shown again: there is nothing to take, and the keyboard is where people type.
    goOn("Nothing has changed");
    assertThat(isSeen("#take-newest-live")).isFalse();
    assertThat(content().view().panes().view(Role.LOCAL).isFocusWithin()).isTrue();

    goOn("changed spec.replicas 7 → 5");
    clickOn("#take-newest-live");
    Waiting.until(() -> words("#watch-what").startsWith("Nothing has changed"));
    assertThat(document(Role.LIVE).getText()).contains("replicas: 5").isNotEqualTo(read);
    assertThat(document(Role.LOCAL).getText()).contains("paused: true");
    assertThat(content().selection().getPath()).contains(REPLICAS);
    assertThat(content().documents().memory().decisions().all()).isNotEmpty();
    assertThat(topOfPanes()).isEqualTo(top);

    // Undone, live is as it was, and what changed is said again.
    push(KeyCode.CONTROL, KeyCode.Z);
    Waiting.until(() -> words("#watch-what").contains("changed spec.replicas 7 → 5"));
    assertThat(document(Role.LIVE).getText()).isEqualTo(read);
    clickOn("#take-newest-live");
    Waiting.until(() -> words("#watch-what").startsWith("Nothing has changed"));

    goOn("Deleted in the cluster.");
    assertThat(isSeen("#take-newest-live")).isFalse();
    goOn("Deleted and created again");
    assertThat(isSeen("#show-moved")).isFalse();
    clickOn("#take-newest-live");
    Waiting.until(() -> words("#watch-what").startsWith("Nothing has changed"));
    assertThat(document(Role.LIVE).getText()).contains("uid: 0123abcd");

    // Nobody watches for a person who does not want it, and nothing is left running.
    long process =
        kubectl.calls().stream()
            .filter(call -> call.arguments().stream().anyMatch(word -> word.contains("watch=1")))
            .findFirst()
            .orElseThrow()
            .process();
    assertThat(ProcessHandle.of(process)).isPresent();
    clickOn("#cluster-chip").clickOn("Watch Live");
    Waiting.until(() -> !isSeen("#watch-bar"));
    Waiting.until(() -> ProcessHandle.of(process).filter(ProcessHandle::isAlive).isEmpty());
    assertThat(topOfPanes()).isLessThan(top);
  }

  @Test
  void valuesOfASecretAreNotSaidAndAWatchEndsWithItsWindow() throws IOException {
    String secret = KubectlAnswer.of("secret").out();
    String flat = secret.replaceAll("\n *", "");
    kubectl.answersAny(List.of("secrets/database"), FakeAnswer.prints(secret));
    watches(
        SECRETS,
        "database",
        list(500, flat),
        event(
            "MODIFIED",
            flat.replace("bm90LWEtcmVhbC1wYXNzd29yZA==", "b3RoZXItcGFzc3dvcmQ=")
                .replace("\"218\"", "\"501\"")));
    open("", "secrets/database");
    goOn("changed data.password");

    assertThat(words("#watch-what")).isEqualTo("changed data.password");
    assertThat(lookup("#watch-bar").queryParent().getAccessibleText()).doesNotContain("b3RoZXI");
    assertThat(lookup("#watch-what").query().getAccessibleHelp()).doesNotContain("b3RoZXI");
    long process = kubectl.calls().getLast().process();
    assertThat(ProcessHandle.of(process)).isPresent();
    interact(() -> content().scene().getWindow().hide());
    Waiting.until(() -> ProcessHandle.of(process).filter(ProcessHandle::isAlive).isEmpty());
  }
}
