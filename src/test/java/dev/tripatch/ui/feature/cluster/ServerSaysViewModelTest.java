package dev.tripatch.ui.feature.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.call.Ran;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.fake.KubectlAnswer;
import dev.tripatch.cluster.live.Cluster;
import dev.tripatch.cluster.live.ClusterAnswer;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.live.LiveTarget;
import dev.tripatch.document.Format;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.stored.SaidKind;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.paint.Mark;
import dev.tripatch.time.Patience;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.ClusterAccess;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.ComposerViewModel;
import dev.tripatch.ui.panes.model.DecisionsViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.ui.panes.model.OpenModel;
import dev.tripatch.ui.panes.model.SelectionViewModel;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.sending.ServerAnswer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** When the server is asked, and what nobody waits for. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the fake kubectl is a script for sh")
class ServerSaysViewModelTest {
  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final String LOCAL =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata: {name: web, namespace: shop}
      spec:
        replicas: 7
        template: {spec: {containers: [{name: web, image: "example.com/web:1.1"}]}}
      """;

  @TempDir private Path folder;
  private final CommandLog log = new CommandLog();
  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(
          documents, new Comparer(new Workbench(CATALOG)), Runnable::run, Runnable::run);
  private final ReadOnlyObjectWrapper<ClusterState> cluster =
      new ReadOnlyObjectWrapper<>(new ClusterState.None());
  private final List<Runnable> paused = new ArrayList<>();
  private final BlockingQueue<Runnable> foreground = new LinkedBlockingQueue<>();
  private FakeKubectl kubectl;
  private ServerSaysViewModel says;

  @BeforeEach
  void begin() {
    kubectl = new FakeKubectl(folder);
    says =
        new ServerSaysViewModel(
            OpenModel.context(
                documents,
                comparison,
                new SelectionViewModel(comparison),
                Runnable::run,
                foreground::add),
            cluster.getReadOnlyProperty(),
            new ClusterAccess(
                new Kubectl(Map.of("PATH", folder + ":/usr/bin:/bin"), log),
                CATALOG,
                Optional.empty(),
                sentence -> {}),
            paused::add);
  }

  @AfterEach
  void endCalls() {
    says.cancel();
  }

  private static LiveTarget target() {
    return new LiveTarget(Connection.USUAL.inNamespace("shop"), "deploy/web");
  }

  private static ClusterPlace place() {
    return new ClusterPlace("dev-eu", "shop", "https://example.com");
  }

  private void open(String recorded, String local) {
    LiveObject live =
        new LiveObject(
            SourceReader.read("live", KubectlAnswer.of(recorded).out()).object().orElseThrow(),
            Instant.EPOCH);
    documents.live().open(OpenDocument.ofCluster("live", YamlWriter.write(live.value()), "web"));
    documents.local().open(OpenDocument.unfiled("local", local));
    cluster.set(new ClusterState.Read(target(), place(), live));
  }

  private void open() {
    open("found", LOCAL);
  }

  /** The pause after the last change is over. */
  private void pass() {
    List<Runnable> now = List.copyOf(paused);
    paused.clear();
    now.forEach(Runnable::run);
    runForeground();
  }

  private void runForeground() {
    for (Runnable next = foreground.poll(); next != null; next = foreground.poll()) {
      next.run();
    }
  }

  private void await(BooleanSupplier condition) {
    Patience.until(
        () -> {
          runForeground();
          return condition.getAsBoolean();
        },
        this::state);
  }

  private ServerSays state() {
    return says.stateProperty().get();
  }

  private ServerSays.Said said() {
    pass();
    await(() -> state() instanceof ServerSays.Said);
    return (ServerSays.Said) state();
  }

  private ServerSays.Why why() {
    return ((ServerSays.NotAsked) state()).why();
  }

  private void type(String image) {
    documents.local().type(LOCAL.replace("web:1.1", image));
  }

  private List<FakeCall> calls() {
    return kubectl.calls();
  }

  private static boolean isAlive(FakeCall call) {
    return ProcessHandle.of(call.process()).filter(ProcessHandle::isAlive).isPresent();
  }

  @Test
  void whatWasAskedBeforeIsSaidOfItsOwnTextsAlone() {
    MapValue live = SourceReader.read("live", LOCAL).object().orElseThrow();
    String text = LOCAL.replace("7", "8").replace("web:1.1", "web:2");
    MapValue stored =
        SourceReader.read("said", text.replace("web:2", "web:3")).object().orElseThrow();
    documents.live().open(OpenDocument.unfiled("live", LOCAL));
    documents.local().open(OpenDocument.unfiled("local", text));
    assertThat(why()).isEqualTo(ServerSays.Why.NO_CLUSTER);

    says.give(Map.of(ObjectName.of(live), stored), Instant.EPOCH);

    ServerAnswer.Taken taken = (ServerAnswer.Taken) ((ServerSays.Said) state()).answer();
    assertThat(taken.verdict().count(SaidKind.CHANGED)).isEqualTo(1);
    assertThat(taken.verdict().agrees()).isFalse();
    assertThat(calls()).isEmpty();
    documents.local().type(text + "# edited\n");
    assertThat(why()).isEqualTo(ServerSays.Why.EDITED_SINCE);
    documents.local().type(text);
    assertThat(state()).isInstanceOf(ServerSays.Said.class);
    documents
        .live()
        .open(OpenDocument.unfiled("live", LOCAL.replace("name: web,", "name: other,")));
    assertThat(why()).as("another object").isEqualTo(ServerSays.Why.NO_CLUSTER);
  }

  /** Of a kind without a definition nobody else knows what a server stores. */
  private static final String STORE =
      """
      apiVersion: example.com/v1
      kind: Store
      metadata: {name: web, namespace: shop%s}
      spec: {size: %s, more: %s}
      """;

  private static String store(String size, String more) {
    return STORE.formatted("", size, more);
  }

  private static String live(String size) {
    String annotations =
        CanonicalJson.write(SourceReader.read("a", store("1024Mi", "1")).object().orElseThrow());
    return STORE.formatted(
        ", uid: u, resourceVersion: '5', annotations:"
            + " {kubectl.kubernetes.io/last-applied-configuration: '%s'}".formatted(annotations),
        size,
        "1");
  }

  private int conflicts() {
    return comparison.getView().orElseThrow().counts().getOrDefault(Mark.CONFLICT, 0);
  }

  @Test
  void whatTheServerWouldStoreIsWhatIsStored() {
    DecisionsViewModel decisions = new DecisionsViewModel(documents, comparison);
    MapValue object = SourceReader.read("live", live("1Gi")).object().orElseThrow();
    kubectl.answersAny(List.of("patch"), FakeAnswer.prints(CanonicalJson.write(object)));
    says.allowedProperty().set("*");
    documents.live().open(OpenDocument.ofCluster("live", live("1Gi"), "web"));
    documents.local().open(OpenDocument.unfiled("local", store("1024Mi", "2")));
    cluster.set(new ClusterState.Read(target(), place(), new LiveObject(object, Instant.EPOCH)));
    assertThat(conflicts()).isEqualTo(1);
    assertThat(decisions.getTally().undecided()).hasSize(1);

    MapValue patch = comparison.latest().orElseThrow().view().computed().orElseThrow().patch();
    said();
    assertThat(conflicts()).isZero();
    assertThat(decisions.getTally().all()).isEmpty();
    assertThat(comparison.latest().orElseThrow().view().computed().orElseThrow().patch())
        .isEqualTo(patch);
    pass();
    assertThat(calls()).as("nobody asks again").hasSize(1);

    documents.local().type(store("1024Mi", "3"));
    assertThat(conflicts()).as("another text").isEqualTo(1);
    said();
    assertThat(conflicts()).isZero();
  }

  @Test
  void whatAServerWouldHaveStoredIsWhatIsStored() {
    documents.live().open(OpenDocument.unfiled("live", live("1Gi")));
    documents.local().open(OpenDocument.unfiled("local", store("1024Mi", "2")));
    MapValue object = SourceReader.read("live", live("1Gi")).object().orElseThrow();
    assertThat(conflicts()).isEqualTo(1);

    says.give(Map.of(ObjectName.of(object), object), Instant.EPOCH);
    runForeground();
    assertThat(conflicts()).isZero();
    documents.local().type(store("1024Mi", "3"));
    runForeground();
    assertThat(conflicts()).isEqualTo(1);
  }

  @Test
  void nobodyIsAskedUnlessThePersonAllowsIt() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run"));
    assertThat(why()).isEqualTo(ServerSays.Why.NO_CLUSTER);
    open();
    pass();
    assertThat(why()).isEqualTo(ServerSays.Why.NOT_ALLOWED);
    says.allowedProperty().set("prod-*, test");
    says.agree();
    pass();
    assertThat(why()).as("another context").isEqualTo(ServerSays.Why.NOT_ALLOWED);
    assertThat(calls()).isEmpty();

    says.askNow();
    await(() -> state() instanceof ServerSays.Said);
    type("web:1.2");
    pass();
    assertThat(why()).as("asked once only").isEqualTo(ServerSays.Why.NOT_ALLOWED);
    assertThat(calls()).hasSize(1);

    says.allow();
    assertThat(says.allowedProperty().get()).isEqualTo("prod-*, test dev-eu");
    said();
    assertThat(says.mayAllow()).isFalse();
  }

  @Test
  void whereThePersonIsAskedFirstTheyAnswerOnce() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run"));
    says.allowedProperty().set("*");
    says.askFirstProperty().set("dev*");
    open();
    pass();
    assertThat(why()).isEqualTo(ServerSays.Why.ASK_FIRST);
    assertThat(calls()).isEmpty();
    says.agree();
    said();
    type("web:1.2");
    said();
    assertThat(calls()).hasSize(2);
  }

  @Test
  void onlyTheLastOfManyChangesIsAsked() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run"));
    says.allowedProperty().set("*");
    open();
    for (int i = 2; i < 9; i++) {
      type("web:1." + i);
    }
    assertThat(state()).isInstanceOf(ServerSays.Asking.class);
    ServerSays.Said first = said();
    assertThat(calls()).hasSize(1);

    comparison.patch().notationProperty().set(Format.JSON);
    pass();
    assertThat(state()).as("the same patch, written otherwise").isEqualTo(first);
    comparison.patch().choose(PatchFormat.JSON);
    said();
    assertThat(calls()).hasSize(2);
    assertThat(calls().getLast().arguments()).containsSubsequence("--type", "json");
  }

  /** An older question is ended; what was said before stays, as old. */
  @Test
  void typingNeverWaitsForAKubectlThatHangs() {
    kubectl.answersAny(
        List.of("patch"),
        FakeAnswer.recorded("dry run"),
        FakeAnswer.hangs(),
        FakeAnswer.recorded("dry run, invalid"));
    says.allowedProperty().set("*");
    open();
    ServerSays.Said first = said();
    type("web:2");
    pass();
    await(() -> calls().size() == 2);
    String file = calls().getLast().arguments().get(5);
    assertThat(Path.of(file)).exists();

    List<Thread> callers = new CopyOnWriteArrayList<>();
    log.listen(entries -> callers.add(Thread.currentThread()));
    for (int i = 3; i < 23; i++) {
      type("web:" + i);
      pass();
    }
    assertThat(callers).doesNotContain(Thread.currentThread());
    assertThat(state()).isEqualTo(new ServerSays.Asking(Optional.of(first)));
    assertThat(SaidRows.at(FieldPath.of("spec", "template"), state())).endsWith(" …");
    await(() -> log.entries().get(1).end().isPresent());
    assertThat(log.entries().get(1).end().orElseThrow().why()).contains(Ran.Why.CANCELLED);
    await(() -> !isAlive(calls().get(1)));
    await(() -> Files.notExists(Path.of(file).getParent()));
    await(() -> state() instanceof ServerSays.Said);

    assertThat(((ServerSays.Said) state()).answer()).isInstanceOf(ServerAnswer.Refused.class);
    assertThat(state()).isNotEqualTo(first);
  }

  @Test
  void noValueIsInAnArgumentOrInTheLog() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run, secret"));
    says.allowedProperty().set("*");
    open(
        "secret",
        "{apiVersion: v1, kind: Secret, metadata: {name: database, namespace: shop},"
            + " data: {password: not in base 64!}}");

    ServerSays.Said said = said();

    assertThat(calls().toString() + log.entries() + said.answer() + SaidRows.summary(said))
        .contains("••••")
        .doesNotContain("in base 64!", "uid", "tripatch/");
    assertThat(log.entries().getLast().words()).containsSubsequence("--patch-file", "patch.json");
  }

  @Test
  void itSaysWhyThereIsNothingToAsk() {
    says.allowedProperty().set("*");
    open();
    documents.live().type(documents.live().getText() + "# mine\n");
    assertThat(why()).isEqualTo(ServerSays.Why.LIVE_EDITED);
    assertThat(says.mayAsk()).isFalse();
    open();
    documents.local().type("kind: [");
    assertThat(why()).isEqualTo(ServerSays.Why.UNREADABLE);
    new ComposerViewModel(documents.drafts(), comparison).goOn(PatchFormat.MERGE, "{}\n");
    assertThat(why()).isEqualTo(ServerSays.Why.NOTHING_SENT);
    pass();
    says.askNow();
    cluster.set(new ClusterState.None());
    assertThat(why()).isEqualTo(ServerSays.Why.NO_CLUSTER);
    assertThat(calls()).isEmpty();
  }

  @Test
  void aComposedPatchIsAskedForInItsFormat() {
    kubectl.answersAny(List.of("patch"), FakeAnswer.recorded("dry run, JSON merge patch"));
    says.allowedProperty().set("*");
    open();
    ComposerViewModel composer = new ComposerViewModel(documents.drafts(), comparison);
    composer.goOn(PatchFormat.MERGE, "spec: {replicas: 3}\n");

    ServerSays.Said said = said();

    assertThat(calls()).hasSize(1);
    assertThat(calls().getLast().arguments()).containsSubsequence("--type", "merge");
    assertThat(((ServerAnswer.Taken) said.answer()).verdict().agrees()).isTrue();
  }

  @Test
  void whatTheClusterDoesNotHaveIsCreated() {
    kubectl
        .answersAny(List.of("get"), FakeAnswer.recorded("not found"))
        .answersAny(List.of("create"), FakeAnswer.recorded("dry run, create"));
    says.allowedProperty().set("*");
    documents
        .local()
        .open(OpenDocument.unfiled("local", LOCAL.replace("name: web,", "name: new,")));
    ClusterAnswer<LiveObject> missing =
        new Cluster(new Kubectl(Map.of("PATH", folder + ":/usr/bin:/bin"), log), Connection.USUAL)
            .get("deploy/new");
    cluster.set(
        new ClusterState.Failed(
            target(),
            Optional.of(place()),
            ((ClusterAnswer.Failed<LiveObject>) missing).failure(),
            Optional.empty()));

    assertThat(said().answer()).isInstanceOf(ServerAnswer.Taken.class);
    assertThat(calls().getLast().arguments()).startsWith("create").contains("--dry-run=server");
  }
}
