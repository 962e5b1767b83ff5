package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.call.Ran;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A cluster, read through kubectl. Every method asks again, waits for the answer, and never throws
 * for what kubectl says. An interrupt of the thread ends a call. Safe for several threads.
 */
public final class Cluster {
  /** The first answer tells whether there is a cluster at all; a person waits for it. */
  private static final Duration FIRST = Duration.ofSeconds(8);

  private static final Duration LATER = Duration.ofSeconds(20);

  /** Reading a namespace with thousands of objects takes longer than any single one. */
  private static final Duration LISTING = Duration.ofSeconds(120);

  /** Begins a line about one kind or one object; the others are in the answer. */
  private static final String FROM_SERVER = "Error from server (";

  private final Kubectl kubectl;
  private final Connection connection;
  private final BooleanSupplier isCancelled;
  private volatile boolean hasAnswered;

  /** Asks nothing yet. */
  public Cluster(Kubectl kubectl, Connection connection) {
    this(kubectl, connection, () -> false);
  }

  private Cluster(Kubectl kubectl, Connection connection, BooleanSupplier isCancelled) {
    this.kubectl = kubectl;
    this.connection = connection;
    this.isCancelled = isCancelled;
  }

  /** The same cluster, whose calls are ended once nobody wants their answers any more. */
  public Cluster until(BooleanSupplier cancelled) {
    return new Cluster(kubectl, connection, cancelled);
  }

  /** Which cluster it is, as it was said. */
  public Connection connection() {
    return connection;
  }

  /** The kubectl that is asked. */
  public Kubectl kubectl() {
    return kubectl;
  }

  /** The same cluster in another namespace; in the one that was said if the name is empty. */
  public Cluster inNamespace(String namespace) {
    if (namespace.isEmpty()) {
      return this;
    }
    Cluster other = new Cluster(kubectl, connection.inNamespace(namespace), isCancelled);
    other.hasAnswered = hasAnswered;
    return other;
  }

  /** Where questions go, as the kubeconfig says; nobody is asked over a network. */
  public ClusterAnswer<ClusterPlace> place() {
    return run(List.of("config", "view", "--minify", "-o", "json"), connection.words(), FIRST, "")
        .then(this::readPlace);
  }

  private ClusterAnswer<ClusterPlace> readPlace(String json) {
    Optional<MapValue> config = read(json);
    Optional<MapValue> context = config.flatMap(all -> first(all, "contexts"));
    if (context.isEmpty()) {
      return unreadable("config");
    }
    String namespace =
        context.get().get("context") instanceof MapValue inner ? inner.text("namespace") : "";
    String server =
        config
            .flatMap(all -> first(all, "clusters"))
            .flatMap(each -> each.find("cluster"))
            .filter(MapValue.class::isInstance)
            .map(each -> ((MapValue) each).text("server"))
            .orElse("");
    return new ClusterAnswer.Got<>(
        new ClusterPlace(
            context.get().text("name"),
            connection.namespace().orElse(namespace.isEmpty() ? "default" : namespace),
            server),
        List.of());
  }

  private static Optional<MapValue> first(MapValue config, String list) {
    return maps(config.get(list)).findFirst();
  }

  /** The contexts of the kubeconfig; nobody is asked over a network. */
  public ClusterAnswer<List<String>> contexts() {
    return lines(
        List.of("config", "get-contexts", "-o", "name"), connection.ofAnyContext().words());
  }

  /** The namespaces of the cluster. */
  public ClusterAnswer<List<String>> namespaces() {
    return lines(List.of("get", "namespaces", "-o", "name"), connection.words())
        .map(names -> names.stream().map(Cluster::withoutKind).toList());
  }

  /** The kinds that can be read, as kubectl calls them: {@code deployments.apps}. */
  public ClusterAnswer<List<String>> kinds() {
    return lines(List.of("api-resources", "--verbs=get,list", "-o", "name"), connection.words());
  }

  /** The names of all objects of a kind in the namespace. */
  public ClusterAnswer<List<String>> names(String kind) {
    return lines(List.of("get", kind, "-o", "name"), connection.wordsWithNamespace())
        .map(names -> names.stream().map(Cluster::withoutKind).toList());
  }

  private static String withoutKind(String name) {
    return name.substring(name.indexOf('/') + 1);
  }

  private ClusterAnswer<List<String>> lines(List<String> words, List<String> options) {
    return run(words, options, patience(), words.get(1))
        .map(out -> out.lines().filter(line -> !line.isBlank()).toList());
  }

  /**
   * One object.
   *
   * @param name as kubectl takes it: {@code deploy/web}, or {@link ResourceName#of} for no other
   */
  public ClusterAnswer<LiveObject> get(String name) {
    List<String> words = List.of("get", name, "-o", "json", "--show-managed-fields");
    return ended(words, connection.wordsWithNamespace(), patience(), name)
        .then(
            ended ->
                read(ended.out())
                    .filter(object -> !object.has("items"))
                    .<ClusterAnswer<LiveObject>>map(
                        object ->
                            new ClusterAnswer.Got<>(new LiveObject(object, ended.at()), List.of()))
                    .orElseGet(() -> unreadable(name)));
  }

  /** Some objects by name, as {@link #get}; those that are not there do not hide the others. */
  public ClusterAnswer<LiveList> getAll(List<String> names) {
    return list(names, connection.wordsWithNamespace());
  }

  /**
   * All objects of some kinds in the namespace. Kinds that are forbidden do not hide the others;
   * one that is not known does.
   *
   * @param kinds as kubectl takes them
   * @param allNamespaces whether those of all namespaces are wanted
   */
  public ClusterAnswer<LiveList> list(List<String> kinds, boolean allNamespaces) {
    return list(
        List.of(String.join(",", kinds)),
        allNamespaces
            ? Stream.concat(Stream.of("--all-namespaces"), connection.words().stream()).toList()
            : connection.wordsWithNamespace());
  }

  private ClusterAnswer<LiveList> list(List<String> what, List<String> options) {
    String asked = String.join(" ", what);
    List<String> words = new ArrayList<>(List.of("get"));
    words.addAll(what);
    words.addAll(List.of("-o", "json", "--show-managed-fields"));
    return call(words, options, LISTING, asked).then(ended -> readList(ended, asked));
  }

  private ClusterAnswer<LiveList> readList(Ran.Ended ended, String asked) {
    List<String> refusals =
        ErrorLines.of(ended.err()).lines().filter(line -> line.startsWith(FROM_SERVER)).toList();
    if (ended.exit() != 0 && refusals.isEmpty()) {
      return new ClusterAnswer.Failed<>(Failure.of(ended, connection, asked));
    }
    List<LiveObject> objects =
        read(ended.out()).stream()
            .flatMap(list -> list.has("items") ? maps(list.get("items")) : Stream.of(list))
            .map(each -> new LiveObject(each, ended.at()))
            .toList();
    List<Failure> failures =
        ended.exit() == 0
            ? List.of()
            : refusals.stream()
                .map(line -> new Failure(FailureKind.of(line), line, connection, asked))
                .toList();
    return new ClusterAnswer.Got<>(new LiveList(objects, failures), List.of());
  }

  /** What the server has at an address of its API: {@code /openapi/v3}. */
  public ClusterAnswer<String> raw(String path) {
    return run(List.of("get", "--raw", path), connection.words(), LISTING, path);
  }

  /** What a folder of kustomize builds; the cluster is not asked. */
  public ClusterAnswer<String> kustomize(String folder) {
    return run(List.of("kustomize", folder), List.of(), LISTING, folder);
  }

  private Duration patience() {
    return hasAnswered ? LATER : FIRST;
  }

  private ClusterAnswer<String> run(
      List<String> words, List<String> options, Duration deadline, String asked) {
    return ended(words, options, deadline, asked).map(Ran.Ended::out);
  }

  /** A call that ended well. */
  private ClusterAnswer<Ran.Ended> ended(
      List<String> words, List<String> options, Duration deadline, String asked) {
    return call(words, options, deadline, asked)
        .then(
            ended ->
                ended.exit() == 0
                    ? new ClusterAnswer.Got<>(ended, List.of())
                    : new ClusterAnswer.Failed<>(Failure.of(ended, connection, asked)));
  }

  /** A call that ended by itself, with any exit code. */
  private ClusterAnswer<Ran.Ended> call(
      List<String> words, List<String> options, Duration deadline, String asked) {
    Call call = Call.of(Stream.concat(words.stream(), options.stream()).toList(), deadline);
    return switch (kubectl.run(call, isCancelled)) {
      case Ran.Stopped stopped ->
          new ClusterAnswer.Failed<>(Failure.of(stopped, call, connection, asked));
      case Ran.Ended ended -> {
        hasAnswered = true;
        yield new ClusterAnswer.Got<>(ended, ErrorLines.warnings(ended.err()));
      }
    };
  }

  private static Optional<MapValue> read(String json) {
    return SourceReader.read("kubectl", json).object();
  }

  private static Stream<MapValue> maps(@Nullable Value list) {
    return list instanceof ListValue(List<Value> items)
        ? items.stream().filter(MapValue.class::isInstance).map(MapValue.class::cast)
        : Stream.empty();
  }

  /** Its words are not told: they may hold a secret. */
  private <T> ClusterAnswer<T> unreadable(String asked) {
    FailureKind kind = FailureKind.UNREADABLE;
    return new ClusterAnswer.Failed<>(new Failure(kind, "", connection, asked));
  }
}
