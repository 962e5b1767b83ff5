package dev.tripatch.ui.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.fake.KubectlAnswer;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.decide.Decision;
import dev.tripatch.decide.Fate;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.ui.feature.objects.ObjectRow;
import dev.tripatch.ui.feature.objects.ObjectsViewModel;
import dev.tripatch.ui.panes.document.DocumentViewModel;
import dev.tripatch.ui.window.StartDocuments;
import dev.tripatch.ui.window.WindowServices;
import dev.tripatch.ui.window.file.NoFileDialogs;
import dev.tripatch.workspace.objects.ObjectSources;
import dev.tripatch.workspace.objects.ObjectState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Live from a cluster in the window, with what a real kubectl answered. */
class ClusterInWindowTest extends WindowFixture {
  private static final FieldPath REPLICAS = FieldPath.of("spec", "replicas");
  private static final String WEB =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        namespace: shop
      spec:
        replicas: 3
        template:
          spec:
            containers:
            - name: web
              image: example.com/web:2
      """;

  @TempDir Path folder;
  private static final String SHOP_WEB = "/apis/apps/v1/namespaces/shop/deployments/web";
  private static final String DATABASE = "/api/v1/namespaces/pay/secrets/database";

  private FakeKubectl kubectl;
  private Optional<Path> settings = Optional.empty();

  @BeforeEach
  void layKubectl() throws IOException {
    kubectl = new FakeKubectl(Files.createDirectory(folder.resolve("bin")));
  }

  /** The kubeconfig, what there is to choose, and no schema. */
  private void answerLists() {
    kubectl
        .answersAny(
            List.of("truth-viewer", "--minify"), FakeAnswer.recorded("kubeconfig of one context"))
        .answersAny(List.of("view"), FakeAnswer.recorded("kubeconfig, current context only"))
        .answersAny(List.of("get-contexts"), FakeAnswer.recorded("all contexts"))
        .answersAny(List.of("namespaces"), FakeAnswer.recorded("namespaces"))
        .answersAny(List.of("api-resources"), FakeAnswer.recorded("kinds"))
        .answersAny(List.of("--raw"), FakeAnswer.recorded("schema, version 3"));
  }

  /** The kinds that the objects of the list need. */
  private FakeKubectl answerKinds() {
    return kubectl
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

  private static FakeAnswer web(int replicas) {
    String found = KubectlAnswer.of("found").out();
    return FakeAnswer.prints(
        found.replace(
            "\"replicas\": 7,\n        \"rev", "\"replicas\": " + replicas + ",\n        \"rev"));
  }

  private void open(StartDocuments start) {
    interact(
        () -> {
          WindowServices services = settings.map(WindowFixture::services).orElse(services());
          Map<String, String> environment = new HashMap<>(System.getenv());
          environment.put("PATH", folder.resolve("bin") + ":/usr/bin:/bin");
          environment.put("HOME", folder.toString());
          environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
          Stage shown = new Stage();
          open(shown, services.in(environment), new NoFileDialogs(), start);
          place(shown, 1300, 900);
        });
    Waiting.until(() -> content().scene().getWindow().isShowing());
  }

  private DocumentViewModel document(Role role) {
    return content().documents().of(role).orElseThrow();
  }

  private String words(String id) {
    return lookup(id).tryQueryAs(Labeled.class).map(Labeled::getText).orElse("");
  }

  private void awaitText(String id, String words) {
    Waiting.until(() -> words(id).contains(words));
  }

  private List<?> choices() {
    return lookup("#cluster-choices").<ListView<?>>query().getItems();
  }

  private long calls(String word) {
    return kubectl.calls().stream().filter(call -> call.arguments().contains(word)).count();
  }

  @Test
  void anObjectIsOpenedByKeysAloneReadAgainAndFailsWithoutHarm() throws IOException {
    settings = Optional.of(folder.resolve("settings"));
    answerLists();
    kubectl
        .answersAny(
            List.of("deployments.apps/web"),
            web(7),
            web(9),
            FakeAnswer.recorded("forbidden"),
            web(9))
        .answersAny(
            List.of("deployments.apps/bare"),
            FakeAnswer.recorded("forbidden"),
            FakeAnswer.recorded("without annotation"))
        .answersAny(List.of("deployments.apps"), FakeAnswer.recorded("names"));
    Path file = Files.writeString(folder.resolve("web.yaml"), WEB);
    open(StartDocuments.NONE);
    assertThat(kubectl.calls()).as("nobody asked for a cluster").isEmpty();

    push(KeyCode.CONTROL, KeyCode.K);
    Waiting.until(() -> lookup("#cluster-object").tryQuery().isPresent());
    Waiting.until(() -> choices().size() > 40);
    assertThat(lookup("#cluster-context").<TextInputControl>query().getText()).isEqualTo("truth");
    push(KeyCode.SHIFT, KeyCode.TAB);
    Waiting.until(() -> choices().size() == 6);
    write("sho");
    push(KeyCode.ENTER);
    assertThat(lookup("#cluster-namespace").<TextInputControl>query().getText()).isEqualTo("shop");
    write("depl");
    push(KeyCode.ENTER);
    Waiting.until(() -> choices().size() == 4);
    write("we");
    push(KeyCode.ENTER);
    Waiting.until(() -> document(Role.LIVE).getText().contains("replicas: 7"));
    awaitText("#cluster-chip", "truth / shop");
    assertThat(document(Role.LIVE).getOpened().name()).startsWith("deployments.apps/web · read ");
    assertThat(document(Role.LOCAL).getText()).contains("replicas: 7").doesNotContain("uid");
    assertThat(calls("namespaces")).as("asked once").isOne();

    // Read again: edits, decisions and selection stay.
    interact(() -> content().files().open(Role.LOCAL, file));
    Waiting.until(() -> content().comparison().getView().isPresent());
    Waiting.settled();
    interact(() -> document(Role.LOCAL).type(WEB.replace("web:2", "web:3")));
    interact(() -> content().selection().select(REPLICAS));
    interact(
        () ->
            content()
                .documents()
                .history()
                .decide(new Decision(Fate.KEEP_LOCAL, List.of(REPLICAS)), () -> {}));
    push(KeyCode.F5);
    Waiting.until(() -> document(Role.LIVE).getText().contains("replicas: 9"));
    assertThat(document(Role.LOCAL).getText()).contains("web:3");
    assertThat(content().selection().getPath()).contains(REPLICAS);
    assertThat(content().documents().memory().decisions().all()).isNotEmpty();

    // A failure keeps what is shown and says how old it is; reading again works.
    String read = document(Role.LIVE).getOpened().name();
    push(KeyCode.F5);
    awaitText("#cluster-failure-words", "Live still shows deployments.apps/web as it was at ");
    assertThat(words("#cluster-failure-words")).contains("User \"denied\" cannot get");
    assertThat(document(Role.LIVE).getText()).contains("replicas: 9");
    clickOn("#cluster-command");
    Waiting.settled();
    interact(
        () ->
            assertThat(Clipboard.getSystemClipboard().getString())
                .startsWith("kubectl auth can-i get deployments.apps/web"));
    clickOn("#cluster-again");
    Waiting.until(() -> lookup("#cluster-failure").tryQuery().isEmpty());
    assertThat(document(Role.LIVE).getOpened().name()).isGreaterThanOrEqualTo(read);

    // What was opened is offered first, also at the next start.
    assertThat(Files.readString(folder.resolve("settings/settings.json")))
        .contains("truth shop deployments.apps/web");
    push(KeyCode.CONTROL, KeyCode.K);
    Waiting.until(() -> lookup("#cluster-object").tryQuery().isPresent());
    Waiting.until(() -> String.valueOf(choices().getFirst()).contains("deployments.apps/web"));

    // What failed to open is opened whole when it is tried again.
    interact(() -> document(Role.LOCAL).type(WEB));
    write("deployments.apps/bare");
    push(KeyCode.ENTER);
    awaitText("#cluster-failure-words", "Live still shows deployments.apps/web as it was at ");
    clickOn("#cluster-again");
    Waiting.until(() -> document(Role.LIVE).getText().contains("name: bare"));
    assertThat(document(Role.LOCAL).getText()).contains("name: bare").doesNotContain("uid");
  }

  @Test
  void callsAreEndedAndANameCanBeTypedWhateverTheListsAre() {
    kubectl
        .answersAny(List.of("view"), FakeAnswer.recorded("kubeconfig, current context only"))
        .answersAny(List.of("api-resources"), FakeAnswer.hangs())
        .answersAny(List.of("--raw"), FakeAnswer.recorded("schema, version 3"))
        .answersAny(
            List.of("Deployment.v1.apps/web"), FakeAnswer.hangs(), FakeAnswer.recorded("not found"))
        .answersAny(List.of("deploy/web"), FakeAnswer.recorded("not found"))
        .answersAny(List.of("deploy"), FakeAnswer.recorded("list, forbidden"));
    LiveTarget target =
        new LiveTarget(Connection.USUAL.inNamespace("shop"), "Deployment.v1.apps/web");
    open(documents(WEB, "").with(target));

    // A call that takes long says so, and is ended by a button.
    awaitText("#cluster-waiting-words", "Waiting for Deployment.v1.apps/web from truth / shop.");
    clickOn("#cluster-cancel");
    Waiting.until(() -> lookup("#cluster-waiting").tryQuery().isEmpty());
    awaitEnd("Deployment.v1.apps/web");
    push(KeyCode.F5);
    awaitText("#cluster-failure-words", "kubectl apply would create it.");
    clickOn("#cluster-close");

    push(KeyCode.CONTROL, KeyCode.K);
    Waiting.until(() -> calls("api-resources") == 1);
    assertThat(words("#cluster-said")).startsWith("Reading…");
    write("deploy/");
    awaitText("#cluster-said", "cannot list resource");
    write("web");
    push(KeyCode.ENTER);
    awaitText("#cluster-failure-words", "The cluster does not have deploy/web.");
    awaitEnd("api-resources");
    clickOn("#cluster-close");
    push(KeyCode.CONTROL, KeyCode.K);
    Waiting.until(() -> lookup("#cluster-object").tryQuery().isPresent());
    push(KeyCode.ESCAPE);
    Waiting.until(() -> lookup("#cluster-object").tryQuery().isEmpty());
  }

  /** The same as soon as the test lets it go on. */
  private FakeAnswer waiting(FakeAnswer answer) {
    String wait = "until [ -e '" + folder.resolve("go-on") + "' ]; do sleep 0.05; done";
    return new FakeAnswer(List.of(wait), answer.out(), answer.err(), answer.exit());
  }

  private void awaitEnd(String word) {
    FakeCall call =
        kubectl.calls().stream()
            .filter(each -> each.arguments().contains(word))
            .findFirst()
            .orElseThrow();
    Waiting.until(() -> ProcessHandle.of(call.process()).filter(ProcessHandle::isAlive).isEmpty());
  }

  private ObjectsViewModel model() {
    return content().objects().model();
  }

  private ObjectRow row(String name) {
    return model().rows().stream().filter(row -> row.name().equals(name)).findFirst().orElseThrow();
  }

  private Optional<ObjectState> state(String name) {
    return row(name).state();
  }

  private void openList() throws IOException {
    Files.createDirectory(folder.resolve("k8s"));
    Files.writeString(folder.resolve("k8s/a.yaml"), WEB);
    Files.writeString(
        folder.resolve("k8s/b.yaml"),
        """
        apiVersion: v1
        kind: Secret
        metadata:
          name: database
          namespace: pay
        """);
    ObjectSources local =
        new ObjectSources(List.of(), List.of(folder.resolve("k8s")), List.of(), true);
    open(StartDocuments.of(local.from(Connection.USUAL)));
  }

  @Test
  void aListComesNamespaceByNamespaceAndIsReadAgain() throws IOException {
    answerKinds()
        .answersAny(List.of(DATABASE), waiting(FakeAnswer.recorded("viewer and a secret")))
        .answersAny(List.of(SHOP_WEB), web(7), web(9), FakeAnswer.recorded("down"));
    answerLists();
    openList();
    Waiting.until(() -> model().rows().size() == 2 && !row("web").isWaiting());
    assertThat(row("database").isWaiting()).as("the other namespace still runs").isTrue();
    awaitText("#cluster-chip", "truth / shop");
    Files.createFile(folder.resolve("go-on"));
    Waiting.until(() -> state("database").isPresent());
    assertThat(state("database")).contains(ObjectState.NOT_READABLE);
    Waiting.until(() -> document(Role.LIVE).getText().contains("replicas: 7"));
    assertThat(document(Role.LIVE).getOpened().name()).startsWith("Deployment/web · read ");
    assertThat(lookup(".object-trouble").queryAllAs(Labeled.class))
        .extracting(Labeled::getText)
        .containsExactly("live not readable");
    interact(() -> model().show(row("database"), () -> {}));
    awaitText("#unread-live-words", "User \"viewer\" cannot get resource \"secrets\"");

    // Read again: the object, its edits and its decisions stay.
    interact(() -> model().show(row("web"), () -> {}));
    Waiting.until(() -> document(Role.LIVE).getText().contains("replicas: 7"));
    Waiting.until(() -> lookup("#unread-live").tryQuery().isEmpty());
    interact(() -> document(Role.LOCAL).type(WEB.replace("web:2", "web:3")));
    interact(
        () ->
            content()
                .documents()
                .history()
                .decide(new Decision(Fate.KEEP_LOCAL, List.of(REPLICAS)), () -> {}));
    push(KeyCode.F5);
    Waiting.until(() -> document(Role.LIVE).getText().contains("replicas: 9"));
    assertThat(model().currentProperty().get()).contains(row("web"));
    assertThat(document(Role.LOCAL).getText()).contains("web:3");
    assertThat(row("web").isModified()).isTrue();
    assertThat(content().documents().memory().decisions().all()).isNotEmpty();
    Waiting.until(() -> model().survey().isComplete());

    // What cannot be read again stays, and says so.
    push(KeyCode.F5);
    awaitText("#unread-live-words", "web could not be read again: The server cannot be reached");
    assertThat(words("#unread-live-words")).contains("Live still shows Deployment/web · read ");
    assertThat(document(Role.LIVE).getText()).contains("replicas: 9");
    assertThat(state("web")).contains(ObjectState.WILL_CHANGE);
  }

  @Test
  void cancelEndsTheCallOfAList() throws IOException {
    answerKinds()
        .answersAny(List.of(SHOP_WEB), web(7))
        .answersAny(List.of(DATABASE), FakeAnswer.hangs());
    answerLists();
    openList();
    Waiting.until(() -> calls(DATABASE) == 1);
    Waiting.until(() -> state("web").isPresent());
    clickOn("#objects-cancel");
    awaitEnd(DATABASE);
    assertThat(row("database").isWaiting()).isFalse();
    assertThat(state("database")).isEmpty();
    interact(() -> model().show(row("database"), () -> {}));
    awaitText("#unread-live-words", "Reading was cancelled");
  }

  @Test
  void nothingElseStartsAChild() throws IOException {
    Path web = Files.writeString(folder.resolve("web.yaml"), WEB);
    open(example());
    Waiting.until(() -> content().comparison().getView().isPresent());
    interact(() -> content().files().open(Role.LOCAL, web));
    interact(() -> content().files().open(Role.LIVE, web));
    Waiting.settled();
    push(KeyCode.F5);
    interact(() -> content().objects().openAll(Role.LOCAL, List.of(folder)));
    Waiting.until(() -> model().survey().isComplete() && !model().rows().isEmpty());
    interact(() -> model().readAgain());
    Waiting.until(() -> model().survey().isComplete());
    push(KeyCode.F5);
    interact(() -> content().view().tables().choose("commands"));
    push(KeyCode.CONTROL, KeyCode.COMMA);
    Waiting.until(() -> lookup("#setting-red-contexts").tryQuery().isPresent());
    push(KeyCode.ESCAPE);
    Waiting.settled();
    assertThat(kubectl.calls()).isEmpty();
  }
}
