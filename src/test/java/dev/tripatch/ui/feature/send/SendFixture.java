package dev.tripatch.ui.feature.send;

import dev.tripatch.cli.FakeCluster;
import dev.tripatch.cluster.call.CommandLog;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.fake.FakeAnswer;
import dev.tripatch.cluster.fake.FakeCall;
import dev.tripatch.cluster.fake.FakeKubectl;
import dev.tripatch.cluster.live.ClusterPlace;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.send.SendPolicy;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.MapValue;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.time.Patience;
import dev.tripatch.ui.panes.document.OpenDocument;
import dev.tripatch.ui.panes.model.Comparer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.Documents;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.sending.Journal;
import dev.tripatch.workspace.sending.SendContexts;
import dev.tripatch.workspace.sending.SentChange;
import dev.tripatch.workspace.sending.Undoing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * A ConfigMap {@code settings} in context {@code truth}, of which a person makes something else.
 */
final class SendFixture {
  static final String CONTEXT = "truth";
  private static final String ADDRESS = "https://127.0.0.1:16443";
  static final String SERVER = FakeCluster.server(ADDRESS);
  private static final Workbench WORKBENCH = new Workbench(new BundledCatalog());
  private static final String LOST =
      "The connection to the server example.com was refused"
          + " - did you specify the right host or port?\n";

  private final Path folder;
  private final BlockingQueue<Runnable> foreground = new LinkedBlockingQueue<>();
  private final Documents documents = new Documents();
  private final ComparisonViewModel comparison =
      new ComparisonViewModel(documents, new Comparer(WORKBENCH), Runnable::run, Runnable::run);
  private final CommandLog log = new CommandLog();
  final FakeKubectl kubectl;
  final Journal journal;
  final SendRules rules;
  final Map<String, String> servers = new ConcurrentHashMap<>();
  boolean isPresenting;
  SendContexts kept;

  SendFixture(Path folder) {
    this(folder, false);
  }

  SendFixture(Path folder, boolean isReadOnly) {
    this(folder, isReadOnly, SendContexts.NONE);
  }

  /**
   * A window.
   *
   * @param kept what the settings say when it is opened
   */
  SendFixture(Path folder, boolean isReadOnly, SendContexts kept) {
    this.folder = folder;
    this.kept = kept;
    try {
      kubectl = new FakeKubectl(Files.createDirectory(folder.resolve("bin")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    kubectl.answersAny(
        List.of("--flatten"),
        FakeAnswer.prints(ADDRESS + " ")
            .first("if [ -e '" + swapped() + "' ]; then printf 'https://elsewhere '; exit 0; fi"));
    kubectl.answersAny(List.of("view"), FakeAnswer.recorded("kubeconfig, current context only"));
    journal = new Journal(folder.resolve("sent"));
    rules =
        new SendRules(
            isReadOnly,
            () -> isPresenting,
            () -> new SendContexts(this.kept.ask(), this.kept.askForName(), Map.copyOf(servers)),
            (context, server) -> servers.put(SendContexts.SERVER + context, server));
  }

  private Path swapped() {
    return folder.resolve("swapped");
  }

  /** From now on the context leads to another server. */
  void swap() throws IOException {
    Files.createFile(swapped());
  }

  /** The object in a version, with two values. */
  static String object(int version, String mine, String others) {
    return object(version, mine, others, "11111111-0000-0000-0000-000000000000");
  }

  static String object(int version, String mine, String others, String uid) {
    return """
    {"apiVersion": "v1", "kind": "ConfigMap",
     "metadata": {"name": "settings", "namespace": "shop", "uid": "%s", "resourceVersion": "%d",
      "annotations": {"kubectl.kubernetes.io/last-applied-configuration":
       "{\\"apiVersion\\":\\"v1\\",\\"data\\":{\\"mine\\":\\"1\\"},\\"kind\\":\\"ConfigMap\\",\\"metadata\\":{\\"annotations\\":{},\\"name\\":\\"settings\\",\\"namespace\\":\\"shop\\"}}\\n"}},
     "data": {"mine": "%s", "others": "%s"}}
    """
        .formatted(uid, version, mine, others);
  }

  static FakeAnswer is(int version, String mine, String others) {
    return FakeAnswer.prints(object(version, mine, others));
  }

  static FakeAnswer lost() {
    return FakeAnswer.fails(LOST);
  }

  static MapValue value(String text) {
    return SourceReader.read("object", text).object().orElseThrow();
  }

  SendFixture reads(FakeAnswer... answers) {
    kubectl.answersAny(List.of("get"), answers);
    return this;
  }

  SendFixture tries(FakeAnswer... answers) {
    kubectl.answersAny(List.of("--dry-run=server"), answers);
    return this;
  }

  SendFixture sends(FakeAnswer... answers) {
    kubectl.answersAny(List.of("--dry-run=none"), answers);
    return this;
  }

  SendFixture allows(SendPolicy policy) {
    rules.allow(CONTEXT, SERVER, policy);
    return this;
  }

  private static Connection connection() {
    return new Connection(
        Optional.empty(), Optional.of(CONTEXT), Optional.of("shop"), Optional.empty());
  }

  static LiveSource source() {
    return new LiveSource(connection(), new ClusterPlace(CONTEXT, "shop", ADDRESS), false);
  }

  private Kubectl program() {
    return new Kubectl(Map.of("PATH", folder.resolve("bin") + ":/usr/bin:/bin"), log);
  }

  SendTask task() {
    return task(object(1, "1", "x"), "2");
  }

  /** The person wants another value than live has. */
  SendTask task(String live, String mine) {
    MapValue seen = value(live);
    documents.live().open(OpenDocument.ofCluster("live", YamlWriter.write(seen), "settings"));
    documents
        .local()
        .open(
            OpenDocument.unfiled(
                "local",
                "{apiVersion: v1, kind: ConfigMap, metadata: {name: settings, namespace: shop},"
                    + " data: {mine: '"
                    + mine
                    + "'}}"));
    return new SendTask.Patch(
        comparison.latest().orElseThrow(),
        comparison.patch().look(),
        new LiveObject(seen, Instant.EPOCH).name(),
        source());
  }

  /** The person wants another password than live has. */
  SendTask secret(String live, String local) {
    MapValue seen = value(live);
    documents.live().open(OpenDocument.ofCluster("live", YamlWriter.write(seen), "database"));
    documents.local().open(OpenDocument.unfiled("local", local));
    return new SendTask.Patch(
        comparison.latest().orElseThrow(),
        comparison.patch().look(),
        new LiveObject(seen, Instant.EPOCH).name(),
        source());
  }

  SendTask undo(SentChange change) {
    return new SendTask.Undo(
        change, new Undoing(journal, program(), WORKBENCH::schemaOf, Revealed.NONE));
  }

  SendViewModel model(SendTask task) {
    return model(task, journal);
  }

  SendViewModel model(SendTask task, Journal kept) {
    return new SendViewModel(
        task,
        rules,
        new SendViewModel.Tools(
            program(),
            kept,
            InstantSource.system(),
            List.of(Duration.ZERO),
            Revealed.NONE,
            foreground::add));
  }

  /** Begins, and waits until nothing is asked any more. */
  SendState begin(SendViewModel model) {
    model.begin();
    return over(model);
  }

  SendState over(SendViewModel model) {
    return await(model, state -> !state.isBusy());
  }

  SendState await(SendViewModel model, Predicate<SendState> condition) {
    Patience.until(
        () -> {
          run(5);
          return condition.test(model.stateProperty().get());
        },
        () -> model.stateProperty().get());
    return model.stateProperty().get();
  }

  /** Runs what waits for the UI thread. */
  void run(int millis) {
    try {
      Runnable next = foreground.poll(millis, TimeUnit.MILLISECONDS);
      if (next != null) {
        next.run();
      }
    } catch (InterruptedException ended) {
      throw new AssertionError(ended);
    }
  }

  private List<FakeCall> calls(String word) {
    return kubectl.calls().stream().filter(call -> call.arguments().contains(word)).toList();
  }

  /** How the last call ended; empty while it runs. */
  Optional<CommandLog.End> lastEnd() {
    return log.entries().getLast().end();
  }

  /** How often the cluster was changed. */
  int sent() {
    return calls("--dry-run=none").size();
  }

  /** How often a server was asked anything. */
  long asked() {
    return kubectl.calls().stream().filter(call -> !call.arguments().contains("config")).count();
  }

  int tried() {
    return calls("--dry-run=server").size();
  }
}
