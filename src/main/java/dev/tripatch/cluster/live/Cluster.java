package dev.tripatch.cluster.live;

import dev.tripatch.cluster.call.Call;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.call.GivenFile;
import dev.tripatch.cluster.call.Kubectl;
import dev.tripatch.cluster.call.Ran;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
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
  private static final Duration LISTING = Duration.ofMinutes(2);

  private static final Duration CHANGING = Duration.ofMinutes(1);

  /** Servers store no object of more than a few megabytes. */
  private static final int LONGEST_LINE = 16 << 20;

  /** A kuberc may say another selector, which would hide objects. */
  private static final String ALL = "--selector=";

  /** Commands that ask nobody over a network, and so say nothing of the server. */
  private static final Set<String> OF_THIS_MACHINE = Set.of("config", "kuberc", "kustomize");

  /** What kubectl asks for where the kubeconfig says no server. */
  private static final String NO_SERVER = "localhost:8080";

  /** What tells servers apart: where they are, and whom they have to be certified by. */
  private static final String SERVER =
      "--output=jsonpath={.clusters[0].cluster.server}"
          + " {.clusters[0].cluster.certificate-authority-data}";

  private static final String MANAGED_FIELDS = "--show-managed-fields";

  private final Kubectl kubectl;
  private final Connection connection;
  private final BooleanSupplier isCancelled;
  private final ClusterSession session;

  /** Asks nothing yet. */
  public Cluster(Kubectl kubectl, Connection connection) {
    this(kubectl, connection, () -> false, new ClusterSession(""));
  }

  private Cluster(
      Kubectl kubectl, Connection connection, BooleanSupplier isCancelled, ClusterSession session) {
    this.session = session;
    this.kubectl = kubectl;
    this.connection = connection;
    this.isCancelled = isCancelled;
  }

  /** The same cluster, whose calls are ended once nobody wants their answers any more. */
  public Cluster until(BooleanSupplier cancelled) {
    return new Cluster(kubectl, connection, cancelled, session);
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
    return new Cluster(kubectl, connection.inNamespace(namespace), isCancelled, session);
  }

  /** The same cluster, whatever becomes the current context of the kubeconfig. */
  public Cluster at(ClusterPlace place) {
    Connection named = connection.in(place.context());
    return new Cluster(kubectl, named, isCancelled, session).inNamespace(place.namespace());
  }

  /** The same cluster, of which nothing is asked unless the kubeconfig says that server. */
  public Cluster on(String server) {
    return new Cluster(kubectl, connection, isCancelled, new ClusterSession(server));
  }

  /** The same on the server that the kubeconfig says now; that has to be the one that it is on. */
  public ClusterAnswer<Cluster> onItsServer() {
    return run(
            List.of("config", "view", "--minify", "--raw", "--flatten", SERVER),
            connection.words(),
            FIRST,
            "")
        .map(said -> on(ClusterPlace.server(said)))
        .then(
            now ->
                server().isEmpty() || now.isOn(server())
                    ? new ClusterAnswer.Got<>(now, List.of())
                    : failed(FailureKind.OTHER_SERVER, server() + " → " + now.server(), ""));
  }

  /**
   * The one server that is asked, by its address, and after a blank a digest of its certificate
   * authority; empty if it is asked whichever the kubeconfig says.
   */
  public String server() {
    return session.server;
  }

  /** The address of the one server that is asked. */
  public String address() {
    return server().split(" ", 2)[0];
  }

  /** Whether it is that one; an address alone, as older journals have it, is of any authority. */
  public boolean isOn(String other) {
    return server().equals(other) || address().equals(other);
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
    return lines(List.of("get", "namespaces", "-o", "name", ALL), connection.words())
        .map(names -> names.stream().map(Cluster::withoutKind).toList());
  }

  /** The kinds that can be read, as kubectl calls them: {@code deployments.apps}. */
  public ClusterAnswer<List<String>> kinds() {
    return lines(List.of("api-resources", "--verbs=get,list", "-o", "name"), connection.words());
  }

  /** The names of all objects of a kind in the namespace. */
  public ClusterAnswer<List<String>> names(String kind) {
    return lines(List.of("get", kind, "-o", "name", ALL), connection.wordsWithNamespace())
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
    ClusterAnswer<LiveObject> answer = get(name, session.isOld);
    if (answer instanceof ClusterAnswer.Failed<LiveObject>(Failure failure)
        && failure.words().contains(MANAGED_FIELDS)
        && failure.kind() == FailureKind.TOO_OLD) {
      session.isOld = true;
      return get(name, true);
    }
    return answer;
  }

  /** One object, and no other, whatever kubectl prints; it has to say its version. */
  public ClusterAnswer<LiveObject> get(ObjectName name) {
    return inNamespace(name.namespace())
        .get(ResourceName.of(name))
        .filter(
            found -> found.name().equals(name) && !found.resourceVersion().isEmpty(),
            unreadable(name.toString()));
  }

  private ClusterAnswer<LiveObject> get(String name, boolean isOld) {
    List<String> words = new ArrayList<>(List.of("get", name, "-o", "json", ALL));
    if (!isOld) {
      words.add(MANAGED_FIELDS);
    }
    return ended(words, connection.wordsWithNamespace(), patience(), name)
        .then(ended -> readObject(ended, name));
  }

  /**
   * The object that kubectl prints for a call with a file.
   *
   * @param file which the words name
   */
  ClusterAnswer<LiveObject> given(List<String> words, GivenFile file, String name) {
    return given(words, file, name, patience());
  }

  /**
   * The same for a call that changes something, and is not ended before its answer could come:
   * webhooks may take half a minute. The cluster was asked for the object before. Only {@code
   * cluster.send} uses it.
   */
  public ClusterAnswer<LiveObject> changed(List<String> words, GivenFile file, String name) {
    List<String> all = new ArrayList<>(words);
    if (!session.isOld) {
      all.add(MANAGED_FIELDS);
    }
    return given(all, file, name, CHANGING);
  }

  private ClusterAnswer<LiveObject> given(
      List<String> words, GivenFile file, String name, Duration deadline) {
    return ended(
            words,
            connection.wordsWithNamespace(),
            deadline,
            name,
            call -> kubectl.run(call, file, isCancelled))
        .then(ended -> readObject(ended, name));
  }

  private ClusterAnswer<LiveObject> readObject(Ran.Ended ended, String name) {
    return read(ended.out())
        .filter(object -> !object.has("items"))
        .<ClusterAnswer<LiveObject>>map(
            object -> new ClusterAnswer.Got<>(new LiveObject(object, ended.at()), List.of()))
        .orElseGet(() -> unreadable(name));
  }

  /** A kind as the server offers it, whose group is asked for only once. */
  public ClusterAnswer<ServedKind> served(String apiVersion, String kind) {
    Optional<ServedKind> known = session.kind(apiVersion, kind);
    if (known.isPresent()) {
      return new ClusterAnswer.Got<>(known.get(), List.of());
    }
    String asked = kind + " (" + apiVersion + ")";
    return kinds(apiVersion, asked)
        .then(
            kinds ->
                ClusterSession.find(kinds, kind)
                    .<ClusterAnswer<ServedKind>>map(
                        each -> new ClusterAnswer.Got<>(each, List.of()))
                    .orElseGet(() -> failed(FailureKind.UNKNOWN_KIND, "", asked)));
  }

  /**
   * All kinds of a version of a group.
   *
   * @param asked what to call it where it cannot be read
   */
  public ClusterAnswer<List<ServedKind>> kinds(String apiVersion, String asked) {
    return rawEnded(ServedKind.group(apiVersion), asked)
        .map(
            ended -> {
              List<ServedKind> kinds = readKinds(apiVersion, ended.out());
              session.kinds(apiVersion, kinds);
              return kinds;
            });
  }

  /** The version of each group that the server prefers. */
  public ClusterAnswer<List<String>> apiVersions() {
    return raw("/apis")
        .map(
            json ->
                Stream.concat(
                        Stream.of("v1"),
                        read(json).stream()
                            .flatMap(all -> maps(all.get("groups")))
                            .flatMap(group -> group.find("preferredVersion").stream())
                            .filter(MapValue.class::isInstance)
                            .map(version -> ((MapValue) version).text("groupVersion")))
                    .filter(version -> !version.isEmpty())
                    .toList());
  }

  private static List<ServedKind> readKinds(String apiVersion, String json) {
    return read(json).stream()
        .flatMap(list -> maps(list.get("resources")))
        .flatMap(each -> ServedKind.of(apiVersion, each).stream())
        .toList();
  }

  /** One object of a kind, of exactly this name. */
  public ClusterAnswer<LiveObject> get(ServedKind kind, String name) {
    String asked = kind.kind() + "/" + name;
    return namespaceOf(kind)
        .then(
            namespace ->
                rawEnded(kind.object(namespace, name), asked)
                    .then(ended -> readObject(ended, asked)))
        .filter(object -> object.name().name().equals(name), unreadable(asked));
  }

  /**
   * All objects of a kind in the namespace, read page by page.
   *
   * @param keep what is kept of an object; pages, which are large, are not
   */
  public <T> ClusterAnswer<List<T>> list(ServedKind kind, Function<LiveObject, Optional<T>> keep) {
    return namespaceOf(kind).then(namespace -> new ListPages<>(this, kind, namespace, keep).read());
  }

  /** Where objects of the kind are looked for: an address has to say it. */
  ClusterAnswer<String> namespaceOf(ServedKind kind) {
    Optional<String> known =
        kind.isNamespaced() ? connection.namespace().or(() -> session.namespace) : Optional.of("");
    return known
        .<ClusterAnswer<String>>map(name -> new ClusterAnswer.Got<>(name, List.of()))
        .orElseGet(
            () ->
                place()
                    .map(
                        place -> {
                          session.namespace = Optional.of(place.namespace());
                          return place.namespace();
                        }));
  }

  /** What the server has at an address of its API: {@code /openapi/v3}. */
  public ClusterAnswer<String> raw(String path) {
    return rawEnded(path, path).map(Ran.Ended::out);
  }

  /** A kuberc may say another output, and a selector; kubectl takes neither with an address. */
  ClusterAnswer<Ran.Ended> rawEnded(String path, String asked) {
    return ended(
        List.of("get", "--raw", path, "--output=", ALL), connection.words(), LISTING, asked);
  }

  /** The same for as long as the server goes on, line by line; nothing of it is kept. */
  ClusterAnswer<Ran.Ended> stream(String path, String asked, Consumer<String> line) {
    return ended(
        List.of("get", "--raw", path, "--output=", ALL),
        connection.words(),
        LISTING,
        asked,
        call ->
            kubectl.stream(
                new Call(call.words(), call.deadline(), LONGEST_LINE), line, isCancelled));
  }

  /**
   * The setting of the person's kuberc with which their {@code kubectl apply} is server-side; empty
   * if it is not, or if their kubectl has no such file.
   */
  public Optional<String> appliesServerSide() {
    return run(List.of("kuberc", "view"), List.of(), FIRST, "kuberc")
        .got()
        .flatMap(Cluster::read)
        .stream()
        .flatMap(preferences -> maps(preferences.get("defaults")))
        .filter(each -> each.text("command").equals("apply"))
        .flatMap(each -> maps(each.get("options")))
        .filter(each -> each.text("name").equals("server-side"))
        .map(each -> each.text("default"))
        .filter(value -> !value.equals("false"))
        .map(value -> "--server-side=" + value)
        .findFirst();
  }

  /** What a folder of kustomize builds; the cluster is not asked. */
  public ClusterAnswer<String> kustomize(String folder) {
    return switch (run(List.of("kustomize", folder), List.of(), LISTING, folder)) {
      case ClusterAnswer.Failed<String>(Failure failure) when failure.kind() == FailureKind.OTHER ->
          new ClusterAnswer.Failed<>(failure.as(FailureKind.KUSTOMIZE));
      case ClusterAnswer.Got<String> got -> got;
      case ClusterAnswer.Failed<String> failed -> failed;
    };
  }

  private Duration patience() {
    return session.hasAnswered ? LATER : FIRST;
  }

  private ClusterAnswer<String> run(
      List<String> words, List<String> options, Duration deadline, String asked) {
    return ended(words, options, deadline, asked).map(Ran.Ended::out);
  }

  private ClusterAnswer<Ran.Ended> ended(
      List<String> words, List<String> options, Duration deadline, String asked) {
    return ended(words, options, deadline, asked, call -> kubectl.run(call, isCancelled));
  }

  /** A call that ended well. */
  private ClusterAnswer<Ran.Ended> ended(
      List<String> words,
      List<String> options,
      Duration deadline,
      String asked,
      Function<Call, Ran> run) {
    return call(words, options, deadline, asked, run)
        .then(
            ended ->
                ended.exit() == 0
                    ? new ClusterAnswer.Got<>(ended, List.of())
                    : new ClusterAnswer.Failed<>(ofConfig(Failure.of(ended, connection, asked))));
  }

  /** Where the kubeconfig says no server, kubectl asks this machine, and blames it. */
  private Failure ofConfig(Failure failure) {
    if (failure.kind() != FailureKind.UNREACHABLE || !failure.words().contains(NO_SERVER)) {
      return failure;
    }
    return switch (place()) {
      case ClusterAnswer.Failed<ClusterPlace>(Failure ofConfig) ->
          new Failure(ofConfig.kind(), ofConfig.words(), connection, failure.asked());
      case ClusterAnswer.Got<ClusterPlace>(ClusterPlace place, List<String> _) ->
          place.server().isEmpty() ? failure.as(FailureKind.NO_CLUSTER) : failure;
    };
  }

  /** A call that ended by itself, with any exit code. */
  private ClusterAnswer<Ran.Ended> call(
      List<String> words,
      List<String> options,
      Duration deadline,
      String asked,
      Function<Call, Ran> run) {
    if (isCancelled.getAsBoolean()) {
      return failed(FailureKind.CANCELLED, "", asked);
    }
    boolean isOfNetwork = !OF_THIS_MACHINE.contains(words.getFirst());
    if (isOfNetwork && !server().isEmpty()) {
      Optional<Failure> moved = onItsServer().whyNot();
      if (moved.isPresent()) {
        return new ClusterAnswer.Failed<>(moved.get().as(FailureKind.OTHER_SERVER));
      }
    }
    Call call = Call.of(Stream.concat(words.stream(), options.stream()).toList(), deadline);
    return switch (run.apply(call)) {
      case Ran.Stopped stopped ->
          new ClusterAnswer.Failed<>(Failure.of(stopped, call, connection, asked));
      case Ran.Ended ended -> {
        if (isOfNetwork) {
          session.hasAnswered = true;
        }
        yield new ClusterAnswer.Got<>(ended, ErrorLines.warnings(ended.err()));
      }
    };
  }

  static Optional<MapValue> read(String json) {
    return SourceReader.read("kubectl", json).object();
  }

  static Stream<MapValue> maps(@Nullable Value list) {
    return list instanceof ListValue items
        ? items.items().stream().filter(MapValue.class::isInstance).map(MapValue.class::cast)
        : Stream.empty();
  }

  /** Its words are not told: they may hold a secret. */
  <T> ClusterAnswer<T> unreadable(String asked) {
    return failed(FailureKind.UNREADABLE, "", asked);
  }

  private <T> ClusterAnswer<T> failed(FailureKind kind, String words, String asked) {
    return new ClusterAnswer.Failed<>(new Failure(kind, words, connection, asked));
  }
}
